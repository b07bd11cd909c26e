import { satteri } from '@astrojs/markdown-satteri';

import { callouts } from './callouts.ts';
import { codeBlocks } from './code-blocks.ts';
import { explain } from './explain.ts';
import { markLines } from './mark-lines.ts';
import { maths } from './maths.ts';
import { checkNames } from './names.ts';
import { checkPictures, framePictures } from './pictures.ts';
import { alignByClass, hideFootnoteHeading, reachTables } from './plain-html.ts';
import { videos } from './videos.ts';

/** What Markdown can do here beyond Astro's own. Checks come first, while every node still knows its line. */
export const options = {
  features: { math: { singleDollarTextMath: false } },
  mdastPlugins: [checkNames, checkPictures, videos, framePictures, callouts, codeBlocks],
  hastPlugins: [markLines, alignByClass, hideFootnoteHeading, reachTables, maths],
};

/** Astro's Markdown with the plugins of this folder; a text that cannot be read is named with its line and the fix. */
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
            throw explain(error, path);
          }
        },
      };
    },
  };
}
