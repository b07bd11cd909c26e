import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { placeCounts } from './draw-block';
import { drawFan, listAmounts } from './draw-fan';
import type { Picture } from './draw-fan';
import { layOut, placeDots, showDots } from './fan-layout';
import type { Canvas } from './pen';

const COLOURS = {
  ground: '#0f6b5c',
  figure: '#f3d34a',
  ink: '#ffffff',
  spot: '#000000',
  soft: '#eeeeee',
  deep: '#083f36',
};
const GOAL = 500_000;
const MONTHLY = 1_000;
/** Worth for one rupee a month, each year: one that misses, one that just makes it, one far beyond the top. */
const LINES = [
  [0, 200, 400],
  [0, 250, 500],
  [0, 2_000, 5_000],
];

interface Mark {
  readonly kind: 'disc' | 'ring' | 'line' | 'text' | 'box';
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

/** Where the paths of the last picture began. */
let starts: { x: number; y: number }[] = [];

/** What a picture leaves on a canvas: every mark with its last place, its colour and its size. */
function marksOf(changes: Partial<Picture> = {}, isNarrow = false, width = 1_240): Mark[] {
  const marks: Mark[] = [];
  starts = [];
  let path = { x: 0, y: 0, size: 0, isRound: false };
  const leave = (kind: Mark['kind'], colour: unknown, text = '') =>
    marks.push({ kind, colour: String(colour), x: path.x, y: path.y, size: path.size, text });
  const canvas: Canvas = {
    fillStyle: '',
    strokeStyle: '',
    font: '',
    globalAlpha: 1,
    globalCompositeOperation: 'source-over',
    lineCap: 'butt',
    lineJoin: 'miter',
    lineWidth: 1,
    textAlign: 'left',
    beginPath: () => {
      path = { x: 0, y: 0, size: 0, isRound: false };
    },
    arc: (x, y, size) => {
      path = { x, y, size, isRound: true };
    },
    moveTo: (x, y) => {
      path = { ...path, x, y };
      starts.push({ x, y });
    },
    lineTo: (x, y) => {
      path = { ...path, x, y };
    },
    quadraticCurveTo: (_x, _y, x, y) => {
      path = { ...path, x, y };
    },
    fill: () => leave('disc', canvas.fillStyle),
    stroke: () => leave(path.isRound ? 'ring' : 'line', canvas.strokeStyle),
    setLineDash: () => undefined,
    fillRect: (x, y) => {
      path = { x, y, size: 0, isRound: false };
      leave('box', canvas.fillStyle);
    },
    strokeText: () => undefined,
    fillText: (text, x, y) => {
      path = { x, y, size: 0, isRound: false };
      leave('text', canvas.fillStyle, text);
    },
  };
  const layout = layOut({ width, height: 664, isNarrow }, 1_050_000);
  const ends = LINES.map((line) => (line.at(-1) ?? 0) * MONTHLY);
  drawFan(canvas, COLOURS, {
    layout,
    monthly: MONTHLY,
    goal: GOAL,
    years: 2,
    dots: showDots(placeDots(ends, layout), ends, layout),
    perDot: undefined,
    strokes: LINES.map((points, line) => ({
      points,
      drawn: 1,
      landed: 1,
      hasReached: (ends[line] ?? 0) >= GOAL,
      hasSunk: line === 0,
      lost: 0,
    })),
    faint: [],
    faintness: 0,
    rays: 0,
    white: undefined,
    whiteDot: undefined,
    reading: undefined,
    block: { level: 67, shown: 0, reach: '67', miss: '33' },
    paid: { worth: 24_000, shown: 0 },
    isCrossing: false,
    words: isNarrow ? undefined : { width: 500, height: 60 },
    ...changes,
  });
  return marks;
}

const count = (marks: Mark[], kind: Mark['kind'], colour?: string) =>
  marks.filter((mark) => mark.kind === kind && (colour === undefined || mark.colour === colour))
    .length;
const textsOf = (marks: Mark[]) => marks.flatMap(({ text }) => (text === '' ? [] : [text]));

test('a future that reaches the goal is a full dot, one that misses it a ring', () => {
  const marks = marksOf();
  expect(count(marks, 'ring', COLOURS.soft)).toBe(1);
  // Two futures and the dot they all leave from.
  expect(count(marks, 'disc', COLOURS.figure)).toBe(3);
});

test('a hairline ends at the height of its dot', () => {
  const marks = marksOf();
  const layout = layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000);
  const [missed] = marks.filter(({ kind, colour }) => kind === 'line' && colour === COLOURS.soft);
  const [ring] = marks.filter(({ kind }) => kind === 'ring');
  expect(missed).toMatchObject({ x: layout.end, y: layout.y(400_000) });
  expect(ring?.y).toBeCloseTo(missed?.y ?? 0, 9);
});

