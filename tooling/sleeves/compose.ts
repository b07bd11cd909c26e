import { drawLettering } from './draw-lettering.ts';
import { args, element, HEIGHT, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

/** The whole cover as an SVG document, at loop phase `t`. */
export function composeSleeve(sleeve: Sleeve, t = 0): string {
  const { palette, track, title } = sleeve;
  const lettering = drawLettering(track, title);
  const size = { width: WIDTH, height: HEIGHT };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${args(WIDTH, HEIGHT)}` },
    element('rect', { ...size, fill: palette.ground }) +
      sleeve.draw(t, lettering) +
      element('path', { fill: palette.ink, d: lettering }),
  );
}
