import { runAttack } from './attack';
import type { Attack, Moment, Plan } from './attack';
import type { Claim, Evidence, Standing } from './audit';
import { ADDING_LINE, linesOf } from './contracts';
import { LIMIT } from './machine';

/** A piece of the headline: words, a number that can be moved, or the words that matter. */
export type Piece =
  string | { readonly number: 'thief' | 'savers' | 'call' } | { readonly mark: string };

const THIEF = { number: 'thief' } as const;
const SAVERS = { number: 'savers' } as const;
const CALL = { number: 'call' } as const;
const FALSE = { mark: 'False alarm.' } as const;
const DROPPED = { mark: 'Claim dropped.' } as const;

/** Records above this have wrapped around. */
const LARGE = 1_000_000n;
/** The longest accusation that the headline repeats. */
const LONGEST_SAID = 28;
/** What code has and a few words do not. */
const CODE = /[^\p{L}\p{N}\s.,!?'’-]/u;

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
  return `CALL ${call}  PAID ${paid}, ${isCleared ? 'CLEARED' : 'NOT CLEARED'}`;
}

/** The label where no call is open because the claim is about something else. A sum in `deposit` has a run of its own. */
export function tellNoRun({ lines: [line], standing }: Claim): string {
  return line === ADDING_LINE && standing !== 'believed' ? '' : 'Nothing ran';
}

/** The label of the stack. `undone`: how many calls were open before the first failed, or 0. */
export function tellCalls({ open }: Moment, undone: number, isOver: boolean): string {
  if (open === 0) return undone > 0 ? `${plural(undone, 'call')}, all undone` : '';
  const calls = `${plural(open, 'call')} ${isOver ? 'deep' : 'open'}`;
  return undone > 0 ? `${calls}, ${undone - open} undone` : calls;
}

/** The headline that asks for the theft. */
export function tellCrime({ thief }: Plan): Piece[] {
  return [
    'Suppose a model flags the orange line. Is it right? You are the thief: pay in ',
    ...[THIEF, ` ${coins(thief)}.`],
  ];
}

/** The headline while the theft goes on. */
export function tellMoment({ call, thief, vault }: Moment, plan: Plan): Piece[] {
  return call === 0
    ? [...tellDeposit(plan), '.']
    : [...tellDeposit(plan), '. At call ', CALL, ` it holds ${thief} and the vault ${vault}.`];
}

/** The headline once the theft is over: what happened to the coins, and what is reported of it. */
export function tellEnd(attack: Attack, plan: Plan, claim: Claim, isTrue: boolean): Piece[] {
  const verdict = tellVerdict(claim.standing, isTrue);
  if (verdict === undefined) return tellCoins(attack, plan);
  // A right model needs no lit words: those are for what has just changed.
  const isQuiet = claim.standing === 'believed' && isTrue;
  return [...tellCoins(attack, plan), ' ', isQuiet ? verdict : { mark: verdict }];
}

function tellDeposit({ thief }: Plan): Piece[] {
  return ['The thief adds ', THIEF, ` ${coins(thief)} to the savers’ `, SAVERS];
}

function tellCoins(attack: Attack, plan: Plan): Piece[] {
  switch (attack.end) {
    case 'theft':
      return [
        ...tellDeposit(plan),
        ...[' and is paid ', CALL, ' times before the orange line runs once.'],
      ];
    case 'safe':
      return [
        ...['The savers keep their ', SAVERS, '. The thief gets its own ', THIEF],
        ...[' back: call ', CALL, ' pays\u00A00.'],
      ];
    case 'undone':
      return [
        ...['Only one of ', CALL, ' payments was owed, so all are undone. Savers keep their '],
        ...[SAVERS, '.'],
      ];
    case 'short':
      return [...tellDeposit(plan), '. The vault is too small to pay twice.'];
    case 'broken':
      return ['No theft, but nobody is paid: the savers’ ', SAVERS, ' are locked in.'];
    case 'uncompiled':
      return [`This order does not compile: ${attack.problem ?? ''}.`];
  }
}

function tellVerdict(standing: Standing, isTrue: boolean): string | undefined {
  switch (standing) {
    case 'believed':
      return isTrue ? 'The model is right.' : 'The model still says critical.';
    case 'proven':
      return 'Proven.';
    case 'dropped':
      return FALSE.mark;
    case 'weakness':
      return 'Weak, but no theft.';
    case 'review':
      return 'A person has to look.';
    case 'searching':
    case 'running':
      return undefined;
  }
}

/** What somebody typed, or its line where it cannot be repeated: neither cut nor with quotes inside of quotes. */
function sayQuote({ quote, lines: [line] }: Claim, plan: Plan): string {
  if (quote.length <= LONGEST_SAID && !quote.includes('"')) return `“${quote}”`;
  const place = line === undefined ? -1 : linesOf(plan).indexOf(line);
  return place === -1 ? 'What you quote' : `Line ${place + 1}`;
}

