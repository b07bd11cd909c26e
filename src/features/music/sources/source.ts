/** What the site tells about a song: these six fields, and nothing else of its source. */
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
 * Why there is no answer, and how long a failure stands before the source is asked again: long enough that both endpoints
 * together ask at most six times a minute, whatever fails. Visitors see the code, never the cause.
 */
const HOLD_MS = {
  not_configured: 5 * MINUTE_MS,
  grant_refused: 5 * MINUTE_MS,
  forbidden: MINUTE_MS,
  rate_limited: MINUTE_MS,
  bad_answer: 30 * SECOND_MS,
  unreachable: 30 * SECOND_MS,
  timed_out: 30 * SECOND_MS,
};

export type FailureCode = keyof typeof HOLD_MS;

/** Failures of the source as a whole: after one of them neither endpoint asks again until it is over. */
const WHOLE_SOURCE: readonly FailureCode[] = ['not_configured', 'grant_refused', 'rate_limited'];

/** The one failure of every music source. Its message is for the owner's log and holds nothing of the source's answer. */
export class MusicFailure extends Error {
  override readonly name = 'MusicFailure';
  readonly code: FailureCode;
  readonly holdMs: number;

  constructor(code: FailureCode, message: string, holdMs = HOLD_MS[code]) {
    super(message);
    this.code = code;
    this.holdMs = holdMs;
  }

  get concernsWholeSource(): boolean {
    return WHOLE_SOURCE.includes(this.code);
  }
}
