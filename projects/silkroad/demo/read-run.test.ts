import { expect, test } from 'vitest';

import { LEVELS } from './attacks';
import { blockText, ROLES } from './ledger';
import { buildRoad, createReader, forgerOf, readRun } from './read-run';
import type { Doing } from './read-run';
import { CRIMES, settings } from './settings';
import { isSignedBy } from './signing';
import {
  boxes,
  closingOf,
  consequenceOf,
  describeCheck,
  endOfRoad,
  eventName,
  evidenceOf,
  explain,
  faultOf,
  hasWon,
  isChanged,
  isSigned,
  lootOf,
  lossOf,
  sealTag,
  shorten,
  standingOf,
  storyOf,
  tagOf,
} from './words';

const road = await buildRoad(189);
const honest = road.journey.ledger;

/** The lie of the write-up: 8 boxes less were shipped. */
const LIE = { ...settings.start, kept: 'chain', to: 40 } as const;

async function run(doing: Partial<Doing>) {
  const all = { ...LIE, ...doing };
  const found = await readRun(road, all);
  return { ...found, note: explain(honest, found, all), end: consequenceOf(found, all) };
}

test('a forger never holds the right key', async () => {
  for (const role of ROLES) expect(forgerOf(role)).not.toBe(role);
  for (const at of honest.blocks.keys()) {
    const { verdict, note } = await run({ crime: 'forge', at });
    expect(verdict).toMatchObject({ at, reason: 'wrong-signature' });
    expect(note).toContain('A real key, and the wrong one.');
  }
});

test.each([
  [{ crime: 'drop', at: 2 }, 2, 'Where block 2 belongs stands one that says it is block 3'],
  [{ crime: 'drop', at: 6 }, 6, 'The seal counts 7 blocks, and there are 6.'],
  [{ crime: 'swap', at: 4 }, 4, 'Where block 4 belongs stands one that says it is block 5'],
  [{ crime: 'swap', at: 6 }, 5, 'Where block 5 belongs stands one that says it is block 6'],
  [{ crime: 'root' }, 0, 'Block 0 carries the hash'],
  [{ crime: 'root', as: 'hashes' }, 0, 'the supplier signed the root a8d2e4b1'],
  [{ as: 'none' }, 2, 'Block 2 carries the hash'],
  [{ as: 'hashes' }, 2, 'But the supplier signed 48 boxes, not 40'],
  [{ as: 'one' }, 3, 'Block 2 is changed and believed: a real key signed it. But block 3'],
  [{ as: 'one', at: 5, to: 20 }, 'seal', 'Blocks 5 and 6 are changed and believed'],
  [{ as: 'all', to: 60 }, 2, 'But block 2 moves 60 boxes, and only 48 were there.'],
] as const)('%o ends at %s and says why', async (doing, at, words) => {
  const { verdict, note } = await run(doing);
  expect(verdict).toMatchObject({ status: 'broken', at });
  expect(note).toContain(words);
});

test('a lie is signed once, and looking again finds the same hashes', async () => {
  const read = createReader(road);
  const lie = { ...LIE, as: 'all' } as const;
  const { ledger } = await read(lie);
  await read({ ...lie, kept: 'list' });
  // Another box in hand is no other lie: the reader is not told of it.
  const withBox = { ...lie, box: 3 };
  expect((await read(withBox)).ledger).toBe(ledger);
  expect((await readRun(road, lie)).ledger.seal).not.toEqual(ledger.seal);
});

test('the numbers of a message are those of the run, digit for digit', async () => {
  const { verdict, ledger, note } = await run({ as: 'one' });
  expect(verdict).toMatchObject({ reason: 'broken-link' });
  expect(note).toContain(`follows ${shorten(honest.blocks[2]?.hash ?? '')}`);
  expect(note).toContain(`before it is ${shorten(ledger.blocks[2]?.hash ?? '')}`);
});

test('the attacker wins with all three keys, and is told why no ledger stops it', async () => {
  const { verdict, note } = await run({ as: 'all' });
  expect(endOfRoad(verdict)).toBe('the road holds');
  expect(note).toContain('You win: 8 boxes never left the factory, says the record');
  expect(note).toContain('No ledger stops this');
});

