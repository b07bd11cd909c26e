import type { Contract, Expression, Procedure, Statement } from './syntax';

/** Addresses are the names of their owners. */
type Value = bigint | boolean | string;

/** What an observer is told while contracts run, in the order it happens. */
export type Step =
  | { readonly kind: 'enter' | 'return'; readonly contract: string; readonly name: string }
  | {
      readonly kind: 'line';
      readonly contract: string;
      readonly name: string;
      readonly line: number;
    }
  | { readonly kind: 'pay'; readonly contract: string; readonly to: string }
  | {
      readonly kind: 'undo';
      readonly contract: string;
      readonly name: string;
      readonly reason: string;
    };

interface Message {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly value?: bigint;
  readonly args?: readonly Value[];
}

export type Outcome = { readonly isOk: true } | { readonly isOk: false; readonly reason: string };

interface Frame {
  readonly self: Contract;
  readonly sender: string;
  readonly value: bigint;
  readonly locals: Map<string, Value>;
  readonly isChecked: boolean;
}

/** A call failed; what it did is undone. */
class Revert extends Error {}

/** One more than the largest uint256. */
export const LIMIT = 2n ** 256n;
/** The Ethereum virtual machine stops at 1,024; JavaScript's own stack ends before that, and no theft here needs 130. */
const DEEPEST = 256;

/** Accounts, their coins and their contracts. No gas, no blocks: only what one transaction after another does. */
export function createMachine(
  contracts: readonly Contract[],
  fund: Readonly<Record<string, bigint>>,
  watch: (step: Step) => void = () => undefined,
) {
  let coins = new Map(Object.entries(fund));
  let storage = new Map<string, Value>();
  let depth = 0;
  const coinsOf = (address: string) => coins.get(address) ?? 0n;
  const codeOf = (address: string) => contracts.find(({ name }) => name === address);

  /** Moves the value, runs the code; a failure anywhere inside undoes both. */
  function send({ from, to, name, value = 0n, args = [] }: Message): Outcome {
    if (coinsOf(from) < value) return { isOk: false, reason: `${from} has too few coins` };
    if (depth >= DEEPEST) return { isOk: false, reason: 'too many calls are open' };
    const before = { coins: new Map(coins), storage: new Map(storage) };
    depth += 1;
    coins.set(from, coinsOf(from) - value);
    coins.set(to, coinsOf(to) + value);
    try {
      if (name === 'receive') watch({ kind: 'pay', contract: from, to });
      const self = codeOf(to);
      if (self) enter(self, name, { from, value, args });
      return { isOk: true };
    } catch (error) {
      if (!(error instanceof Revert)) throw error;
      ({ coins, storage } = before);
      watch({ kind: 'undo', contract: to, name, reason: error.message });
      return { isOk: false, reason: error.message };
    } finally {
      depth -= 1;
    }
  }

  function enter(
    self: Contract,
    name: string,
    { from, value, args }: { from: string; value: bigint; args: readonly Value[] },
  ): void {
    const procedure: Procedure | undefined = self.procedures.get(name);
    if (!procedure) throw new Revert(`${self.name} has no ${name}`);
    if (value > 0n && !procedure.isPayable) throw new Revert(`${name} takes no coins`);
    const locals = new Map(procedure.parameters.map((key, index) => [key, args[index] ?? 0n]));
    const frame = { self, sender: from, value, locals, isChecked: self.isChecked };
    watch({ kind: 'enter', contract: self.name, name });
    procedure.body.forEach((statement, line) => {
      watch({ kind: 'line', contract: self.name, name, line });
      run(statement, frame);
    });
    watch({ kind: 'return', contract: self.name, name });
  }

  function run(statement: Statement, frame: Frame): void {
    switch (statement.kind) {
      case 'unchecked':
        for (const one of statement.body) run(one, { ...frame, isChecked: false });
        return;
      case 'if':
        if (evaluate(statement.condition, frame) === true) run(statement.then, frame);
        return;
      case 'require':
        if (evaluate(statement.condition, frame) !== true) throw new Revert(statement.reason);
        return;
      case 'declare':
        frame.locals.set(statement.name, evaluate(statement.value, frame));
        return;
      case 'assign': {
        const slot = slotOf(statement.target, frame);
        const value = evaluate(statement.value, frame);
        const isPlain = statement.operator === '=';
        storage.set(slot, isPlain ? value : change(statement.operator, slot, value, frame));
        return;
      }
      case 'do':
        evaluate(statement.expression, frame);
    }
  }

  function change(operator: string, slot: string, value: Value, { isChecked }: Frame): bigint {
    const old = toNumber(storage.get(slot) ?? 0n);
    const by = toNumber(value);
    const result = operator === '+=' ? old + by : old - by;
    if (result >= 0n && result < LIMIT) return result;
    if (isChecked) throw new Revert(`${old} ${operator.charAt(0)} ${by} does not fit in uint256`);
    return BigInt.asUintN(256, result);
  }

  function evaluate(expression: Expression, frame: Frame): Value {
    switch (expression.kind) {
      case 'number':
      case 'text':
        return expression.value;
      case 'name':
        return frame.locals.get(expression.name) ?? storage.get(slotOf(expression, frame)) ?? 0n;
      case 'index':
        return storage.get(slotOf(expression, frame)) ?? 0n;
      case 'member':
        return readMember(expression, frame);
      case 'compare': {
        const left = evaluate(expression.left, frame);
        if (expression.operator === '&&') {
          return left === true && evaluate(expression.right, frame) === true;
        }
        const right = evaluate(expression.right, frame);
        if (expression.operator === '==') return left === right;
        return expression.operator === '>' ? left > right : left >= right;
      }
      case 'call':
        return readCall(expression, frame);
    }
  }

  function readMember({ of, name }: Extract<Expression, { kind: 'member' }>, frame: Frame): Value {
    if (of.kind === 'name' && of.name === 'msg') {
      return name === 'sender' ? frame.sender : frame.value;
    }
    if (name === 'balance') return coinsOf(String(evaluate(of, frame)));
    throw new Error(`${name} is not known here.`);
  }

  /** A low-level call answers whether it worked; a call by name hands a failure on. */
  function readCall(
    { callee, value, args }: Extract<Expression, { kind: 'call' }>,
    frame: Frame,
  ): Value {
    const given = args.map((one) => evaluate(one, frame));
    if (callee.kind !== 'member') return given[0] ?? 0n;
    const isLowLevel = callee.name === 'call';
    const outcome = send({
      from: frame.self.name,
      to: String(evaluate(callee.of, frame)),
      name: isLowLevel ? 'receive' : callee.name,
      value: value ? toNumber(evaluate(value, frame)) : 0n,
      args: given,
    });
    if (!isLowLevel && !outcome.isOk) throw new Revert(outcome.reason);
    return outcome.isOk;
  }

  function slotOf(target: Expression, frame: Frame): string {
    if (target.kind === 'name') return `${frame.self.name}.${target.name}`;
    if (target.kind !== 'index') throw new Error('Only names and mappings hold values.');
    return `${frame.self.name}.${target.of}[${evaluate(target.at, frame)}]`;
  }

  return {
    send,
    coinsOf,
    /** What a contract's mapping holds for somebody. */
    recordOf: (contract: string, mapping: string, of: string) =>
      toNumber(storage.get(`${contract}.${mapping}[${of}]`) ?? 0n),
  };
}

function toNumber(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  throw new Error(`${value} is not a number.`);
}
