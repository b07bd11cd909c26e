import { join } from 'node:path';

import { Font, renderToBuffer } from '@react-pdf/renderer';

import { CvDocument, FACES } from './CvDocument';
import type { Cv } from './to-cv';

const FONTS = 'src/features/cv/fonts';

/** Draws the PDF without a browser. Runs in a build, from the project's root. */
export async function drawCvPdf(cv: Cv): Promise<Uint8Array<ArrayBuffer>> {
  for (const [file, family] of Object.entries(FACES)) {
    Font.register({ family, src: join(process.cwd(), FONTS, `archivo-${file}.ttf`) });
  }
  // A CV reads better ragged than hyphenated.
  Font.registerHyphenationCallback((word) => [word]);
  return new Uint8Array(await renderToBuffer(CvDocument({ cv })));
}
