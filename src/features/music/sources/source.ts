/** Everything the site shows of a song; no other field of the source is passed on. */
export interface Song {
  /** Several artists are joined by ", ". */
  artist: string | null;
  title: string;
  songUrl: string | null;
  album: string | null;
  albumImageUrl: string | null;
  isPlaying: boolean;
}

/** Where songs come from. Both methods throw a `MusicFailure` and nothing else. */
export interface MusicSource {
  /** Undefined when nothing plays: paused, an advertisement, a podcast, a private session. */
  current(): Promise<Song | undefined>;
  /** Undefined when there is no history. */
  lastPlayed(): Promise<Song | undefined>;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * Why a source failed, and how long to wait before it is asked again: long enough that both endpoints together ask at most
 * six times a minute. Visitors see the code, never the cause.
 */
export const RETRY_DELAY_MS = {
  not_configured: 5 * MINUTE_MS,
  grant_refused: 5 * MINUTE_MS,
  forbidden: MINUTE_MS,
  rate_limited: MINUTE_MS,
  bad_answer: 30 * SECOND_MS,
  unreachable: 30 * SECOND_MS,
  timed_out: 30 * SECOND_MS,
};

export type FailureCode = keyof typeof RETRY_DELAY_MS;

/** Failures of the whole source: after one of them, neither endpoint asks again until the delay is over. */
const SOURCE_WIDE: readonly FailureCode[] = ['not_configured', 'grant_refused', 'rate_limited'];

/** The error that every music source throws. Its message is for the log and contains nothing of the source's answer. */
export class MusicFailure extends Error {
  override readonly name = 'MusicFailure';
  readonly code: FailureCode;
  readonly retryDelayMs: number;

  constructor(code: FailureCode, message: string, retryDelayMs = RETRY_DELAY_MS[code]) {
    super(message);
    this.code = code;
    this.retryDelayMs = retryDelayMs;
  }

  get isSourceWide(): boolean {
    return SOURCE_WIDE.includes(this.code);
  }
}
