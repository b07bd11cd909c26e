import type { Contract, Expression, Procedure, Statement } from './syntax';

/** The source is not in the part of Solidity that can be read, or uses a name too early. */
export class NotCompiled extends Error {}

const TOKEN = /"[^"]*"|[A-Za-z_]\w*|\d+|>=|==|&&|\+=|-=|=>|[^\s\w]/g;
const VERSION = /pragma solidity \^0\.(\d+)[^;]*;/;
const FIRST_CHECKED_VERSION = 8;
const BUILT_IN = ['msg', 'address'];

/** Reads one file: its contract. Interfaces are skipped, and names must be declared above their use. */
export function parseSolidity(source: string): Contract {
  const tokens =
    source
      .replaceAll(/\/\/.*$/gm, '')
      .replace(VERSION, '')
      .match(TOKEN) ?? [];
  const version = Number(VERSION.exec(source)?.[1]);
  let next = 0;
  let known = new Set(BUILT_IN);

  const peek = () => tokens[next] ?? 'the end';
  const take = () => {
    const token = peek();
    next += 1;
    return token;
  };
  const skip = (...expected: readonly string[]) => {
    for (const token of expected) {
      if (peek() !== token) throw new NotCompiled(`${token} is expected and ${peek()} is found`);
      next += 1;
    }
  };
  const takeUntil = (end: string) => {
    const taken: string[] = [];
    while (peek() !== end) {
      if (next >= tokens.length) throw new NotCompiled(`${end} is missing`);
      taken.push(take());
    }
    return taken;
  };
  const declare = (name: string) => {
    known.add(name);
    return name;
  };

  /** What is declared inside is forgotten outside. */
  function scoped<Result>(read: () => Result): Result {
    const outside = known;
    known = new Set(outside);
    const result = read();
    known = outside;
    return result;
  }

  function readContract(): Contract {
    while (peek() === 'interface') {
      takeUntil('}');
      skip('}');
    }
    skip('contract');
    const name = take();
    const procedures = new Map<string, Procedure>();
    skip('{');
    while (peek() !== '}') {
      const word = peek();
      if (word === 'function' || word === 'receive' || word === 'constructor') {
        take();
        procedures.set(word === 'function' ? take() : word, scoped(readProcedure));
      } else {
        declare(takeUntil(';').at(-1) ?? '');
        skip(';');
      }
    }
    return { name, isChecked: version >= FIRST_CHECKED_VERSION, procedures };
  }

  function readProcedure(): Procedure {
    skip('(');
    const words = takeUntil(')');
    skip(')');
    const parameters = words.filter((_, index) => words[index + 1] === ',' || !words[index + 1]);
    parameters.forEach(declare);
    const isPayable = takeUntil('{').includes('payable');
    return { parameters, isPayable, body: readBlock() };
  }

  function readBlock(): Statement[] {
    skip('{');
    const body: Statement[] = [];
    while (peek() !== '}') body.push(readStatement());
    skip('}');
    return body;
  }

  function readStatement(): Statement {
    if (peek() === 'unchecked') {
      take();
      return { kind: 'unchecked', body: scoped(readBlock) };
    }
    if (peek() === 'if') {
      skip('if', '(');
      const condition = readExpression();
      skip(')');
      return { kind: 'if', condition, then: readStatement() };
    }
    const statement = readSimple();
    skip(';');
    return statement;
  }

  function readSimple(): Statement {
    if (peek() === 'require') {
      skip('require', '(');
      const condition = readExpression();
      skip(',');
      const reason = take().slice(1, -1);
      skip(')');
      return { kind: 'require', condition, reason };
    }
    if (peek() === 'uint256') {
      take();
      const name = take();
      skip('=');
      const value = readExpression();
      return { kind: 'declare', name: declare(name), value };
    }
    if (peek() === '(') {
      skip('(', 'bool');
      const name = take();
      skip(',', ')', '=');
      const value = readExpression();
      return { kind: 'declare', name: declare(name), value };
    }
    const target = readExpression();
    if (!['=', '+=', '-='].includes(peek())) return { kind: 'do', expression: target };
    return { kind: 'assign', target, operator: take(), value: readExpression() };
  }

  function readExpression(): Expression {
    let left = readComparison();
    while (peek() === '&&') {
      left = { kind: 'compare', operator: take(), left, right: readComparison() };
    }
    return left;
  }

  function readComparison(): Expression {
    const left = readPostfix();
    if (!['>=', '>', '=='].includes(peek())) return left;
    return { kind: 'compare', operator: take(), left, right: readPostfix() };
  }

  function readPostfix(): Expression {
    let read = readPrimary();
    for (;;) {
      if (peek() === '.') {
        take();
        read = { kind: 'member', of: read, name: take() };
      } else if (peek() === '[' && read.kind === 'name') {
        take();
        read = { kind: 'index', of: read.name, at: readExpression() };
        skip(']');
      } else if (peek() === '(' || (peek() === '{' && read.kind === 'member')) {
        read = readCall(read);
      } else return read;
    }
  }

  function readCall(callee: Expression): Expression {
    let value: Expression | undefined;
    if (peek() === '{') {
      skip('{', 'value', ':');
      value = readExpression();
      skip('}');
    }
    const args: Expression[] = [];
    skip('(');
    while (peek() !== ')') args.push(readExpression());
    skip(')');
    return { kind: 'call', callee, value, args };
  }

  function readPrimary(): Expression {
    const token = take();
    if (/^\d/.test(token)) return { kind: 'number', value: BigInt(token) };
    if (token.startsWith('"')) return { kind: 'text', value: token.slice(1, -1) };
    if (!known.has(token)) throw new NotCompiled(`${token} is used before it is declared`);
    return { kind: 'name', name: token };
  }

  return readContract();
}
