import { readFileSync } from 'node:fs';

import autocannon from 'autocannon';

/** The result of one slice of load. */
export interface Load {
  perSecond: number;
  /** Processor time of the server per response, in microseconds; almost independent of other load on the machine. */
  costUs: number;
  p50: number;
  p99: number;
}

const CONNECTIONS = 50;
const SLICE_SECONDS = 2;

/** Requests one address as fast as possible for one slice of time. */
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

/** The lowest cost per response of any slice. */
export function lowestCostUs(slices: readonly Load[]): number {
  return Math.min(...slices.map(({ costUs }) => costUs));
}

const TICK_US = 10_000;

/** The processor time of a process so far (user and system), from Linux. */
function processorUs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}
