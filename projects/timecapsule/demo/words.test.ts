import { expect, test } from 'vitest';

import type { View } from './bench';
import { writeCapsule } from './capsule-link';
import { advance, startAttempt } from './relay';
import type { Attempt } from './relay';
import { settings } from './settings';
import type { Settings } from './settings';
import { describeRun, hintFor, isSpoiled, presentView, say, scoreOf } from './words';

const { start } = settings;
const record = {
  puzzle: { modulus: 2n ** 1023n + 1n, starts: [2n], squarings: 1_200 },
  nonce: new Uint8Array(12),
  ciphertext: new Uint8Array(272),
};

/** An attempt on 60 rounds of 20 squarings, of which each worker has done this share. */
function attemptOf(kind: Attempt['kind'], workers: number, share = 1): Attempt {
  const begun = startAttempt({ kind, total: 1_200, rounds: 60, workers });
  return begun.pieces.reduce(
    (attempt, { worker, from, to }) => advance(attempt, worker, (to - from) * share),
    begun,
  );
}
const viewOf = (phase: View['phase'], attempt?: Attempt): View => ({ phase, attempt, results: {} });
const tell = (
  values: Partial<Settings>,
  view: View,
  { isSent = false, isLaidOpen = false, wasPulled = false } = {},
): string => say({ values: { ...start, ...values }, view, isSent, isLaidOpen, wasPulled });

test.each<[Partial<Settings>, View, string]>([
  [{}, viewOf('sealing'), 'Locked until round {rounds}. {workers} worker begins.'],
  [{ workers: 4 }, viewOf('working'), 'Locked until round {rounds}. Your {workers} workers begin.'],
  [
    {},
    viewOf('working', attemptOf('pile', 1, 0.25)),
    'Locked until round {rounds}. {workers} worker squares a number over and over: round 16.',
  ],
  [
    { workers: 4 },
    viewOf('working', attemptOf('pile', 4, 0.2)),
    'Locked until round {rounds}. Your {workers} workers are in round 4.',
  ],
  [
    { workers: 4 },
    viewOf('open', attemptOf('pile', 4)),
    'Locked until round {rounds}. Your {workers} workers opened it in round [15].',
  ],
  [
    {},
    viewOf('open', attemptOf('pile', 1)),
    'Locked until round {rounds}. {workers} worker opened it in round 60.',
  ],
  [
    { workers: 4, lock: 'chain' },
    viewOf('working', attemptOf('relay', 4, 0.2)),
    'Locked until round {rounds}. Your {workers} workers are in round 13: 3 can only wait.',
  ],
  [
    { workers: 4, lock: 'chain' },
    viewOf('open', attemptOf('relay', 4)),
    'Locked until round {rounds}. Your {workers} workers opened it in round 60, one at a time.',
  ],
  [
    { workers: 4, lock: 'chain', way: 'guess' },
    viewOf('working', attemptOf('guess', 4, 0.2)),
    'Your {workers} workers guess where to start: a wrong start, a wrong number. Round 4.',
  ],
  [
    { workers: 4, lock: 'chain', way: 'guess' },
    viewOf('refused', attemptOf('guess', 4)),
    'Your {workers} workers guessed until round 15. Wrong number: it stays [shut].',
  ],
  [
    { way: 'key' },
    viewOf('working', attemptOf('key', 4, 0)),
    'The creator has a key, and skips every round.',
  ],
  [
    { way: 'key' },
    viewOf('open', { ...attemptOf('key', 4, 0), shortcut: 1_034 }),
    'The creator’s key opened it at once: 1,034 squarings. Everyone else needs 1,200.',
  ],
  [
    { way: 'key', byte: 1 },
    viewOf('working', attemptOf('key', 4, 0)),
    'Somebody changes byte {byte} of the sealed text. Then its creator tries the key.',
  ],
  [
    { way: 'key', byte: 1 },
    viewOf('refused', attemptOf('key', 4, 0)),
    'The creator’s key fits, but somebody changed byte {byte} of the sealed text: it snaps [shut].',
  ],
  [
    { lock: 'chain', byte: 2 },
    viewOf('refused', attemptOf('relay', 1)),
    'All 60 rounds are done, but somebody changed byte {byte} of the sealed text: it snaps [shut].',
  ],
])('the sentence of %o', (values, view, sentence) => {
  expect(tell(values, view)).toBe(sentence);
});

