import { settings } from './settings';
import { CHAINS, WALLET } from './wallet';

/** What waits behind Play: "4 of 6 chains plugged in, a fake USDC." */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { out, fake, sold, address } = settings.parse(query).values;
  return [
    `${CHAINS.length - out.length} of 6 chains plugged in`,
    ...(address === WALLET ? [] : ['another address']),
    ...(fake ? ['a fake USDC'] : []),
    ...(sold ? ['a real sale'] : []),
  ]
    .join(', ')
    .concat('.');
}
