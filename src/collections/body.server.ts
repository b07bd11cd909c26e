import {
  satteriCreateHighlightFn,
  satteriHeadingIdsPlugin,
  satteriHighlightPlugin,
} from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import { defineHastPlugin, mdxToJs } from 'satteri';

/** The text of a content file. */
export interface Body {
  /** Where it stands, for whoever has to correct it. */
  file: string;
  raw: string;
  /** The JavaScript of a function body, compiled from `raw` when asked for. */
  readonly code: Promise<string>;
  readonly headings: Promise<MarkdownHeading[]>;
}

/** The body of a content file. It is compiled once, however often its parts are asked for. */
export function toBody(raw: string, file: string): Body {
  let compiled: ReturnType<typeof compile> | undefined;
  const compileOnce = () => (compiled ??= compile(raw, file));
  return {
    file,
    raw,
    get code() {
      return compileOnce().then(({ code }) => code);
    },
    get headings() {
      return compileOnce().then(({ headings }) => headings);
    },
  };
}

/** As Astro compiles an MDX file, except for what it makes: a function body instead of a module. */
async function compile(raw: string, file: string) {
  const highlight = await highlighter;
  const found = {
    frontmatter: {},
    headings: [] as MarkdownHeading[],
    localImagePaths: new Set<string>(),
    remoteImagePaths: new Set<string>(),
  };
  try {
    const { code } = await mdxToJs(raw, {
      hastPlugins: [
        refuseImports,
        refusePictures,
        ...(highlight ? [satteriHighlightPlugin(highlight, undefined)] : []),
        satteriHeadingIdsPlugin(),
      ],
      features: { gfm: true, smartPunctuation: true },
      outputFormat: 'function-body',
      jsxImportSource: 'astro',
      elementAttributeNameCase: 'html',
      // What holds no component is one string of HTML.
      optimizeStatic: { component: 'Fragment', prop: 'set:html' },
      data: { astro: found },
    });
    return { code, headings: found.headings };
  } catch (error) {
    throw new Error(`${file}: ${explain(error)}`, { cause: error });
  }
}

/** As in astro.config.ts, for the reason given there. */
const highlighter = satteriCreateHighlightFn('prism', undefined);

const refuseImports = defineHastPlugin({
  name: 'refuse-imports',
  mdxjsEsm({ value }) {
    throw new Error(
      `remove the line "${value.split('\n', 1)[0]}". The figures and the demo of a project are known by their names.`,
    );
  },
});

/** Astro would make an asset of it, but only for a file that is a module. */
const refusePictures = defineHastPlugin({
  name: 'refuse-pictures',
  element: {
    filter: ['img'],
    visit({ properties }) {
      throw new Error(
        `the picture ${String(properties['src'])} cannot stand in a text. Draw it as a figure in src/figures.`,
      );
    },
  },
});

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, line, problem] = /^(\d+):\d+: (.*)$/s.exec(message) ?? [];
  return line === undefined ? message : `line ${line} below the frontmatter: ${problem}`;
}