test('a future on its way has a head and no dot; one that lands is on the way to its place', () => {
  const strokes = [
    { points: LINES[0] ?? [], drawn: 0.75, landed: 0, hasReached: false, hasSunk: false, lost: 0 },
    { points: LINES[1] ?? [], drawn: 1, landed: 0, hasReached: true, hasSunk: false, lost: 0 },
    { points: LINES[2] ?? [], drawn: 0, landed: 0, hasReached: true, hasSunk: false, lost: 0 },
  ];
  const layout = layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000);
  const discs = marksOf({ strokes }).filter(({ kind }) => kind === 'disc');
  expect(discs).toHaveLength(3);
  expect(discs[0]).toMatchObject({ y: layout.y(300_000), size: 3.6 });
  expect(discs[1]).toMatchObject({ x: layout.end, y: layout.y(500_000) });
  expect(marksOf({ strokes }, true).find(({ kind }) => kind === 'disc')?.size).toBe(2.4);
});

test('a dot without a future is not drawn', () => {
  expect(count(marksOf({ strokes: [] }), 'disc')).toBe(1);
});

test('the line the plan aims with is white, and so is its dot', () => {
  const white = { points: LINES[1] ?? [], drawn: 1, ring: 0 };
  const marks = marksOf({ white, whiteDot: 1 });
  // The goal is the other line in ink.
  expect(count(marks, 'line', COLOURS.ink)).toBe(2);
  expect(count(marks, 'disc', COLOURS.ink)).toBe(1);
});

test('it arrives with a ring that spreads and goes', () => {
  const rings = (ring: number) =>
    count(
      marksOf({ white: { points: LINES[1] ?? [], drawn: 1, ring } }, true),
      'ring',
      COLOURS.ink,
    );
  expect([0, 0.5, 1].map(rings)).toEqual([0, 1, 0]);
});

test('a future that is read has its years on it, and where they end', () => {
  const reading = [
    { year: 2017, earned: 0.801 },
    { year: 2015, earned: -0.04 },
  ];
  const white = { points: LINES[0] ?? [], drawn: 1, ring: 1 };
  const written = ['2017', '+80%', '2015', '−4%', 'In this order: 4,00,000'];
  expect(textsOf(marksOf({ white, whiteDot: 0, reading }))).toEqual(
    expect.arrayContaining(written),
  );
  expect(textsOf(marksOf({ white, whiteDot: 0, reading }, true, 300))).toEqual(
    expect.arrayContaining(['2017 +80%', '2015 −4%', '= 4,00,000']),
  );
});

test('where its years are a list, no amount is written under that, and those below it are', () => {
  const amounts = (years: number) => {
    const reading = Array.from({ length: years }, () => ({ year: 2017, earned: 0.801 }));
    return textsOf(marksOf({ years, reading: years > 0 ? reading : undefined, white }, true, 300));
  };
  const white = { points: LINES[0] ?? [], drawn: 1, ring: 1 };
  expect(amounts(0)).toEqual(expect.arrayContaining(['10,00,000', '2,00,000']));
  expect(amounts(10)).not.toContain('10,00,000');
  expect(amounts(10)).toEqual(expect.arrayContaining(['2,00,000', '= 4,00,000']));
});

test('a future whose year is taken out turns white and falls', () => {
  const lost = (share: number) =>
    marksOf({
      strokes: [
        {
          points: LINES[1] ?? [],
          drawn: 1,
          landed: 1,
          hasReached: true,
          hasSunk: false,
          lost: share,
        },
      ],
    }).find(({ kind, colour }) => kind === 'disc' && colour === COLOURS.ink);
  expect(lost(1)?.y).toBeGreaterThan((lost(0.2)?.y ?? Infinity) + 600);
});

