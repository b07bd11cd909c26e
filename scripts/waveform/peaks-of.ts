const FULL_SCALE = 100;

/**
 * The loudest moment of each equal slice of time, over all channels, as whole numbers from 0 to 100.
 * Every sample counts once: with fewer samples than buckets, a bucket repeats the sample it falls on.
 */
export function peaksOf(samples: readonly Float32Array[], buckets: number): number[] {
  const length = Math.max(0, ...samples.map((channel) => channel.length));
  return Array.from({ length: buckets }, (_, bucket) => {
    const start = Math.floor((bucket * length) / buckets);
    const end = Math.max(start + 1, Math.floor(((bucket + 1) * length) / buckets));
    const loudest = Math.max(...samples.map((channel) => loudestIn(channel, start, end)), 0);
    return Math.round(Math.min(1, loudest) * FULL_SCALE);
  });
}

function loudestIn(channel: Float32Array, start: number, end: number): number {
  return channel
    .subarray(start, end)
    .reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 0);
}
