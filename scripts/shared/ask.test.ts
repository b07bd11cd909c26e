import { PassThrough } from 'node:stream';

import { expect, test } from 'vitest';

import { Dialogue } from './ask';

const CTRL_C = '\u{3}';
const ENTER = '\r';

test('at a terminal a secret is not shown', async () => {
  const { dialogue, type, shown } = openTerminal();
  const answer = dialogue.ask({ message: 'Key', isSecret: true });
  type(`s3cret${ENTER}`);
  expect(await answer).toBe('s3cret');
  expect(shown()).toContain('Key');
  expect(shown()).not.toContain('s3cret');
});

test('at a terminal nothing typed is the usual answer', async () => {
  const { dialogue, type, shown } = openTerminal();
  const answer = dialogue.ask({ message: 'Name', usual: 'Ada' });
  type(ENTER);
  expect(await answer).toBe('Ada');
  expect(shown()).toContain('Name');
});

test('at a terminal an answer that cannot be used is asked for again', async () => {
  const { dialogue, type, shown } = openTerminal();
  const check = (typed: string) => (typed === 'ab' ? undefined : 'Write ab.');
  const answer = dialogue.ask({ message: 'Letters', check });
  type(`a${ENTER}`);
  expect(shown()).toContain('Write ab.');
  type(`b${ENTER}`);
  expect(await answer).toBe('ab');
});

test('Ctrl+C ends with a sentence', async () => {
  const { dialogue, type } = openTerminal();
  const answer = dialogue.ask({ message: 'Name', usual: 'Ada' });
  type(CTRL_C);
  await expect(answer).rejects.toThrow('Stopped. Nothing was changed.');
});

test('without a terminal each line is an answer, and the last question says that nobody answers', async () => {
  const { dialogue, type, shown } = openTerminal({ isTTY: false });
  type('Ada\n\nBob\n', { isLast: true });
  expect(await dialogue.ask({ message: 'Name' })).toBe('Ada');
  expect(await dialogue.ask({ message: 'Other name' })).toBe('Bob');
  expect(shown()).toBe('Name: Other name: Write something.\nOther name: ');
  await expect(dialogue.ask({ message: 'Role' })).rejects.toThrow('There is nobody to answer.');
});

function openTerminal({ isTTY = true } = {}) {
  // A real terminal can be switched to single keys; this one has nothing to switch.
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  const output = new PassThrough();
  const shown: string[] = [];
  output.on('data', (chunk: Buffer) => shown.push(chunk.toString()));
  return {
    dialogue: new Dialogue({ input, output }),
    type: (keys: string, { isLast = false } = {}) => (isLast ? input.end(keys) : input.write(keys)),
    shown: () => shown.join(''),
  };
}
