import { mdxToJs } from 'satteri';

/** The text of a content file. */
export interface Body {
  raw: string;
  /** JavaScript compiled from `raw` when it is asked for. Pages are rendered by Astro and do not ask. */
  readonly code: string;
}

/** What Markdown can do, as in tooling/markdown/processor.ts. */
const FEATURES = { gfm: true, math: { singleDollarTextMath: false } };

/** The body of a content file. */
export function toBody(raw: string): Body {
  return {
    raw,
    get code() {
      return mdxToJs(raw, { outputFormat: 'function-body', features: FEATURES }).code;
    },
  };
}
