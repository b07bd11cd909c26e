import { globSync } from 'node:fs';
import { join } from 'node:path';

import { Font, renderToBuffer } from '@react-pdf/renderer';

import { EXTRA_FONTS } from '@/config/extra-fonts';

import { drawCv, FACES, type Families } from './draw-cv';
import type { Cv } from './to-cv';

const FONTS = 'src/features/cv/fonts';

/** The face that letters from EXTRA_FONTS have. */
const EXTRA_FACES = { text: 'text', strong: 'strong', title: 'display' } as const;

/** Draws the PDF without a browser. Runs in a build, from the project's root. */
export async function drawCvPdf(
  cv: Cv,
  extraFonts = join(process.cwd(), EXTRA_FONTS),
): Promise<Uint8Array<ArrayBuffer>> {
  const families: Families = {
    text: registerFace('text', extraFonts),
    strong: registerFace('strong', extraFonts),
    title: registerFace('title', extraFonts),
  };
  // No hyphenation.
  Font.registerHyphenationCallback((word) => [word]);
  return new Uint8Array(await renderToBuffer(drawCv(cv, families)));
}

/** The names of a face's fonts; the renderer takes each letter from the first that has it. */
function registerFace(face: keyof typeof FACES, extraFonts: string): string[] {
  const extra = globSync(`${extraFonts}/*.${EXTRA_FACES[face]}.ttf`).sort();
  return [join(process.cwd(), FONTS, `archivo-${face}.ttf`), ...extra].map((src, index) => {
    const family = index === 0 ? FACES[face] : `${FACES[face]} ${index}`;
    Font.register({ family, src });
    return family;
  });
}
