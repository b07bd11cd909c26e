import { createHash } from 'node:crypto';

import { namesTag } from '@/lib/entity-tags';

import { NO_SONG } from './contract';
import type { Outcome } from './song-feed.server';
import type { FailureCode } from './sources/source';

const FAILURE_RESPONSES: Record<FailureCode, { status: number; message: string }> = {
  not_configured: { status: 503, message: 'The music source is not set up.' },
  grant_refused: { status: 503, message: 'The music source no longer accepts this site.' },
  forbidden: { status: 503, message: 'The music source refuses to answer.' },
  rate_limited: { status: 503, message: 'The music source asks for a pause.' },
  bad_answer: { status: 502, message: 'The music source cannot be understood.' },
  unreachable: { status: 502, message: 'The music source cannot be reached.' },
  timed_out: { status: 504, message: 'The music source took too long.' },
};

/** Turns an outcome into a response: a song or no song with an ETag, or an uncached failure. */
export function answerOutcome(
  request: Request,
  outcome: Outcome,
  { caching, nowMs }: { caching: string; nowMs: number },
): Response {
  if (outcome.kind === 'failed') return answerFailure(outcome, nowMs);
  const body = JSON.stringify(outcome.song ?? NO_SONG);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': caching, ETag: etag };
  if (namesTag(request.headers.get('If-None-Match') ?? '', etag, 'weak'))
    return new Response(null, { status: 304, headers });
  return answerJson(body, 200, headers);
}

/** The answer to every method but GET and HEAD. */
export function refuseMethod(): Response {
  const error = { code: 'method_not_allowed', message: 'Only GET and HEAD are answered here.' };
  return answerJson(JSON.stringify({ error }), 405, {
    Allow: 'GET, HEAD',
    'Cache-Control': 'no-store',
  });
}

function answerFailure(outcome: Extract<Outcome, { kind: 'failed' }>, nowMs: number): Response {
  const { code } = outcome;
  const { status, message } = FAILURE_RESPONSES[code];
  const seconds = Math.max(1, Math.ceil((outcome.freshUntil - nowMs) / 1_000));
  return answerJson(JSON.stringify({ error: { code, message } }), status, {
    'Cache-Control': 'no-store',
    // A missing setting does not go away with time.
    ...(code !== 'not_configured' && { 'Retry-After': String(seconds) }),
  });
}

function answerJson(body: string, status: number, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}
