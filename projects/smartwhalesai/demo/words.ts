import { elementAt } from '@/lib/element-at';

import type { Settings } from './settings';
import type { View } from './view';
import { CHAINS, WALLET } from './wallet';
import type { Chain } from './wallet';

const list = new Intl.ListFormat('en-GB');

/** "Polygon is unknown." or, for several, how many. */
export function nameUnknown(unknown: readonly Chain[]): string {
  const [first, second] = unknown;
  if (!first) return '';
  return second ? `${unknown.length} are unknown.` : `${first.name} is unknown.`;
}

/** The remark below the sentence: why the total is what it is. */
export function explain(view: View): string {
  const { summary, approach, check, isSample, fake, sold, decimals } = view;
  if (!summary) return 'No request leaves before the letters agree with their hash.';
  if (summary.isLoading) return 'Answers come in as they come.';
  const names = list.format(summary.unknown.map(({ name }) => name));
  const isMany = summary.unknown.length > 1;
  if (approach === 'naive') {
    if (!isSample)
      return 'The letters were not checked, so this is a wallet that nobody meant. It answers truthfully: nothing.';
    if (check.status === 'broken')
      return 'The letters were not checked. Here only a capital is wrong; a wrong digit would pass just the same.';
    if (decimals !== 18) return wrongPoint(decimals);
    if (fake)
      return 'A contract that calls itself USDC was added at one dollar a coin. Nothing was bought.';
    if (names !== '')
      return `${names} did not answer and ${isMany ? 'were' : 'was'} counted as 0. Nothing was sold${sold ? ' there' : ''}.`;
    return sold ? '20 ETH left Ethereum. This alert is true.' : calm(view);
  }
  if (!isSample)
    return 'The sample data knows one wallet. This is another one, and it holds nothing.';
  if (check.status === 'missing')
    return 'An address in one case carries no checksum. Nobody can tell whether it was mistyped.';
  if (decimals !== 18) return wrongPoint(decimals);
  if (sold)
    return `Alert: 20 ETH left Ethereum, which was read both times.${names === '' ? '' : ` ${names} cannot raise one.`}`;
  if (fake)
    return '5,000,000 more "USDC" came from a contract that is not on the list. It stays outside: no trusted price.';
  if (summary.answered === 0) return 'No alert: there is nothing to compare.';
  if (names !== '')
    return `${isMany ? `Unknown: ${names}. ` : ''}No alert: nothing moved on the ${summary.answered} that answered both times.`;
  return calm(view);
}

/** The plug's name for screen readers: "Polygon, unplugged, unknown". */
export function describeChain(view: View, index: number): string {
  const { id, name } = elementAt(CHAINS, index);
  const { text } = elementAt(view.amounts(false), index);
  const known = text === '...' ? 'has been asked' : text;
  return `${name}, ${view.out.includes(id) ? 'unplugged' : 'plugged in'}, ${known}`;
}

/** The line above the address. */
export function describeCheck({ check, address }: View, right: string): string {
  if (check.status === 'holds') return 'Sample address, checksum holds: flip one.';
  if (check.status === 'missing') return 'One case only: no checksum to look at.';
  const [first, second] = check.wrong;
  return first === undefined || second !== undefined
    ? `${check.wrong.length} letters disagree with their hash.`
    : `Letter ${first + 1} is ${address.charAt(first)} and should be ${right.charAt(first)}.`;
}

/** "0x6aBE…727B" */
export function formatContract(digits: string): string {
  return `0x${digits.slice(0, 4)}…${digits.slice(-4)}`;
}

function wrongPoint(decimals: number): string {
  return `250 USDC on Binance Smart Chain were read with ${decimals} decimals. Their contract says 18.`;
}

function calm({ readings }: View): string {
  const read = CHAINS.filter((_, index) => readings[index]?.status === 'read');
  const slowest = read.toSorted((a, b) => b.answersAfterMs - a.answersAfterMs)[0];
  return slowest
    ? `The slowest, ${slowest.name}, took ${(slowest.answersAfterMs / 1_000).toFixed(2)} s.`
    : '';
}

/** What waits behind Play: "4 of 6 chains plugged in, a fake USDC." */
export function describeRun({ out, fake, sold, address }: Settings): string {
  return [
    `${CHAINS.length - out.length} of 6 chains plugged in`,
    ...(address === WALLET ? [] : ['another address']),
    ...(fake ? ['a fake USDC'] : []),
    ...(sold ? ['a real sale'] : []),
  ]
    .join(', ')
    .concat('.');
}