test('what was paid in is the surface of a water, and who ends below it has sunk', () => {
  const paid = { worth: 24_000, shown: 1 };
  expect(count(marksOf(), 'box', COLOURS.deep)).toBe(0);
  const marks = marksOf({ paid });
  expect(count(marks, 'box', COLOURS.deep)).toBe(1);
  expect(count(marks, 'disc', COLOURS.ground)).toBe(1);
  expect(textsOf(marks)).toEqual(expect.arrayContaining(['PAID IN 24,000', 'LESS IS A LOSS']));
  expect(textsOf(marksOf({ paid }, true, 390))).not.toContain('PAID IN 24,000');
  // Half way there, nothing is said yet.
  expect(textsOf(marksOf({ paid: { ...paid, shown: 0.5 } }))).not.toContain('PAID IN 24,000');
});

test('below the axis stands what the dots are, that it can be read, and what the dark is', () => {
  const paid = { worth: 24_000, shown: 1 };
  const said = (changes: Partial<Picture>, isNarrow = false) =>
    textsOf(marksOf(changes, isNarrow, isNarrow ? 390 : 1_240)).findLast((text) =>
      text.endsWith('.'),
    );
  const dots = '3 DOTS = 3,000 FUTURES.';
  const advice = 'AN ESTIMATE, NOT ADVICE.';
  expect(said({})).toBe(advice);
  expect(said({}, true)).toBe(advice);
  expect(said({ perDot: 1_000 })).toBe(`${advice} ${dots} POINT AT A DOT TO READ ITS YEARS.`);
  expect(said({ perDot: 1_000 }, true)).toBe(`${dots} TAP A DOT.`);
  // Not so wide, the longer words would run into the counts.
  expect(textsOf(marksOf({ perDot: 1_000 }, false, 1_075))).toContain(
    `${advice} ${dots} TAP A DOT.`,
  );
  expect(said({ perDot: 0.1 })).toBe(`${advice} POINT AT A DOT TO READ ITS YEARS.`);
  expect(said({ perDot: 1_000, paid }, true)).toBe('DARK: UNDER 24,000 PAID IN.');
  // On a scale that is bent, what its lines mean.
  expect(said({ paid })).toBe(`${advice} EACH LINE IS 10 TIMES THE ONE BELOW.`);
  expect(textsOf(marksOf({ paid }, true, 390))).toContain(`${advice} LINES GO UP TENFOLD.`);
});

test('dots on the goal line swell while something moves them across it, and no others', () => {
  const sizes = (isCrossing: boolean) =>
    marksOf({ isCrossing })
      .filter(({ kind, x }) => kind === 'disc' && x > 800)
      .map(({ size }) => size);
  const [rest, crossing] = [sizes(false), sizes(true)];
  expect(crossing[0]).toBeGreaterThan(rest[0] ?? Infinity);
  expect(crossing[1]).toBe(rest[1]);
});

test('the goal is named as the sentence names it, where no line runs', () => {
  const named = (goal: number, isNarrow = false, changes: Partial<Picture> = { strokes: [] }) => {
    const label = marksOf({ goal, ...changes }, isNarrow).find(({ text }) =>
      text.startsWith('GOAL'),
    );
    const { y } = layOut({ width: 1_240, height: 664, isNarrow }, 1_050_000);
    return { text: label?.text, isBelow: (label?.y ?? 0) > y(goal) };
  };
  expect(named(500_000)).toEqual({ text: 'GOAL 5,00,000', isBelow: true });
  expect(named(500_000, true)).toEqual({ text: 'GOAL 5,00,000', isBelow: false });
  // Above lines that rise through it.
  expect(named(500_000, true, {})).toEqual({ text: 'GOAL 5,00,000', isBelow: false });
  expect(named(50_000)).toEqual({ text: 'GOAL 50,000', isBelow: false });
  expect(named(900_000)).toEqual({ text: 'GOAL 9,00,000', isBelow: false });
});

const block = { level: 67, shown: 1, reach: '67', miss: '33' };

test('the block has a full dot for each that makes it and a ring for each that misses', () => {
  const marks = marksOf({ block });
  expect(count(marks, 'disc', COLOURS.figure)).toBe(count(marksOf(), 'disc', COLOURS.figure) + 67);
  expect(count(marks, 'ring', COLOURS.soft)).toBe(count(marksOf(), 'ring', COLOURS.soft) + 33);
  expect(textsOf(marks)).toEqual(expect.arrayContaining(['67', 'MAKE IT', '33', 'MISS IT']));
  const half = marksOf({ block: { ...block, shown: 0.5 } });
  expect(textsOf(half)).not.toContain('67');
});