test('a plain list believes the same lie, and stops only where the sums do', async () => {
  expect((await run({ kept: 'list' })).note).toContain('There is nothing to check');
  expect((await run({ kept: 'list', to: 60 })).note).toContain('only 48 were there');
  expect((await run({ kept: 'list', to: 48 })).note).toContain('Change any number');
});

test('the honest record is said to be honest, whatever the level', async () => {
  for (const as of ['none', 'hashes', 'one', 'all'] as const) {
    expect((await run({ to: 48, as })).note).toContain('Drag any number.');
  }
});

test('a block that is changed and believed can be told from the refused one beside it', async () => {
  const found = await run({ as: 'one' });
  const { ledger, verdict } = found;
  expect(standingOf(2, verdict)).toBe('believed');
  expect(isChanged(2, ledger, honest)).toBe(true);
  expect(standingOf(3, verdict)).toBe('refused');
  expect(isChanged(3, ledger, honest)).toBe(false);
  expect(standingOf(4, verdict)).toBe('unread');
  expect(standingOf('seal', verdict)).toBe('unread');
});

/** What the tags of blocks 1 to 6 and of the seal say. */
async function tags(doing: Partial<Doing>, passed = Infinity): Promise<string[]> {
  const found = await run(doing);
  const blocks = [1, 2, 3, 4, 5, 6].map((position) => tagOf(position, found, honest, passed, true));
  return [...blocks, sealTag(found, passed, true)];
}

test('each way to hide the lie fails by another thing, and an empty tag is a missing signature', async () => {
  const rest = ['hospital', 'regulator', 'hospital', 'hospital', 'regulator'];
  expect(await tags({ as: 'none' })).toEqual(['✓ regulator', 'wrong hash', ...rest]);
  const unsigned = ['not signed', '', '', '', '', 'regulator'];
  expect(await tags({ as: 'hashes' })).toEqual(['✓ regulator', ...unsigned]);
  const refused = ['wrong link', ...rest.slice(1)];
  expect(await tags({ as: 'one' })).toEqual(['✓ regulator', '✓ supplier', ...refused]);
  const believed = ['✓ regulator', '✓ supplier', ...rest.map((role) => `✓ ${role}`)];
  expect(await tags({ as: 'all' })).toEqual(believed);
  expect((await tags({ as: 'all' }, 3)).slice(0, 3)).toEqual([
    '✓ regulator',
    '✓ supplier',
    'hospital',
  ]);
  expect((await tags({ as: 'one', at: 5, to: 20 })).at(-1)).toBe('wrong end');
  expect((await tags({ crime: 'drop', at: 6 })).at(-2)).toBe('refused');
  expect((await tags({ crime: 'drop', at: 1 })).at(-2)).toBe('');
});

test.each(CRIMES.flatMap((crime) => LEVELS.map((as) => ({ crime, as }))))(
  'a signature is said to be missing exactly where the public key refuses it: %o',
  async (doing) => {
    const { ledger } = await run(doing);
    for (const block of ledger.blocks) {
      const { content, signature } = block;
      const key = road.publicKeys.get(content.role);
      expect(isSigned(block, honest)).toBe(await isSignedBy(key, blockText(content), signature));
    }
  },
);

test('only a changed record that is signed and believed to its end is a win', async () => {
  const won = async (doing: Partial<Doing>) => {
    const all = { ...LIE, ...doing };
    return hasWon(honest, await readRun(road, all), all);
  };
  expect(await won({ as: 'all' })).toBe(true);
  expect(await won({ as: 'all', crime: 'root' })).toBe(true);
  expect(await won({ as: 'all', to: 48 })).toBe(false);
  expect(await won({ as: 'one' })).toBe(false);
  expect(await won({ kept: 'list' })).toBe(false);
});

