import { z } from 'astro/zod';

const count = z.int().min(0);
const amount = z.number().min(0);
const name = z.string().min(1);
const path = z.string().startsWith('/');

/** What was measured, with the commit, the moment and the machine it was measured on. */
function part<Figures extends z.ZodType>(figures: Figures) {
  return z.strictObject({
    commit: z.string().regex(/^[0-9a-f]{40}$/),
    measuredAt: z.iso.datetime(),
    machine: name,
    /** How long the measurement took. */
    tookSeconds: count,
    figures,
  });
}

/** Compressed bodies by kind; the total has the headers, too. */
const weight = z.strictObject({
  path,
  Document: count,
  Stylesheet: count,
  Script: count,
  Font: count,
  Image: count,
  total: count,
  requests: count,
  /** What a test allows in total. */
  budget: count,
});

const score = z.int().min(0).max(100);

/** One line of the load and faults. `refused` are answers of 500 and more, `lost` are requests without any answer. */
const loadRow = z.strictObject({
  engine: name,
  fault: name,
  requests: count,
  p50: amount,
  p99: amount,
  refused: count,
  lost: count,
});

/** bench/results.json, which only `npm run receipts` writes. A part that was never measured is absent. */
export const receiptsSchema = z.strictObject({
  weights: part(
    z.strictObject({
      pages: z.array(weight).min(1),
      /** Several pages in one browser with its cache, as a visitor reads them. */
      visit: z.strictObject({
        steps: z.array(name).min(1),
        requests: count,
        bytes: count,
        /** One answer to the music widget. */
        pollBytes: count,
      }),
    }),
  ).optional(),
  lighthouse: part(
    z.strictObject({
      runs: count,
      pages: z.array(
        z.strictObject({
          path,
          scores: z.tuple([score, score, score, score]),
          paintMs: amount,
          shift: amount,
          blockedMs: amount,
        }),
      ),
    }),
  ).optional(),
  axe: part(
    z.strictObject({
      version: name,
      rules: count,
      /** Elements that break a rule. */
      pages: z.array(z.strictObject({ path, light: count, dark: count })).min(1),
    }),
  ).optional(),
  tests: part(
    z.strictObject({
      kinds: z.array(z.strictObject({ kind: name, passed: count, failed: count, seconds: amount })),
      /** Tests that passed only when tried again. */
      retried: count,
    }),
  ).optional(),
  mutations: part(
    z.array(
      z.strictObject({
        name,
        verdict: z.enum(['noticed', 'SURVIVED', 'STALE', 'NOT RUN']),
        seconds: amount,
      }),
    ),
  ).optional(),
  browsers: part(
    z.array(
      z.strictObject({ title: name, version: name, passed: count, failed: count, skipped: count }),
    ),
  ).optional(),
  headers: part(
    z.strictObject({ path, lines: z.array(z.strictObject({ name, value: name })) }),
  ).optional(),
  server: part(
    z.strictObject({
      rows: z.array(
        z.strictObject({
          subject: name,
          server: name,
          perSecond: amount,
          p50: amount,
          p99: amount,
          /** Processor time of one answer, in microseconds. */
          costUs: amount,
        }),
      ),
      polling: z.strictObject({ visitors: count, asked: count, upstreamCalls: count }),
    }),
  ).optional(),
  faults: part(
    z.strictObject({ visitors: count, seconds: count, rows: z.array(loadRow).min(1) }),
  ).optional(),
});

/** bench/peers.json: the nine sites that this one is compared with. */
export const peersSchema = z.strictObject({
  source: name,
  unit: z.literal('KiB'),
  sites: z.array(
    z.strictObject({
      name,
      home: z.strictObject({ total: count, script: count }),
      article: z.strictObject({ total: count, script: count }),
    }),
  ),
});

export type Receipts = z.infer<typeof receiptsSchema>;
export type PartName = keyof Receipts;
export type Part = NonNullable<Receipts[PartName]>;
export type Peers = z.infer<typeof peersSchema>;
