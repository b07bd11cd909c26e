import type { Address } from '@ethereumjs/util';
import { blockHash, createChain, solidityOf, type Deployed } from '@tests/support/evm';
import { beforeEach, describe, expect, test } from 'vitest';

import { hashList, mixWithSealed, sealedNumber, shiftOf } from './demo/blocks';

/* The draw of the write-up, compiled and run with the smallest token that asks it. */

const TOKEN = `
contract Token is Draw {
    mapping(uint256 id => address) public ownerOf;
    uint256 public depositsReturned;
    uint256 public refunds;

    constructor(bytes32 seal_) payable Draw(seal_) {}

    function mint(uint256 id) external {
        transfer(address(0), msg.sender, id);
    }

    function give(address to, uint256 id) external {
        transfer(msg.sender, to, id);
    }

    function transfer(address from, address to, uint256 id) private {
        _checkTransfer(from);
        require(ownerOf[id] == from, "not yours");
        ownerOf[id] = to;
    }

    function endSale() external {
        _endSale();
    }

    function _returnDeposit() internal override {
        depositsReturned += 1;
    }

    function _refundBuyers() internal override {
        refunds += 1;
    }
}`;
const CODE = [...solidityOf('pkmb'), TOKEN];

const NUMBER = sealedNumber(1);
const SALE_ENDS = 100n;
const DRAW_BLOCK = SALE_ENDS + 5n;
const LAST_TO_OPEN = DRAW_BLOCK + 256n;
const DONE = { reverted: undefined };

let chain: Awaited<ReturnType<typeof createChain>>;
let sealer: Address;
let buyer: Address;
let token: Deployed;

beforeEach(async () => {
  chain = await createChain();
  [sealer, buyer] = [await chain.fund(), await chain.fund()];
  const seal = toNumber(hashList(NUMBER));
  token = await chain.deploy(CODE, 'Token', { from: sealer, value: 1n }, seal);
});

test('a sealer without a deposit is refused', async () => {
  await expect(chain.deploy(CODE, 'Token', { from: sealer }, 0n)).rejects.toThrow('not deployed');
});

test('a sale ends once, and nothing is drawn or called off before', async () => {
  expect(await open()).toMatchObject({ reverted: 'nothing to draw' });
  expect(await callOff()).toMatchObject({ reverted: 'nothing to call off' });
  await endSale();
  expect(await token.read('drawBlock')).toBe(DRAW_BLOCK);
  expect(await token.send({ from: sealer }, 'endSale')).toMatchObject({
    reverted: 'already ended',
  });
});

test('a token is minted before the draw and transferred only after it', async () => {
  expect(await token.send({ from: buyer }, 'mint', 7n)).toMatchObject(DONE);
  const give = () => token.send({ from: buyer }, 'give', sealer, 7n);
  expect(await give()).toMatchObject({ reverted: 'not drawn yet' });
  await endSale();
  chain.goTo(DRAW_BLOCK + 1n);
  expect(await give()).toMatchObject({ reverted: 'not drawn yet' });
  expect(await open()).toMatchObject(DONE);
  expect(await give()).toMatchObject(DONE);
  expect(await token.read('ownerOf', 7n)).toBe(BigInt(sealer.toString()));
});

describe('after the sale', () => {
  beforeEach(endSale);

  test.each([DRAW_BLOCK + 1n, LAST_TO_OPEN])(
    'in block %s the number draws the shift that the demo computes, and the deposit goes back',
    async (block) => {
      chain.goTo(block);
      expect(await open()).toMatchObject(DONE);
      const shift = shiftOf(mixWithSealed(blockHash(DRAW_BLOCK), NUMBER));
      expect(await token.read('shift')).toBe(BigInt(shift));
      expect(await token.read('depositsReturned')).toBe(1n);
    },
  );

  test.each([DRAW_BLOCK, LAST_TO_OPEN + 1n])('in block %s there is no hash', async (block) => {
    chain.goTo(block);
    expect(await open()).toMatchObject({ reverted: 'too early or too late' });
    expect(await token.read('isDrawn')).toBe(0n);
  });

  test('another number is refused', async () => {
    chain.goTo(DRAW_BLOCK + 1n);
    expect(await open(sealedNumber(2))).toMatchObject({ reverted: 'not the sealed number' });
  });

  test('a draw is made once, and is not called off afterwards', async () => {
    chain.goTo(LAST_TO_OPEN);
    await open();
    expect(await open()).toMatchObject({ reverted: 'nothing to draw' });
    chain.goTo(LAST_TO_OPEN + 1n);
    expect(await callOff()).toMatchObject({ reverted: 'nothing to call off' });
    expect(await token.read('refunds')).toBe(0n);
  });

  test('whoever waits is called off, for good and once, and keeps no deposit', async () => {
    chain.goTo(LAST_TO_OPEN);
    expect(await callOff()).toMatchObject({ reverted: 'the sealer still has time' });
    chain.goTo(LAST_TO_OPEN + 1n);
    expect(await callOff()).toMatchObject(DONE);
    expect(await callOff()).toMatchObject({ reverted: 'nothing to call off' });
    expect(await open()).toMatchObject({ reverted: 'nothing to draw' });
    expect(await token.read('refunds')).toBe(1n);
    expect(await token.read('depositsReturned')).toBe(0n);
  });
});

async function endSale(): Promise<void> {
  chain.goTo(SALE_ENDS);
  expect(await token.send({ from: sealer }, 'endSale')).toMatchObject(DONE);
}

function open(number = NUMBER) {
  return token.send({ from: sealer }, 'open', toNumber(number));
}

/** Anybody may. */
function callOff() {
  return token.send({ from: buyer }, 'callOff');
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}