test('the end of a chain names both results, if the same crew opened both', () => {
  const chain = viewOf('open', attemptOf('relay', 4));
  const pile: Attempt = { ...attemptOf('pile', 4), end: 'opened' };
  const end = (results: View['results']) =>
    tell({ workers: 4, lock: 'chain' }, { ...chain, results });
  expect(end({ pile })).toBe(
    'Your {workers} workers opened loose pieces in round [15], and the chain only in round {rounds}.',
  );
  const others = [{ ...attemptOf('pile', 2), end: 'opened' as const }, attemptOf('pile', 4, 0.2)];
  for (const other of others) expect(end({ pile: other })).toContain('one at a time');
});

test('pulling is no use, and the sentence says so', () => {
  const view = viewOf('working', attemptOf('relay', 1, 0.5));
  expect(tell({}, view, { wasPulled: true })).toBe(
    'It does not give. Locked until round {rounds}. This is round 31.',
  );
  const refused = viewOf('refused', attemptOf('guess', 4));
  expect(tell({ way: 'guess', lock: 'chain' }, refused, { wasPulled: true })).toBe(
    'It does not give: it stays [shut].',
  );
});

test('what was sent has a sentence of its own, and rounds that cannot be changed', () => {
  const sent = { isSent: true };
  expect(tell({}, viewOf('sealing'), { ...sent, isLaidOpen: true })).toBe(
    'Somebody locked this until round 60.',
  );
  expect(tell({}, viewOf('sealing'), { isLaidOpen: true })).toBe(
    'Your message, locked until round {rounds}.',
  );
  expect(tell({}, viewOf('working', attemptOf('relay', 1, 0.5)), sent)).toBe(
    'Somebody locked this until round 60. {workers} worker squares a number over and over: round 31.',
  );
  expect(tell({}, viewOf('open', attemptOf('relay', 1)), sent)).toBe(
    'Opened in round 60, by your device’s own squaring.',
  );
  expect(tell({}, viewOf('refused', attemptOf('relay', 1)), sent)).toBe(
    'All 60 rounds are done, but the link was changed on its way. It stays [shut].',
  );
});

test('a capsule that was sent has no key, and says so while its rounds are done', () => {
  expect(
    tell({ way: 'key' }, viewOf('working', attemptOf('relay', 4, 0.5)), { isSent: true }),
  ).toBe('You do not have the creator’s key: it is not in the link. Round 31 of 60.');
});

test('a lock is solved and spoiled when only the text was changed', () => {
  const refused = viewOf('refused', attemptOf('key', 4, 0));
  expect(isSpoiled(refused, { byte: 1 })).toBe(true);
  expect(isSpoiled(refused, { byte: 0 })).toBe(false);
  expect(isSpoiled(viewOf('refused', attemptOf('guess', 4)), { byte: 1 })).toBe(false);
  expect(isSpoiled(viewOf('working', attemptOf('key', 4, 0)), { byte: 1 })).toBe(false);
});

test('the next step is lit, and only when there is one', () => {
  const hint = (values: Partial<Settings>, view: View, isSent = false) => {
    const found = hintFor({ values: { ...start, ...values }, view, isSent });
    return found && ('says' in found ? found.says : found.lit);
  };
  const chain = { lock: 'chain', workers: 4 } as const;
  expect(hint({}, viewOf('working', attemptOf('pile', 1, 0.1)))).toBe('Hire four');
  expect(hint({ workers: 4 }, viewOf('working', attemptOf('pile', 4, 0.1)))).toBeUndefined();
  expect(hint({ workers: 4 }, viewOf('open', attemptOf('pile', 4)))).toBe('switch');
  const pile: Attempt = { ...attemptOf('pile', 4), end: 'opened' };
  const both = { pile, chain: { ...attemptOf('relay', 4), end: 'opened' as const } };
  expect(hint(chain, viewOf('open', attemptOf('relay', 4)))).toBe('switch');
  expect(hint(chain, { ...viewOf('open', attemptOf('relay', 4)), results: both })).toBe('send');
  const aloneFirst = { pile: { ...attemptOf('pile', 1), end: 'opened' as const } };
  expect(hint(chain, { ...viewOf('open', attemptOf('relay', 4)), results: aloneFirst })).toBe(
    'switch',
  );
  expect(hint(chain, viewOf('open', attemptOf('key', 4, 0)))).toBe('Without it');
  expect(hint(chain, { ...viewOf('open', attemptOf('key', 4, 0)), results: both })).toBe('send');
  expect(hint(chain, viewOf('refused', attemptOf('guess', 4)))).toBe('Now in order');
  expect(hint(chain, viewOf('refused', attemptOf('key', 4, 0)))).toBeUndefined();
  const alone = { lock: 'chain' } as const;
  expect(hint(alone, viewOf('working', attemptOf('relay', 1, 0.1)), true)).toBe('Hire four');
  expect(hint(alone, viewOf('open', attemptOf('relay', 1)), true)).toBeUndefined();
  expect(hint(chain, viewOf('open', attemptOf('relay', 4)), true)).toBeUndefined();
});

