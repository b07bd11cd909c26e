import { elementAt } from '@/lib/element-at';

import type { Summary } from './ledger';
import type { Settings } from './settings';
import { viewOf } from './view';
import type { View } from './view';
import { BINANCE, CHAINS, FAKE, SALE_CHAIN, USDC_ON_BINANCE, WALLET } from './wallet';
import type { Chain } from './wallet';

const list = new Intl.ListFormat('en-GB');

/** What is true while somebody just adds up: names what made the alert, or that it is right. Empty: there is nothing to say. */
export function judge(view: View): string {
  const { summary, isSample, isLie, check, sold } = view;
  if (!summary || summary.isLoading) return '';
  if (!isSample) return 'A lie: this is another wallet.';
  if (!isLie) {
    if (sold) return 'True: 20 ETH left Ethereum.';
    return check.status === 'broken' ? 'True by luck: the address is mistyped.' : '';
  }
  const faults = [
    ...(summary.unknown.length > 0 ? [describeSilence(summary.unknown)] : []),
    ...(countsFake(view) ? ['that USDC is a fake'] : []),
    ...(movesPoint(view) ? ['a decimal point slipped'] : []),
  ];
  return `${sold ? 'Mostly a lie: it sold 20 ETH, and' : 'A lie:'} ${list.format(faults)}.`;
}

/** The same for the chosen way: what was left out and why. Empty: there is nothing to say. */
export function caution(view: View): string {
  const { summary, isSample, check, sold } = view;
  if (!summary || summary.isLoading) return '';
  if (!isSample) return 'Another wallet: nothing to compare.';
  if (check.status === 'missing') return 'An address in one case has no checksum.';
  if (sold && !isRead(view.readings, SALE_CHAIN)) return 'Its sale of 20 ETH goes unseen.';
  if (movesPoint(view)) return 'The USDC contract says where the point goes.';
  return countsFake(view) ? 'The fake USDC stays outside.' : '';
}

/** "Polygon did not answer, so no alert." */
export function nameUnknown({ unknown, moved }: Summary): string {
  if (unknown.length === 0) return '';
  return `${nameChains(unknown)} did not answer${moved === 0n ? ', so no alert' : ''}.`;
}

function describeSilence(chains: readonly Chain[]): string {
  return chains.length === CHAINS.length
    ? 'no chain answered'
    : `${nameChains(chains)} did not answer`;
}

/** By name as long as a headline has room for it. */
function nameChains(chains: readonly Chain[]): string {
  return chains.length > 2
    ? `${chains.length} chains`
    : list.format(chains.map(({ name }) => name));
}

/** A coin or a point does nothing on a chain that did not answer. */
function countsFake({ fake, readings }: View): boolean {
  return fake && isRead(readings, FAKE.chain);
}

function movesPoint({ decimals, readings }: View): boolean {
  return decimals !== USDC_ON_BINANCE.decimals && isRead(readings, BINANCE);
}

function isRead(readings: View['readings'], id: number): boolean {
  return readings[CHAINS.findIndex((chain) => chain.id === id)]?.status === 'read';
}

/** The plug's name for screen readers: "Polygon, unplugged, unknown". */
export function describeChain(view: View, index: number): string {
  const { id, name } = elementAt(CHAINS, index);
  const { text } = elementAt(view.amounts('line'), index);
  const known = text === '...' ? 'has been asked' : text;
  return `${name}, ${view.out.includes(id) ? 'unplugged' : 'plugged in'}, ${known}`;
}

/** The line above the address. */
export function describeCheck({ check, address }: View, right: string): string {
  if (check.status === 'holds') return 'Checksum holds. Press a letter to break it.';
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

/** What waits behind Play, and what comes of it: "6 of 6 chains plugged in, a fake USDC. A lie: that USDC is a fake." */
export function describeRun(run: Settings): string {
  const { out, fake, sold, decimals, address, approach } = run;
  // As it is when every chain has answered or given up.
  const view = viewOf(run, () => Infinity);
  const unknown = view.summary ? nameUnknown(view.summary) : 'So no chain was asked.';
  const outcome = approach === 'naive' ? judge(view) : `${unknown} ${caution(view)}`;
  const parts = [
    `${CHAINS.length - out.length} of 6 chains plugged in`,
    ...(address === WALLET ? [] : ['another address']),
    ...(fake ? ['a fake USDC'] : []),
    ...(sold ? ['a real sale'] : []),
    ...(decimals === USDC_ON_BINANCE.decimals ? [] : ['a slipped decimal point']),
  ];
  return `${parts.join(', ')}. ${outcome}`.trim();
}
