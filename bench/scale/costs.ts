import { z } from 'astro/zod';

const amount = z.number().min(0);

const priceListSchema = z.strictObject({
  name: z.string(),
  source: z.string(),
  baseUsd: amount,
  includedRequests: amount,
  usdPerMillionRequests: amount,
  /** Assumed; the price list only says what a millisecond costs. */
  cpuMsPerRequest: amount,
  includedCpuMs: amount,
  usdPerMillionCpuMs: amount,
  includedGb: amount,
  /** In this order, each for so many gigabytes; null: for all the rest. No steps: transfer is free. */
  transfer: z.array(z.strictObject({ gb: amount.nullable(), usdPerGb: amount })),
});

/** bench/prices.json: price lists as they were read on a day, which somebody who plans has to read again. */
export const pricesSchema = z.strictObject({
  isAssumption: z.literal(true),
  readOn: z.iso.date(),
  lists: z.array(priceListSchema).length(2),
});

export type PriceList = z.infer<typeof priceListSchema>;

/** What leaves the edges in a month. */
export interface Month {
  requests: number;
  gigabytes: number;
}

export interface Bill {
  baseUsd: number;
  requestsUsd: number;
  cpuUsd: number;
  transferUsd: number;
  totalUsd: number;
}

const MILLION = 1e6;

/** The bill of a month by one price list. */
export function costOf(month: Month, prices: PriceList): Bill {
  const requestsUsd =
    (over(month.requests, prices.includedRequests) / MILLION) * prices.usdPerMillionRequests;
  const cpuMs = month.requests * prices.cpuMsPerRequest;
  const cpuUsd = (over(cpuMs, prices.includedCpuMs) / MILLION) * prices.usdPerMillionCpuMs;
  const transferUsd = costOfTransfer(over(month.gigabytes, prices.includedGb), prices.transfer);
  const { baseUsd } = prices;
  const totalUsd = baseUsd + requestsUsd + cpuUsd + transferUsd;
  return { baseUsd, requestsUsd, cpuUsd, transferUsd, totalUsd };
}

function costOfTransfer(gigabytes: number, steps: PriceList['transfer']): number {
  let left = gigabytes;
  let usd = 0;
  for (const { gb, usdPerGb } of steps) {
    const inStep = Math.min(left, gb ?? Infinity);
    usd += inStep * usdPerGb;
    left -= inStep;
  }
  return usd;
}

function over(amountUsed: number, included: number): number {
  return Math.max(0, amountUsed - included);
}
