import { HONEST } from './attack';
import type { Attack, Plan } from './attack';
import { ADDING_LINE, clearingLine, vaultSource } from './contracts';
import { createMachine, LIMIT } from './machine';
import { parseSolidity } from './parse-solidity';
import { searchFor, squeeze } from './search';
import type { Contract, Statement } from './syntax';

/** What became of a claim. Only `proven` is a finding; `searching`: its quotation does not say yet which line it means. */
export type Standing =
  'proven' | 'weakness' | 'review' | 'dropped' | 'searching' | 'running' | 'believed';

export interface Claim {
  readonly name: 'Reentrancy' | 'Overflow' | 'Yours';
  readonly quote: string;
  readonly standing: Standing;
  readonly why: string;
  /** The lines of code that say it. */
  readonly lines: readonly string[];
  /** Whether it stands or falls with the theft. */
  readonly isTheft: boolean;
  /** Whether no code says it, but a comment does. */
  readonly isComment: boolean;
}

export interface Evidence {
  readonly plan: Plan;
  readonly attack: Attack;
}

/** Shorter quotations are in every source. */
const SHORTEST_QUOTE = 8;

/** What is reported without a look: everything, as critical. */
export function believe(claim: Claim): Claim {
  return { ...claim, standing: 'believed', why: '' };
}

/** Sends the two claims that come with the demo through the gates: is the line there, and does the exploit work? */
export function prove(evidence: Evidence): readonly [reentrancy: Claim, overflow: Claim] {
  return [
    { ...judgeLine(clearingLine(evidence.plan), evidence), name: 'Reentrancy' },
    { ...judgeLine(ADDING_LINE, evidence), name: 'Overflow' },
  ];
}

/** Sends what somebody typed through the same gates. */
export function accuse(quote: string, evidence: Evidence): Claim {
  const found = searchFor(vaultSource(evidence.plan), quote);
  const { lines, isCode } = found;
  // A single word is somebody's diagnosis, which the comment happens to contain.
  const isComment = found.isComment && /\s/.test(quote.trim());
  const claim = { name: 'Yours', quote, lines, isTheft: false, isComment: false } as const;
  if (!isCode) {
    const why = isComment ? 'Only a comment says that.' : 'No such line in the code.';
    return { ...claim, standing: 'dropped', why, isComment };
  }
  const [line] = lines;
  if (line !== undefined && (lines.length > 1 || squeeze(quote).length < SHORTEST_QUOTE)) {
    return { ...claim, standing: 'searching', why: 'It does not say yet which line it means.' };
  }
  return line === undefined
    ? { ...claim, standing: 'review', why: NO_EXPLOIT }
    : { ...judgeLine(line, evidence), quote };
}

const NO_EXPLOIT = 'Quoted, but no exploit came with it. A person has to read it.';

/** Runs the exploit that comes with a line of the code. */
function judgeLine(line: string, { plan, attack }: Evidence): Claim {
  const claim = {
    name: 'Yours',
    quote: line,
    lines: [line],
    isTheft: false,
    isComment: false,
  } as const;
  if (line === clearingLine(plan)) return { ...claim, ...judgeTheft(attack, plan), isTheft: true };
  if (line === ADDING_LINE) return { ...claim, ...judgeOverflow(attack, vaultSource(plan)) };
  return { ...claim, standing: 'review', why: NO_EXPLOIT };
}

/** The rule over the syntax tree: state that is read before an external call and written after it, and how. */
export function applyRule(contract: Contract): 'confirmed' | 'weakness' | 'nothing' {
  const body = contract.procedures.get('withdraw')?.body ?? [];
  const call = body.findIndex(
    (one) =>
      one.kind === 'declare' &&
      one.value.kind === 'call' &&
      one.value.callee.kind === 'member' &&
      one.value.callee.name === 'call',
  );
  const read = body.findIndex((one) => one.kind === 'declare' && one.value.kind === 'index');
  const write = body.findIndex(isWrite);
  if (read > call || write < call) return 'nothing';
  const written = body[write];
  const isCheckedSum = written?.kind === 'assign' && written.operator !== '=';
  return isCheckedSum && contract.isChecked ? 'weakness' : 'confirmed';
}

/** Pays in the largest uint256 and one more coin: on a contract that wraps around, the record is 0 afterwards. */
export function overflows(source: string): boolean {
  const machine = createMachine([parseSolidity(source)], { Saver: LIMIT });
  const pay = (value: bigint) =>
    machine.send({ from: 'Saver', to: 'Vault', name: 'deposit', value });
  pay(LIMIT - 1n);
  return pay(1n).isOk && machine.recordOf('Vault', 'balances', 'Saver') < LIMIT - 1n;
}

type Judgement = Pick<Claim, 'standing' | 'why'>;

function judgeTheft({ end, moments, calls }: Attack, plan: Plan): Judgement {
  switch (end) {
    case 'theft': {
      const stolen = (moments.at(-1)?.thief ?? 0) - plan.thief;
      return {
        standing: 'proven',
        why: `Quoted. Ran: ${stolen} of the savers’ coins were paid out while this line waited.`,
      };
    }
    case 'safe':
      return { standing: 'dropped', why: 'Quoted. Ran: no coin was stolen.' };
    case 'short':
      return {
        standing: 'review',
        why: 'Quoted. Ran: too few coins to pay twice. That shows nothing either way.',
      };
    case 'undone':
      return {
        standing: 'weakness',
        why: `Quoted. Ran: only one of ${calls} payments can be deducted, so all are undone, and the deposit with them. The order is weak, the theft fails.`,
      };
    case 'broken':
      return {
        standing: 'review',
        why: `Quoted. Ran: no theft. But a saver who puts in ${HONEST} gets 0 back, which is another flaw.`,
      };
    case 'uncompiled':
      return { standing: 'dropped', why: 'Quoted. Does not compile, so nothing ran.' };
  }
}

function judgeOverflow({ end }: Attack, source: string): Judgement {
  if (end === 'uncompiled') {
    return { standing: 'dropped', why: 'Quoted. Does not compile, so nothing ran.' };
  }
  return overflows(source)
    ? { standing: 'proven', why: 'Quoted. Ran: the sum wrapped around to 0.' }
    : { standing: 'dropped', why: 'Quoted. Ran: since version 0.8 the sum is refused instead.' };
}

function isWrite(statement: Statement): boolean {
  return statement.kind === 'assign' || statement.kind === 'unchecked';
}
