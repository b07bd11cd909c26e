/** What a preview's camera does with a running demo (`npm run record`). A demo without a recording.ts is filmed during its opening act. */
export interface Recording {
  /** The run to record, such as `?seed=2`. */
  readonly query: string;
  /** What is in the picture: a selector inside the demo. */
  readonly subject: string;
  /** Done in order, spread evenly over the recording. Empty: the demo moves by itself. */
  readonly steps: readonly RecordingStep[];
}

/** One thing a visitor would do. */
export type RecordingStep =
  | { readonly press: string; readonly on: string }
  | { readonly check: string }
  | { readonly click: string };
