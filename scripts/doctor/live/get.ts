const TIMEOUT_MS = 15_000;
const TEXT = /^(text\/|application\/(xhtml\+|rss\+|atom\+)?xml)/;

/** What a server said, or why it said nothing. */
export type Answer =
  | { isReached: true; status: number; headers: Headers; text: string }
  | { isReached: false; reason: string };

/** Asks for an address and follows redirects. Only text is read. */
export async function get(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'User-Agent': 'press-play-doctor' },
    });
    const { status, headers } = response;
    const isText = TEXT.test(headers.get('Content-Type') ?? '');
    const text = isText ? await response.text() : '';
    if (!isText) await response.body?.cancel();
    return { isReached: true, status, headers, text };
  } catch (error) {
    return { isReached: false, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
