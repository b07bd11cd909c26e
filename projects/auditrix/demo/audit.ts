import { HONEST } from './attack';
import type { Attack, Plan } from './attack';
import { ADDING_LINE, clearingLine, vaultSource } from './contracts';
import { createMachine, LIMIT } from './machine';
import { parseSolidity } from './parse-solidity';
import type { Contract, Statement } from './syntax';

/** What became of a claim. Only `proven` is a finding. */
export type Standing = 'proven' | 'weakness' | 'review' | 'dropped' | 'running' | 'believed';

export interface Claim {
  readonly name: 'Reentrancy' | 'Overflow' | 'Owner check';
  readonly quote: string;
  readonly standing: Standing;
  readonly isQuoted: boolean;
  readonly why: string;
}

export interface Evidence {
  readonly plan: Plan;
  readonly attack: Attack;
  /** What the third claim says is in the source. */
  readonly quote: string;
}

/** Anything shorter is in every source. */
const SHORTEST_QUOTE = 8;

/** Reports everything it is told. */
export function believe(evidence: Evidence): Claim[] {
  const believed = { standing: 'believed', why: 'Nobody looked.' } as const;
  return prove(evidence).map((claim) => ({ ...claim, ...believed }));
}

/** Sends the three claims through the gates: is the line there, and does the exploit work? */
export function prove({ plan, attack, quote }: Evidence): Claim[] {
  const source = vaultSource(plan);
  const clearing = clearingLine(plan);
  return [
    {
      name: 'Reentrancy',
      quote: clearing,
      isQuoted: isQuoted(source, clearing, 'withdraw'),
      ...judgeTheft(attack, plan),
    },
    {
      name: 'Overflow',
      quote: ADDING_LINE,
      isQuoted: isQuoted(source, ADDING_LINE, 'deposit'),
      ...judgeOverflow(attack, source),
    },
    { name: 'Owner check', quote, ...judgeQuote(source, quote) },
  ];
}

/** Whether the text stands in the code, or in one function of it. White space does not count, and neither do comments. */
export function isQuoted(source: string, quote: string, within?: string): boolean {
  const wanted = squeeze(quote);
  if (wanted.length < SHORTEST_QUOTE) return false;
  const functions = source.replaceAll(/\/\/.*$/gm, '').split(/(?=\bfunction )/);
  const searched = within
    ? functions.filter((one) => one.startsWith(`function ${within}(`))
    : [functions.join('')];
  return searched.some((one) => squeeze(one).includes(wanted));
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

function judgeTheft({ end, moments, calls, failure }: Attack, plan: Plan): Judgement {
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
        why: `Quoted. Ran: call ${failure?.call} of ${calls} fails and all is undone. The order is weak, the theft fails.`,
      };
    case 'broken':
      return {
        standing: 'dropped',
        why: `Quoted. Ran: no theft. But a saver who puts in ${HONEST} gets 0 back.`,
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

function judgeQuote(source: string, quote: string): Judgement & { isQuoted: boolean } {
  return isQuoted(source, quote)
    ? {
        isQuoted: true,
        standing: 'review',
        why: 'Quoted, but no exploit came with it. A person has to read it.',
      }
    : { isQuoted: false, standing: 'dropped', why: 'No such line in the code.' };
}

function isWrite(statement: Statement): boolean {
  return statement.kind === 'assign' || statement.kind === 'unchecked';
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
