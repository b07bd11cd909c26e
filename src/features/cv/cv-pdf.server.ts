import { join } from 'node:path';

import { Font, renderToBuffer } from '@react-pdf/renderer';

import { drawCv, FACES } from './draw-cv';
import type { Cv } from './to-cv';

const FONTS = 'src/features/cv/fonts';

/** Draws the PDF without a browser. Runs in a build, from the project's root. */
export async function drawCvPdf(cv: Cv): Promise<Uint8Array<ArrayBuffer>> {
  for (const [file, family] of Object.entries(FACES)) {
    Font.register({ family, src: join(process.cwd(), FONTS, `archivo-${file}.ttf`) });
  }
  // No hyphenation.
  Font.registerHyphenationCallback((word) => [word]);
  return new Uint8Array(await renderToBuffer(drawCv(cv)));
}
