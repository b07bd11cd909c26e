import { wholeSolidity } from '@tests/support/compile';
import { createChain, solidityOf } from '@tests/support/evm';
import { expectNumbers } from '@tests/support/numbers';

const SUPPLIER = 1n;

/** What one more pack adds to the gas of sealing a case, to the thousand. */
async function gasOfAPack(): Promise<number> {
  const chain = await createChain();
  const regulator = await chain.fund();
  const road = await chain.deploy([wholeSolidity(solidityOf('silkroad'), 'silkroad')], 'SilkRoad', {
    from: regulator,
  });
  await road.send({ from: regulator }, 'setRole', regulator, SUPPLIER);
  const gasOf = async (outer: bigint, inside: bigint[]) =>
    (await road.send({ from: regulator }, 'pack', outer, inside)).gas;
  const one = await gasOf(1n, [10n]);
  const two = await gasOf(2n, [20n, 21n]);
  return 1_000 * Math.round(Number(two - one) / 1_000);
}

expectNumbers('silkroad', {
  input: { '128': 'bits of a printed code in this design' },
  computed: {
    '17': () => Math.ceil(10 ** 10 / 10_000_000 / 60),
    '27,000': gasOfAPack,
  },
  example: ['10', 'million'],
});
