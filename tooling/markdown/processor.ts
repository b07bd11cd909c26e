import { satteri } from '@astrojs/markdown-satteri';

import { callouts } from './callouts.ts';
import { codeBlocks } from './code-blocks.ts';
import { explainParserError } from './explain-parser-error.ts';
import { markLines } from './mark-lines.ts';
import { maths } from './maths.ts';
import { checkHeadings } from './check-headings.ts';
import { checkLinks } from './check-links.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkNames } from './check-names.ts';
import { checkPictures, framePictures } from './pictures.ts';
import { alignByClass, hideFootnoteHeading, makeTablesFocusable } from './adjust-html.ts';
import { videos } from './videos.ts';

/** The Markdown plugins of this site. Checks come first, while every node still has its position. */
export const options = {
  features: { math: { singleDollarTextMath: false } },
  mdastPlugins: [
    checkNames,
    checkHeadings,
    checkDecisions,
    checkPictures,
    checkLinks,
    videos,
    framePictures,
    callouts,
    codeBlocks,
  ],
  hastPlugins: [markLines, alignByClass, hideFootnoteHeading, makeTablesFocusable, maths],
};

/** Astro's Markdown with the plugins of this folder; parser errors name the file, the line and the fix. */
export function markdown(): ReturnType<typeof satteri> {
  const processor = satteri(options);
  return {
    ...processor,
    createMdxRenderer: async (...setup) => {
      const renderer = await processor.createMdxRenderer?.(...setup);
      if (!renderer) throw new Error('Sätteri renders no MDX any more.');
      return {
        process: async (text, path, frontmatter) => {
          try {
            return await renderer.process(text, path, frontmatter);
          } catch (error) {
            throw explainParserError(error, path);
          }
        },
      };
    },
  };
}
