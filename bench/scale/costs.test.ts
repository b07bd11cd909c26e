import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { costOf, pricesSchema, type PriceList } from './costs';

const LIST: PriceList = {
  name: 'Example',
  source: 'An example',
  baseUsd: 5,
  includedRequests: 10e6,
  usdPerMillionRequests: 0.5,
  cpuMsPerRequest: 2,
  includedCpuMs: 30e6,
  usdPerMillionCpuMs: 0.1,
  includedGb: 100,
  transfer: [
    { gb: 1_000, usdPerGb: 0.1 },
    { gb: null, usdPerGb: 0.05 },
  ],
};

test('what is included costs the base alone', () => {
  expect(costOf({ requests: 10e6, gigabytes: 100 }, LIST)).toMatchObject({
    requestsUsd: 0,
    cpuUsd: 0,
    transferUsd: 0,
    totalUsd: 5,
  });
});

test('a bill by hand: 110 million requests and 3,100 GB', () => {
  // (110 − 10) × 0.5; (220 − 30) × 0.1; 1,000 × 0.1 + 2,000 × 0.05.
  const bill = costOf({ requests: 110e6, gigabytes: 3_100 }, LIST);
  expect(bill.requestsUsd).toBeCloseTo(50);
  expect(bill.cpuUsd).toBeCloseTo(19);
  expect(bill.transferUsd).toBeCloseTo(200);
  expect(bill.totalUsd).toBeCloseTo(274);
});

test('a list without steps does not bill transfer', () => {
  expect(costOf({ requests: 0, gigabytes: 1e6 }, { ...LIST, transfer: [] }).transferUsd).toBe(0);
});

test('the price lists have two names, a day and a price for every gigabyte', () => {
  const { lists } = pricesSchema.parse(JSON.parse(readFileSync('bench/prices.json', 'utf8')));
  for (const { transfer } of lists) {
    expect(transfer.map(({ gb }) => gb).filter((gb) => gb === null)).toHaveLength(
      transfer.length > 0 ? 1 : 0,
    );
  }
});
