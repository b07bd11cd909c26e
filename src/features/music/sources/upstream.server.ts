import type { z } from 'astro/zod';

import { MusicFailure } from './source.ts';

/** Two calls in a row fit into the timeout of the endpoints. */
const CALL_TIMEOUT_MS = 3_000;

/** Real answers have a few kilobytes. */
const MAX_BODY_BYTES = 1_000_000;

interface UpstreamRequest {
  /** Unset: GET. */
  method?: 'POST';
  headers?: Record<string, string>;
  body?: URLSearchParams;
}

export interface UpstreamAnswer {
  /** The name of the service, for the owner's log. */
  service: string;
  status: number;
  headers: Headers;
  text: string;
}

/** Calls a service and reads its whole answer, whatever the status; throws when there is none in time. */
export async function callUpstream(
  service: string,
  url: URL,
  { headers = {}, ...init }: UpstreamRequest = {},
): Promise<UpstreamAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: { Accept: 'application/json', 'User-Agent': 'press-play', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const text = await readText(response);
    return { service, status: response.status, headers: response.headers, text };
  } catch (error) {
    if (error instanceof MusicFailure) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new MusicFailure('timed_out', `${service} did not answer in time.`);
    // Node and Workers throw different errors for network failures, including truncated bodies.
    throw new MusicFailure('unreachable', `${service} cannot be reached.`);
  }
}

/** The parsed answer; undefined when it is empty. */
export function parseAnswer<Shape extends z.ZodType>(
  answer: UpstreamAnswer,
  schema: Shape,
): z.output<Shape> | undefined {
  if (answer.status === 204) return undefined;
  if (answer.status !== 200) throw failureOfStatus(answer);
  if (answer.text.trim() === '') return undefined;
  const result = schema.safeParse(parseJson(answer.text));
  if (result.success) return result.data;
  throw unreadable(answer.service);
}

/** An answer of unknown shape is a failure; it does not mean that nothing plays. */
export function unreadable(service: string): MusicFailure {
  return new MusicFailure('bad_answer', `${service} answered in a shape nobody knows.`);
}

/** The failure that an error status stands for. */
export function failureOfStatus({ service, status, headers }: UpstreamAnswer): MusicFailure {
  if (status === 429)
    return new MusicFailure('rate_limited', `${service} limits our calls.`, retryAfterMs(headers));
  if (status === 401 || status === 403)
    return new MusicFailure('forbidden', `${service} refuses the call with status ${status}.`);
  if (status >= 500) return new MusicFailure('unreachable', `${service} answers ${status}.`);
  return new MusicFailure('bad_answer', `${service} answers ${status}, which nobody expects.`);
}

/** Undefined when the text is not JSON: error pages are HTML or plain text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** ListenBrainz uses its own header for the seconds until its rate limit resets. */
const PAUSE_HEADERS = ['Retry-After', 'X-RateLimit-Reset-In'];

/** Limits for what a service asks for, in case it names almost no time or years. */
const MIN_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 86_400_000;

/** How long the service asks us to wait, in seconds or as a date; undefined when it does not say. */
export function retryAfterMs(headers: Headers, nowMs = Date.now()): number | undefined {
  const value = PAUSE_HEADERS.map((name) => headers.get(name)?.trim()).find(Boolean);
  if (value === undefined) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - nowMs;
  return ms > 0 ? Math.min(Math.max(ms, MIN_PAUSE_MS), MAX_PAUSE_MS) : undefined;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BODY_BYTES)
      throw new MusicFailure('bad_answer', 'An answer is far larger than a song.');
  }
  return text + decoder.decode();
}
