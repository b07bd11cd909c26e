import autocannon from 'autocannon';

/** What one slice of load found. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

const CONNECTIONS = 50;
const SLICE_SECONDS = 2;

/** Asks for one address as fast as it is answered, for one slice of time. */
export async function loadSlice(url: string): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SLICE_SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** The slice in the middle by requests per second. */
export function medianOf(slices: readonly Load[]): Load {
  const median = slices.toSorted((one, other) => one.perSecond - other.perSecond)[
    Math.floor(slices.length / 2)
  ];
  if (!median) throw new Error('There is nothing to take the median of.');
  return median;
}