test('a card shows what is going on with its lock, or else what opened it last', () => {
  const results = { pile: { ...attemptOf('pile', 4), end: 'opened' as const } };
  const capsule = { record, rounds: 60, lock: 'chain' } as const;
  const view: View = { phase: 'working', attempt: attemptOf('relay', 4, 0.2), results, capsule };
  const score = (lock: 'pile' | 'chain', changes: Partial<View> = {}, isSent = false) =>
    scoreOf(lock, { ...view, ...changes }, { workers: 4, isSent });
  expect(score('pile')).toMatchObject({
    round: 'Opened in round 15',
    detail: '4 workers, 300 squarings in a row',
  });
  expect(score('chain')).toMatchObject({
    round: 'Round 13 of 60',
    detail: '4 workers, 240 squarings in a row',
  });
  const alone = { pile: { ...attemptOf('pile', 1), end: 'opened' as const } };
  expect(score('pile', { results: alone }).round).toBe('1 worker: round 60');
  const left = { pile: attemptOf('pile', 4, 0.2) };
  expect(score('pile', { results: left }).round).toBe('Left in round 4 of 60');
  const guess: Attempt = { ...attemptOf('guess', 4), end: 'refused' };
  expect(score('chain', { attempt: guess }).round).toBe('Still shut after round 15');
  const none = { attempt: undefined, results: {} };
  expect([score('pile', none).round, score('chain', none).round]).toEqual([
    'Not opened yet',
    'Not opened yet',
  ]);
  expect(score('pile', none).detail).not.toBe(score('chain', none).detail);
});

test('the key stands in the card of the chain, beside what everyone else did or would have to do', () => {
  const capsule = { record, rounds: 60, lock: 'chain' } as const;
  const crew = { workers: 4, isSent: false };
  const key: Attempt = { ...attemptOf('key', 4, 0), legs: [], shortcut: 1_034, end: 'opened' };
  const view: View = { phase: 'open', attempt: key, results: { key }, capsule };
  expect(scoreOf('pile', view, crew).key).toBeUndefined();
  expect(scoreOf('chain', view, crew)).toMatchObject({
    round: 'No round done',
    detail: '4 workers would make 1,200 squarings in a row',
    key: { isUsed: true, says: 'Creator’s key: round 1' },
  });
  const chain: Attempt = { ...attemptOf('relay', 4), end: 'opened' };
  expect(scoreOf('chain', { ...view, results: { key, chain } }, crew).round).toBe(
    'Opened in round 60',
  );
  const unused: View = { ...view, attempt: chain, results: { chain } };
  expect(scoreOf('chain', unused, crew).key?.says).toBe('Creator’s key: not used');
  expect(scoreOf('chain', unused, { ...crew, isSent: true }).key?.says).toBe(
    'Creator’s key: not in the link',
  );
  const spoiled: View = { ...view, phase: 'refused', results: {} };
  expect(scoreOf('chain', spoiled, crew).key?.says).toBe('Creator’s key: it fits');
});

test('nothing is said of a lock or a crew that is not there any more', () => {
  const capsule = { record, rounds: 60, lock: 'pile' } as const;
  const view: View = { phase: 'open', attempt: attemptOf('pile', 4), results: {}, capsule };
  expect(presentView(view, { ...start, workers: 4 })).toBe(view);
  expect(presentView(view, { ...start, workers: 4, lock: 'chain' }).phase).toBe('sealing');
  expect(presentView(view, { ...start, workers: 4, rounds: 61 }).phase).toBe('sealing');
  expect(presentView(view, { ...start, workers: 8 })).toEqual({
    phase: 'working',
    results: {},
    capsule,
  });
});

test.each([
  ['?rounds=30', 'a lock until round 30 in loose pieces, and 1 worker.'],
  ['?workers=4&lock=chain', 'a lock until round 60 in one chain, and 4 workers.'],
  ['?workers=4&lock=chain&way=guess', 'a lock until round 60, and 4 workers who guess.'],
  ['?way=key', 'a lock until round 60, and the creator’s key.'],
  ['?lock=chain&way=key&byte=1', 'a lock until round 60, and one byte changed.'],
  ['?rounds=nonsense', 'a lock until round 60 in loose pieces, and 1 worker.'],
  [
    `?lock=chain&capsule=${writeCapsule(record)}`,
    'a sealed message. 1,200 squarings in a row open it, on your device.',
  ],
])('%s waits behind Play as %s', (query, said) => {
  expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(said);
});