/** The headline about what somebody typed. */
export function tellAccusation(claim: Claim, isTrue: boolean, { plan, attack }: Evidence): Piece[] {
  const { standing, lines, isTheft } = claim;
  const said = sayQuote(claim, plan);
  switch (standing) {
    case 'believed':
      return isTrue
        ? [`${said} is reported as critical. This time it is true. Nobody checked.`]
        : [`${said} is `, { mark: 'reported as critical.' }, ' Nobody checked.'];
    case 'searching':
      if (lines.length === 0) return [`Is ${said.startsWith('“') ? said : 'that'} in the code?`];
      return lines.length === 1
        ? [`${said} is in one line so far. Go on.`]
        : [`${said} is in ${lines.length} lines. Quote a whole one.`];
    case 'running':
      return ['That line is there. Now the exploit runs on it.'];
    case 'proven': {
      const { thief = 0 } = attack.moments[attack.rest] ?? {};
      return [{ mark: 'You found it.' }, ` While this line waits, the thief gets ${thief}.`];
    }
    case 'weakness':
      return [
        'That line is there. The theft works until the vault undoes it. ',
        { mark: 'A weakness.' },
      ];
    case 'review':
      return [`That line is there${tellDoubt(isTheft, attack)} `, ASK];
    case 'dropped':
      return tellRefusal(claim, said, attack);
  }
}

function tellRefusal(
  { quote, lines, isTheft, isComment }: Claim,
  said: string,
  { end }: Attack,
): Piece[] {
  if (lines.length === 0) {
    if (isComment) return [`${said} is only a comment, so nothing ran. `, DROPPED];
    return CODE.test(quote)
      ? [`${said} is nowhere in the code, so nothing ran. `, FALSE]
      : ['Words are not evidence: quote a line. ', DROPPED];
  }
  if (end === 'uncompiled') return ['It does not compile, so nothing ran. ', DROPPED];
  if (!isTheft) return ['Since Solidity 0.8 this sum cannot overflow. ', FALSE];
  return ['That line is there, but the exploit fails. ', FALSE];
}

/** Why nothing is shown about a line that is there. */
function tellDoubt(isTheft: boolean, { end }: Attack): string {
  if (!isTheft) return ', but no exploit was written for it.';
  return end === 'broken'
    ? '. It locks every coin in, but steals none.'
    : '. With these coins nothing can be shown.';
}

const ASK = { mark: 'A person has to look.' } as const;

/** What stands on the flag: who says it while it is only said, and then what became of it. */
export function flagWords(claim: Claim): string {
  const isOnlySaid = claim.standing === 'believed' || claim.standing === 'dropped';
  if (!isOnlySaid) return tellStanding(claim);
  return `${claim.name === 'Yours' ? 'You' : 'Model'}: critical`;
}

/** What the field is called: whose claim stands in it, and what became of it. */
export function tellWho({ name, standing }: Claim): string {
  const isYours = name === 'Yours';
  if (isOpen(standing)) {
    return isYours ? 'You call this critical:' : 'Suppose a model flags:';
  }
  return `${isYours ? 'Your' : 'The model’s'} claim is ${SETTLED[standing]}:`;
}

/** What to do next, below the code. */
export function tellNext({ name, standing }: Claim, { end }: Attack): string {
  if (isOpen(standing)) return '';
  if (name !== 'Yours') return 'Your turn: accuse a line.';
  return end === 'theft' && standing !== 'proven' ? 'One line is critical: press it.' : '';
}

function isOpen(standing: Standing): standing is 'believed' | 'running' | 'searching' {
  return standing === 'believed' || standing === 'running' || standing === 'searching';
}

const SETTLED = {
  proven: 'proven',
  weakness: 'only a weakness',
  review: 'unproven',
  dropped: 'dropped',
} as const;

/** The word in front of a claim in the drawer. */
export function tellStanding({ standing, lines }: Claim): string {
  return standing === 'searching' ? `In ${plural(lines.length, 'line')}` : FATES[standing];
}

const FATES = {
  proven: 'Proven',
  weakness: 'Weakness',
  review: 'Unproven',
  dropped: 'Dropped',
  running: 'Running',
  believed: 'Critical',
} satisfies Record<Exclude<Standing, 'searching'>, string>;

const ENDS = {
  theft: 'the vault is robbed',
  safe: 'the theft fails',
  short: 'the vault is too small to pay twice',
  undone: 'the theft undoes itself',
  broken: 'nobody is paid',
  uncompiled: 'it does not compile',
} satisfies Record<Attack['end'], string>;

/** Names a shared run: "a thief puts in 2 coins beside the savers’ 59, and the vault is robbed." */
export function describeRun({ quote, ...plan }: Plan & { readonly quote: string }): string {
  if (quote !== '') return `somebody accuses the vault of “${quote}”.`;
  const { end } = runAttack(plan);
  return `a thief puts in ${plural(plan.thief, 'coin')} beside the savers’ ${plan.savers}, and ${ENDS[end]}.`;
}

function coins(count: number): string {
  return count === 1 ? 'coin' : 'coins';
}
