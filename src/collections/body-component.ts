import type { SSRResult } from 'astro';
import { Fragment, jsx, jsxs } from 'astro/jsx-runtime';
import {
  createComponent,
  renderJSX,
  renderTemplate,
  type AstroComponentFactory,
} from 'astro/runtime/server/index.js';

import type { Body } from './body.server';

/** What a text may name as `<Name />`. */
export type Parts = Record<string, unknown>;

type Run = (props: { components: Parts }) => unknown;

/** The body of a content file as a component for its page. */
export async function bodyComponent(body: Body, parts: Parts = {}): Promise<AstroComponentFactory> {
  const content = await runBody(body, parts);
  return createComponent(async (result: SSRResult) => {
    const html: unknown = await renderJSX(result, content);
    return renderTemplate`${html}`;
  });
}

/** The body of a content file as Astro's elements. */
export async function runBody(body: Body, parts: Parts): Promise<unknown> {
  const run = evaluate(await body.code);
  try {
    return run({ components: { Fragment, ...parts } });
  } catch (error) {
    throw new Error(`${body.file}: ${explain(error)}`, { cause: error });
  }
}

/** The compiler writes a function that takes a JSX runtime and gives the component, as MDX's own does. */
function evaluate(code: string): Run {
  // The code was compiled from a file of this project a moment ago.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const start = new Function(code) as (runtime: object) => { default: Run };
  return start({ Fragment, jsx, jsxs }).default;
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const missing = /^Expected component `(.+?)`/.exec(message)?.[1];
  if (missing === undefined) return message;
  return `nothing is called <${missing} />. Correct the name, or add ${missing}.tsx to the project's folder in src/figures.`;
}
