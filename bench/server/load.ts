import autocannon from 'autocannon';

import { processorMs } from '../../tests/support/process-state.ts';

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
  const before = processorMs(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SLICE_SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors.`);
  const costUs = ((processorMs(pid) - before) * 1_000) / requests.total;
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
