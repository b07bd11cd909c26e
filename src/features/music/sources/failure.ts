/** Why there is no answer; visitors see the code, never the cause. */
export type FailureCode =
  | 'not_configured'
  | 'grant_refused'
  | 'forbidden'
  | 'rate_limited'
  | 'bad_answer'
  | 'unreachable'
  | 'timed_out';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long a failure stands before the source is asked again. */
const HOLD_MS: Record<FailureCode, number> = {
  not_configured: 5 * MINUTE_MS,
  grant_refused: 5 * MINUTE_MS,
  forbidden: MINUTE_MS,
  rate_limited: MINUTE_MS,
  bad_answer: 10 * SECOND_MS,
  unreachable: 10 * SECOND_MS,
  timed_out: 10 * SECOND_MS,
};

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
