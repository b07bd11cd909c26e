/** A day: longer pauses have never been seen, and a nonsense number must not silence the music for ever. */
const LONGEST_MS = 86_400_000;

/** ListenBrainz says in its own header when its window begins anew. */
const HEADERS = ['Retry-After', 'X-RateLimit-Reset-In'];

/** How long the service asks us to wait, in seconds or as a date; undefined when it does not say. */
export function retryAfterMs(headers: Headers, nowMs = Date.now()): number | undefined {
  const value = HEADERS.map((name) => headers.get(name)?.trim()).find(Boolean);
  if (value === undefined) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - nowMs;
  return ms > 0 ? Math.min(ms, LONGEST_MS) : undefined;
}