test('while it is a bet, its dots are hollow until futures have landed on them', () => {
  const hollow = (reach: number) =>
    count(
      marksOf({ block: { ...block, hangsOnGrip: true, landed: { reach, miss: 0 } } }),
      'ring',
      COLOURS.figure,
    );
  expect([0, 20, 67].map(hollow)).toEqual([67, 47, 0]);
});

test('a bet that was too high leaves its dots as ghosts, and every bet has a mark', () => {
  const left = (bet: number, isNarrow = false) => {
    const marks = marksOf({ block: { ...block, bet } }, isNarrow);
    return [count(marks, 'ring', COLOURS.figure), textsOf(marks).includes(`BET ${bet}`)];
  };
  expect(left(92)).toEqual([25, true]);
  expect(left(10)).toEqual([0, true]);
  expect(left(67)).toEqual([0, true]);
  expect(left(10, true)).toEqual([0, true]);
});

test('a bet is named beside the futures, among the counts, or only by its line', () => {
  const dots = (x: number) => Array.from({ length: 60 }, (_, row) => ({ x, y: row * 12 }));
  const { left } = layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000).block;
  const named = (bet: number, x: number) =>
    marksOf({ block: { ...block, level: 90, bet }, dots: dots(x) }).find(
      ({ text }) => text === `BET ${bet}`,
    )?.x;
  expect(named(50, left - 200)).toBeLessThan(left);
  expect(named(50, left - 30)).toBeGreaterThan(left);
  expect(named(90, left - 30)).toBeUndefined();
  expect(named(4, left - 30)).toBeUndefined();
});

test('near an edge the block is lower, and what is over the edge is not drawn', () => {
  const heights = (goal: number, level: number, bet?: number) =>
    marksOf({ goal, dots: [], block: { ...block, level, bet } })
      .filter(({ kind, x }) => kind !== 'text' && x > 1_000)
      .map(({ y }) => y);
  expect(Math.max(...heights(300_000, 4))).toBeLessThan(664);
  expect(Math.min(...heights(950_000, 4, 90))).toBeGreaterThan(0);
  const said = marksOf({ goal: 1_040_000, block });
  const yOf = (text: string) => said.find((mark) => mark.text === text)?.y ?? 0;
  const { y } = layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000);
  expect(yOf('MAKE IT')).toBeGreaterThan(y(1_040_000));
  expect(yOf('MISS IT')).toBeGreaterThan(yOf('MAKE IT'));
});

test('years are numbered; on a phone every second of many', () => {
  expect(textsOf(marksOf()).slice(0, 2)).toEqual(['1', '2 YEARS']);
  expect(textsOf(marksOf({ years: 1 }))[0]).toBe('1 YEAR');
  const many = textsOf(marksOf({ years: 10 }, true)).slice(0, 5);
  expect(many).toEqual(['2', '4', '6', '8', '10 YEARS']);
  expect(textsOf(marksOf({ years: 5 }, true)).slice(0, 4)).toEqual(['1', '2', '3', '4']);
});

test('a goal as high as the sentence does not strike it through', () => {
  const startOfGoal = (goal: number) => {
    marksOf({ goal });
    const { y } = layOut({ width: 1_240, height: 664, isNarrow: false }, 1_050_000);
    return starts.find((start) => start.y === y(goal))?.x;
  };
  expect(startOfGoal(900_000)).toBe(1_240 * 0.66);
  expect(startOfGoal(300_000)).toBeLessThan(100);
});

test('the rays of the sleeve are there only while they fold', () => {
  const rays = (share: number) => count(marksOf({ rays: share }), 'disc', COLOURS.figure);
  expect(rays(0.5)).toBe(rays(0) + 8);
});

test('the other futures are hairlines behind the hundred', () => {
  const behind = count(marksOf({ faint: LINES, faintness: 1 }), 'line', COLOURS.figure);
  expect(behind).toBe(count(marksOf(), 'line', COLOURS.figure) + LINES.length);
});

