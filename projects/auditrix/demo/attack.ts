import { THIEF_SOURCE, vaultSource } from './contracts';
import type { Version } from './contracts';
import { createMachine } from './machine';
import type { Step } from './machine';
import { NotCompiled, parseSolidity } from './parse-solidity';
import type { Contract } from './syntax';

/** A version of the vault and what is put into it. */
export interface Plan extends Version {
  readonly thief: number;
  readonly savers: number;
}

/** The state right after one step of `withdraw`. */
export interface Moment {
  readonly kind: 'start' | 'line' | 'pay' | 'return' | 'undo';
  /** The call it belongs to, from 1; 0 at the start. */
  readonly call: number;
  /** How many calls are open. */
  readonly open: number;
  /** The line of `withdraw` that runs, from 0. Unset: none does. */
  readonly line?: number;
  readonly vault: number;
  readonly thief: number;
  /** What the vault's record says the thief has. */
  readonly record: bigint;
  readonly reason?: string;
}

/** How it ended. `short`: the vault could not pay the same amount twice, which proves nothing about its code. */
export type End = 'theft' | 'safe' | 'short' | 'undone' | 'broken' | 'uncompiled';

export interface Attack {
  readonly end: End;
  readonly moments: readonly Moment[];
  /** The moment worth resting at: the last payment, or the very end where everything was undone. */
  readonly rest: number;
  readonly calls: number;
  /** What failed first, and in which call. */
  readonly failure?: { readonly call: number; readonly reason: string };
  /** What an honest saver who puts in `HONEST` gets back. */
  readonly honestGets: number;
  /** Why it does not compile. */
  readonly problem?: string;
}

/** What the honest saver puts in. */
export const HONEST = 5;

/** Reads both contracts, lets the savers and the thief pay in, and runs the theft to its end. */
export function runAttack(plan: Plan): Attack {
  try {
    return rob(parseSolidity(vaultSource(plan)), plan);
  } catch (error) {
    if (!(error instanceof NotCompiled)) throw error;
    const start = { ...NOTHING, vault: plan.savers + plan.thief, record: BigInt(plan.thief) };
    return {
      end: 'uncompiled',
      moments: [start],
      rest: 0,
      calls: 0,
      honestGets: 0,
      problem: error.message,
    };
  }
}

const NOTHING = { kind: 'start', call: 0, open: 0, vault: 0, thief: 0, record: 0n } as const;

function rob(vault: Contract, { thief, savers }: Plan): Attack {
  const moments: Moment[] = [];
  let open = 0;
  const machine = createMachine(
    [vault, parseSolidity(THIEF_SOURCE)],
    { Savers: BigInt(savers), Owner: BigInt(thief) },
    follow,
  );
  machine.send({ from: 'Owner', to: 'Thief', name: 'constructor', args: ['Vault'] });
  machine.send({ from: 'Savers', to: 'Vault', name: 'deposit', value: BigInt(savers) });
  const { isOk } = machine.send({
    from: 'Owner',
    to: 'Thief',
    name: 'start',
    value: BigInt(thief),
  });
  // Undoing the outermost call undoes the deposit made in the same transaction.
  if (!isOk) note({ kind: 'undo', call: 1 });

  function follow(step: Step): void {
    if (step.contract !== 'Vault') return;
    if (step.kind === 'pay') {
      note({ kind: 'pay', call: open });
      return;
    }
    if (step.name !== 'withdraw') return;
    if (step.kind === 'enter') {
      if (open === 0) note({ kind: 'start', call: 0 });
      open += 1;
    } else if (step.kind === 'line') {
      note({ kind: 'line', call: open, line: step.line });
    } else {
      open -= 1;
      const reason = step.kind === 'undo' ? { reason: step.reason } : {};
      note({ kind: step.kind, call: open + 1, ...reason });
    }
  }

  function note(what: Pick<Moment, 'kind' | 'call' | 'line' | 'reason'>): void {
    moments.push({
      ...what,
      open,
      vault: Number(machine.coinsOf('Vault')),
      thief: Number(machine.coinsOf('Thief') + machine.coinsOf('Owner')),
      record: machine.recordOf('Vault', 'balances', 'Thief'),
    });
  }

  const failed = moments.find(({ kind }) => kind === 'undo');
  const honestGets = payBack(vault);
  const calls = Math.max(...moments.map(({ call }) => call));
  const end = endOf({ isOk, taken: moments.at(-1)?.thief ?? 0, thief, honestGets, calls });
  const isAtEnd = end === 'undone' || end === 'broken';
  return {
    end,
    moments,
    calls,
    honestGets,
    rest: isAtEnd ? moments.length - 1 : moments.findLastIndex(({ kind }) => kind === 'pay'),
    ...(failed ? { failure: { call: failed.call, reason: failed.reason ?? '' } } : {}),
  };
}

interface Facts {
  isOk: boolean;
  taken: number;
  thief: number;
  honestGets: number;
  calls: number;
}

function endOf({ isOk, taken, thief, honestGets, calls }: Facts): End {
  if (!isOk) return 'undone';
  if (taken > thief) return 'theft';
  if (honestGets < HONEST) return 'broken';
  return calls === 1 ? 'short' : 'safe';
}

/** A saver without a plan: puts in, takes out. */
function payBack(vault: Contract): number {
  const machine = createMachine([vault], { Saver: BigInt(HONEST) });
  machine.send({ from: 'Saver', to: 'Vault', name: 'deposit', value: BigInt(HONEST) });
  machine.send({ from: 'Saver', to: 'Vault', name: 'withdraw' });
  return Number(machine.coinsOf('Saver'));
}
