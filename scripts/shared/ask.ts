import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

import { isCancel, password, spinner, text } from '@clack/prompts';

/** Where questions are shown and answers are typed. */
export interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
}

interface Question {
  message: string;
  /** The answer when nothing is typed; without one, something must be. */
  usual?: string;
  /** What is typed does not appear. */
  isSecret?: boolean;
  /** What is wrong with an answer that was typed; undefined when it can be used. */
  check?: (answer: string) => string | undefined;
}

const STOPPED = 'Stopped. Nothing was changed.';

/** Asks the person at a terminal. Where there is none, such as in a pipe, every line of the input is the answer to one question. */
export class Dialogue implements Disposable {
  readonly #terminal: Terminal;
  #reader: Interface | undefined;
  #lines: AsyncIterator<string> | undefined;

  constructor(terminal: Terminal = { input: process.stdin, output: process.stdout }) {
    this.#terminal = terminal;
  }

  /** The answer to a question, without spaces around it. */
  async ask(question: Question): Promise<string> {
    const { message, usual, isSecret = false } = question;
    const validate = (typed = '') => explain(question, typed.trim());
    const offer = usual === undefined ? {} : { placeholder: usual, defaultValue: usual };
    if (!this.#terminal.input.isTTY) return this.#readAnswer(question);
    const answer = await (isSecret
      ? password({ message, validate, ...this.#terminal })
      : text({ message, validate, ...offer, ...this.#terminal }));
    if (isCancel(answer)) throw new Error(STOPPED);
    return answer.trim();
  }

  /** Shows that something takes a while. Ctrl+C ends the process, so this is for work that changes nothing yet. */
  async wait<Result>(message: string, work: Promise<Result>): Promise<Result> {
    if (!this.#terminal.input.isTTY) return work;
    const wheel = spinner({ cancelMessage: STOPPED, output: this.#terminal.output });
    // The spinner ends the process with 0.
    const fail = () => (process.exitCode = 1);
    process.once('exit', fail);
    wheel.start(message);
    try {
      return await work;
    } finally {
      process.off('exit', fail);
      wheel.clear();
    }
  }

  /** Says what is being done. */
  tell(line: string): void {
    this.#terminal.output.write(`${line}\n`);
  }

  async #readAnswer(question: Question): Promise<string> {
    const { input, output } = this.#terminal;
    this.#reader ??= createInterface({ input });
    this.#lines ??= this.#reader[Symbol.asyncIterator]();
    for (;;) {
      output.write(`${question.message}${question.usual ? ` [${question.usual}]` : ''}: `);
      const next = await this.#lines.next();
      if (next.done) throw new Error('There is nobody to answer. Run this in a terminal.');
      const answer = next.value.trim();
      const problem = explain(question, answer);
      if (problem === undefined) return answer || (question.usual ?? '');
      output.write(`${problem}\n`);
    }
  }

  /** Lets go of standard input, so that the process can end. */
  [Symbol.dispose](): void {
    this.#reader?.close();
  }
}

function explain({ usual, check }: Question, answer: string): string | undefined {
  if (answer !== '') return check?.(answer);
  return usual === undefined ? 'Write something.' : undefined;
}