test.each([
  [{}, { count: 8, isPaper: false }, '8 are in your van', 'your van'],
  [{ at: 0, to: 60 }, { count: 12, isPaper: true }, '12 exist on paper alone', 'the boxes'],
  [{ at: 6, to: 23 }, { count: 1, isPaper: false }, '1 is in your van', 'your van'],
  [{ at: 5, to: 20 }, undefined, '4 change counters', 'the boxes'],
  [{ at: 1, to: 3 }, undefined, '2 inspections vanish', 'the boxes'],
  [{ at: 1, to: 4 }, undefined, '1 inspection vanishes', 'the boxes'],
  [{ at: 1, to: 6 }, undefined, '1 of them never was', 'the boxes'],
  [{ at: 4, to: 15 }, undefined, '10 of them never were', 'the boxes'],
  [{ crime: 'root' }, { count: 1, isPaper: true }, '', 'the boxes'],
  [{ crime: 'drop' }, undefined, '', 'the boxes'],
] as const)(
  'a believed lie %o: the boxes, the loss and what no record sees',
  (doing, loot, loss, unseen) => {
    const all = { ...LIE, ...doing };
    expect(lootOf(honest, all)).toEqual(loot);
    if (loss !== '') expect(lossOf(honest, all)).toBe(loss);
    expect(closingOf(honest, all)).toBe(`No record sees ${unseen}.`);
  },
);

test('the opening act says what is seen in one sentence', () => {
  expect(storyOf(honest)).toBe('48 boxes set out, and 7 entries say what became of them.');
});

test.each([
  [{ as: 'none' }, 'block 2 no longer fits its hash, its fingerprint'],
  [{ as: 'hashes' }, 'the supplier never signed that'],
  [{ as: 'one' }, 'the hospital takes back its hand'],
  [{ as: 'one', at: 0 }, 'the regulator built on the old one'],
  [{ as: 'one', at: 5, to: 20 }, 'the regulator sealed another end'],
  [{ as: 'all' }, 'everyone believes it'],
  [{ as: 'all', to: 60 }, 'only 48 were there'],
  [{ as: 'all', to: 0 }, 'everyone believes it'],
  [{ crime: 'forge' }, 'the supplier’s public key does not fit it'],
  [{ crime: 'drop' }, 'block 3 points to a block that is gone'],
  [{ crime: 'drop', at: 6 }, 'the seal counts 7 blocks, not 6'],
  [{ crime: 'swap' }, 'block 3 points to a block that comes after it'],
] as const)('what happens to the liar of %o: %s', async (doing, end) => {
  expect((await run(doing)).end).toBe(end);
});

test('the refused station shows the two hashes that should be one, and no other does', async () => {
  const found = await run({ as: 'one' });
  const [old, now] = [honest.blocks[2]?.hash ?? '', found.ledger.blocks[2]?.hash ?? ''];
  expect(evidenceOf(3, found)).toBe(`${shorten(old)} ≠ ${shorten(now)}`);
  expect([evidenceOf(2, found), evidenceOf('seal', found)]).toEqual(['', '']);
  expect(evidenceOf(2, await run({ as: 'hashes' }))).toBe('');
});

test('every win says what it gained, and rules that nobody breaks here are named all the same', async () => {
  const note = async (doing: Partial<Doing>) => (await run({ as: 'all', ...doing })).note;
  expect(await note({ at: 0, to: 60 })).toContain('12 boxes exist on paper alone');
  expect(await note({ crime: 'root' })).toContain('a box that was never made is in the batch');
  expect(await note({ at: 6, to: 23 })).toContain('1 box never reached a patient');
  const verdict = {
    status: 'broken',
    at: 1,
    reason: 'time-backwards',
    evidence: { written: '', found: '' },
  } as const;
  expect(explain(honest, { ledger: honest, verdict }, LIE)).toContain('time-backwards');
  expect([faultOf(verdict), faultOf({ status: 'intact' })]).toEqual(['refused', '']);
});

test('words for blocks, ends and boxes', () => {
  expect(honest.blocks.slice(0, 2).map(eventName)).toEqual(['Made', 'Inspected']);
  expect([boxes(1), boxes(8)]).toEqual(['1 box', '8 boxes']);
  const evidence = { written: '', found: '' };
  const at = (place: number | 'seal') =>
    endOfRoad({ status: 'broken', at: place, reason: 'head-differs', evidence });
  expect([at('seal'), at(2)]).toEqual(['the road ends at the seal', 'the road ends at block 2']);
  const check = { serial: 'x', proof: [], reached: 'aaaaaaaaa', root: 'bbbbbbbbb' };
  expect(describeCheck({ ...check, box: 2, isMember: false }, 48)).toContain('ends in aaaaaaaa, ');
  expect(describeCheck({ ...check, box: 2, isMember: true }, 48)).toContain(
    'Box 2 of 48: 0 hashes',
  );
  expect(describeCheck({ ...check, box: undefined, isMember: true }, 48)).toContain('nobody made');
});
