import { runAttack } from './attack';
import { settings } from './settings';

const ENDS = {
  theft: 'the vault is robbed',
  safe: 'the theft fails',
  short: 'the vault cannot pay twice',
  undone: 'the theft undoes itself',
  broken: 'nobody is paid',
  uncompiled: 'it does not compile',
} as const;

/** What waits behind Play: "a thief puts in 2 beside 59, and the vault is robbed." */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { values } = settings.parse(query);
  const { end } = runAttack(values);
  return `a thief puts in ${values.thief} beside ${values.savers}, and ${ENDS[end]}.`;
}
