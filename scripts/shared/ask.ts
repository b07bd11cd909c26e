import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

let lines: AsyncIterator<string> | undefined;
let reader: Interface | undefined;
let showsTyping = true;

/** Asks the person at the terminal; an empty answer means `usual`, and without one it is asked again. */
export async function ask(question: string, usual?: string): Promise<string> {
  process.stdout.write(`${question}: `);
  lines ??= openInput()[Symbol.asyncIterator]();
  const next = await lines.next();
  if (next.done) throw new Error('There is nobody to answer. Run this in a terminal.');
  return next.value.trim() || (usual ?? ask(question));
}

/** Asks for a secret; what is typed does not appear. */
export async function askSecret(question: string): Promise<string> {
  showsTyping = false;
  try {
    return await ask(`${question} (stays hidden)`);
  } finally {
    showsTyping = true;
    process.stdout.write('\n');
  }
}

/** Closes standard input, so that the process can exit. */
export function stopAsking(): void {
  reader?.close();
}

function openInput(): Interface {
  const echo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (showsTyping) process.stdout.write(chunk);
      done();
    },
  });
  reader = createInterface({ input: process.stdin, output: echo, terminal: process.stdin.isTTY });
  // readline handles Ctrl+C itself.
  reader.on('SIGINT', () => process.exit(1));
  return reader;
}
