import { createChain } from '@tests/support/evm';
import { expect, test } from 'vitest';

/* Round two: a buyer's contract that undoes its purchase when the shift is a bad one. */

const CODE = [
  `
contract Sale {
    uint256 public sold;
    uint256 public shift;

    function buyLast(uint256 drawn) external payable {
        sold += 1;
        shift = drawn; // the draw, moved into the sale
    }
}

contract Buyer {
    function tryFor(Sale sale, uint256 drawn, uint256 wanted) external payable {
        sale.buyLast{value: msg.value}(drawn);
        require(sale.shift() == wanted, "not this one");
    }
}`,
];

test('a bad draw leaves the sale as it was, and its gas is paid all the same', async () => {
  const chain = await createChain();
  const owner = await chain.fund();
  const sale = await chain.deploy(CODE, 'Sale', { from: owner });
  const buyer = await chain.deploy(CODE, 'Buyer', { from: owner });
  const attempt = (drawn: bigint) =>
    buyer.send({ from: owner, value: 1n }, 'tryFor', sale.address, drawn, 7n);

  const refused = await attempt(3n);
  expect(refused.reverted).toBe('not this one');
  expect(refused.gas).toBeGreaterThan(0n);
  expect(await sale.read('sold')).toBe(0n);
  expect(await chain.balanceOf(sale.address)).toBe(0n);

  expect(await attempt(7n)).toMatchObject({ reverted: undefined });
  expect(await sale.read('sold')).toBe(1n);
});
