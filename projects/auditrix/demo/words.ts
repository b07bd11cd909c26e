import { runAttack } from './attack';
import type { Attack, Moment, Plan } from './attack';
import type { Claim } from './audit';
import { LIMIT } from './machine';

/** Records above this have wrapped around. */
const LARGE = 1_000_000n;

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** What has wrapped around is said by its distance to the limit: nobody reads 78 digits. */
export function formatRecord(record: bigint): string {
  return record < LARGE ? String(record) : `2^256 − ${LIMIT - record}`;
}

/** What stands on the sheet of a call that waits. */
export function sheetWords(call: number, { up, thief }: Plan): string {
  const isCleared = up >= 2;
  const paid = up === 3 ? 0 : thief;
  return `CALL ${call}  PAID ${paid}, ${isCleared ? 'ALREADY CLEARED' : 'NOT CLEARED YET'}`;
}

/** The label of the stack. `undone`: how many calls were open before the first failed, or 0. */
export function tellCalls(
  { call, open }: Moment,
  { undone, ran }: { undone: number; ran: number },
): string {
  if (call === 0) return '';
  if (undone > 0 && open === 0) return `${plural(undone, 'call')}, all undone`;
  const calls = `${plural(open, 'call')} open`;
  return undone > 0
    ? `${calls}, ${undone - open} undone`
    : `${calls}, orange line run ${plural(ran, 'time')}`;
}

/** The end of the sentence, in parts around the number of the call. Unset parts: there is no such number. */
export function tellEnd(
  attack: Attack,
  { thief }: Plan,
): { lead: string; tail: string | undefined } {
  const rest = attack.moments[attack.rest];
  const holds = `the thief holds ${rest?.thief} and the vault ${rest?.vault}.`;
  switch (attack.end) {
    case 'theft':
      return { lead: 'At call', tail: holds };
    case 'safe':
      return { lead: 'Call', tail: `finds 0 owed: ${holds}` };
    case 'undone': {
      const all = attack.calls === 2 ? 'both calls' : `all ${attack.calls} calls`;
      return { lead: 'Call', tail: `takes ${thief} from 0. That fails and undoes ${all}.` };
    }
    case 'short':
      return { lead: `The vault is too small to pay twice: ${holds}`, tail: undefined };
    case 'broken':
      return {
        lead: 'The vault forgets before it reads: the thief gets 0, and so does every saver.',
        tail: undefined,
      };
    case 'uncompiled':
      return { lead: `This order does not compile: ${attack.problem ?? ''}.`, tail: undefined };
  }
}

const ENDS = {
  theft: 'the vault is robbed',
  safe: 'the theft fails',
  short: 'the vault cannot pay twice',
  undone: 'the theft undoes itself',
  broken: 'nobody is paid',
  uncompiled: 'it does not compile',
} satisfies Record<Attack['end'], string>;

/** Names a shared run: "a thief puts in 2 beside 59, and the vault is robbed." */
export function describeRun(plan: Plan): string {
  const { end } = runAttack(plan);
  return `a thief puts in ${plan.thief} beside ${plan.savers}, and ${ENDS[end]}.`;
}

/** What the report comes to. */
export function tellReport(claims: readonly Claim[], proven: number): string {
  const all = String(claims.length);
  if (claims.some(({ standing }) => standing === 'running')) {
    return 'The exploit is running. No claim is a finding yet.';
  }
  if (claims.some(({ standing }) => standing === 'believed')) {
    return `All ${all} reported as critical. ${proven === 0 ? 'None' : `Only ${proven}`} can be shown.`;
  }
  return proven === 0
    ? `None of ${all} claims can be shown: an empty report.`
    : `${proven} of ${all} claims is a finding: it could be shown.`;
}