test('heights are written in even steps, or in powers of ten where the scale is bent, and never beside the goal', () => {
  const even = { worth: 0, shown: 0 };
  const amounts = (isNarrow: boolean, paid = even, bend?: Parameters<typeof layOut>[2]) =>
    listAmounts({
      layout: layOut({ width: 1_240, height: isNarrow ? 300 : 664, isNarrow }, 1_200_000, bend),
      goal: GOAL,
      paid,
    });
  expect(amounts(false)).toEqual([
    100_000, 200_000, 300_000, 400_000, 600_000, 700_000, 800_000, 900_000, 1_000_000, 1_100_000,
  ]);
  expect(amounts(true)).toEqual([200_000, 800_000, 1_000_000]);
  const wild = { share: 1, worthOfTop: 20_000_000, floor: 500 };
  expect(amounts(false, { worth: 0, shown: 1 }, wild)).toEqual([
    1_000, 10_000, 100_000, 10_000_000,
  ]);
  // On its way from one scale to the other nothing is written.
  expect(amounts(false, { worth: 0, shown: 0.5 }, { ...wild, share: 0.5 })).toEqual([]);
});

describe.each([
  { isNarrow: false, line: 16, figure: 30, clear: 43, name: { from: 29, to: 43 }, roomy: 242 },
  { isNarrow: true, line: 13, figure: 17, clear: 34, name: { from: 23, to: 35 }, roomy: 195 },
])('the two counts: %o', ({ isNarrow, line, figure, clear, name, roomy }) => {
  const heights = (from: number) =>
    fc.integer({ min: from, max: 700 }).chain((bottom) =>
      fc.record({
        bottom: fc.constant(bottom),
        grip: fc.integer({ min: 0, max: bottom }),
        wished: fc.tuple(
          fc.integer({ min: -50, max: bottom + 50 }),
          fc.integer({ min: -50, max: bottom + 50 }),
        ),
      }),
    );
  const place = ({ bottom, grip, wished }: { bottom: number; grip: number; wished: number[] }) => {
    const { reach, miss } = placeCounts(
      { reach: Math.min(...wished), miss: Math.max(...wished) },
      { grip, bottom, isNarrow },
    );
    return [reach, miss].flatMap((y) =>
      // Capitals and figures are not as high as their font.
      y === undefined ? [] : [{ from: y - line - figure * 0.74, to: y }],
    );
  };

  test('they keep clear of the grip, its name, the edges and each other', () => {
    fc.assert(
      fc.property(heights(40), (drawing) => {
        const { bottom, grip } = drawing;
        const boxes = [
          ...place(drawing),
          { from: grip - clear, to: grip + clear },
          { from: grip + name.from, to: grip + name.to },
          { from: -Infinity, to: 0 },
          { from: bottom, to: Infinity },
        ];
        for (const box of place(drawing)) {
          const met = boxes.filter(({ from, to }) => to > box.from && from < box.to);
          expect(met).toEqual([box]);
        }
      }),
    );
  });

  test('both are written unless the drawing is too low for them', () => {
    fc.assert(
      fc.property(heights(roomy), (drawing) => {
        expect(place(drawing)).toHaveLength(2);
      }),
    );
    expect(place({ bottom: 90, grip: 45, wished: [0, 90] })).toEqual([]);
    expect(place({ bottom: roomy - 40, grip: roomy / 3, wished: [0, 90] })).toHaveLength(1);
    expect(place({ bottom: roomy - 40, grip: roomy / 2, wished: [0, 90] })).toHaveLength(1);
  });
});

test('the grip never covers the bet that it sets', () => {
  const said = marksOf({ block: { ...block, level: 100, hangsOnGrip: true } });
  const yOf = (text: string) => said.find((mark) => mark.text === text)?.y ?? 0;
  expect(yOf('MISS IT') - yOf('MAKE IT')).toBeGreaterThan(120);
});

test('lines are taken from under the sentence, and amounts do not stand in it', () => {
  const words = { width: 820, height: 240 };
  const onLeft = (marks: Mark[]) =>
    marks.filter(({ kind, text, x }) => kind === 'text' && /^[\d,]+$/.test(text) && x < 100);
  expect(onLeft(marksOf()).length).toBeGreaterThan(0);
  for (const { y } of onLeft(marksOf({ words }))) expect(y).toBeGreaterThan(words.height);
});
