import { mdxToJs } from 'satteri';

/** The text of a content file. */
export interface Body {
  raw: string;
  /** JavaScript compiled from `raw` on first access. Pages are rendered by Astro and do not use it. */
  readonly code: string;
}

/** The body of a content file, compiled at most once. */
export function toBody(raw: string): Body {
  let code: string | undefined;
  return {
    raw,
    get code() {
      return (code ??= compile(raw));
    },
  };
}

function compile(raw: string): string {
  return mdxToJs(raw, { outputFormat: 'function-body', features: { gfm: true } }).code;
}
