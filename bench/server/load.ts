import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';

/** What one slice of load found. */
export interface Load {
  perSecond: number;
  /** Microseconds of processor that the server spent on one answer; unlike the rest, it hardly depends on who else is there. */
  costUs: number;
  p50: number;
  p99: number;
}

const CONNECTIONS = 50;
const SLICE_SECONDS = 2;

/** Asks for one address as fast as it is answered, for one slice of time. */
export async function loadSlice(url: string, pid: number): Promise<Load> {
  const before = processorUs(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SLICE_SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors.`);
  const costUs = (processorUs(pid) - before) / requests.total;
  return { perSecond: requests.average, costUs, p50: latency.p50, p99: latency.p99 };
}

/** The slice in the middle by requests per second. */
export function medianOf(slices: readonly Load[]): Load {
  const median = slices.toSorted((one, other) => one.perSecond - other.perSecond)[
    Math.floor(slices.length / 2)
  ];
  if (!median) throw new Error('There is nothing to take the median of.');
  return median;
}

/** The least that one answer cost in any slice. */
export function leastCostUs(slices: readonly Load[]): number {
  return Math.min(...slices.map(({ costUs }) => costUs));
}

const TICK_US = 10_000;

/** What Linux has counted for a process so far, its own work and the system's for it. */
function processorUs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}
