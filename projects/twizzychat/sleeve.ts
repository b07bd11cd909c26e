import { ease, wave } from '#sleeve/motion.ts';
import { element, graph, WIDTH, type Sleeve } from '#sleeve/sleeve.ts';

const AXIS_Y = 256;
const LOUD = 150;
const QUIET = 20;
const WAVELENGTH = WIDTH / 3;
const STROKE = 38;
/** On the first screen of a write-up, which is wider than the sleeve, the waves run from edge to edge. */
const FAR = { left: -1200, right: 960 };

const palette = {
  ground: '#c8b6ff',
  figure: '#2d0a85',
  spot: '#ffffff',
  ink: '#2d0a85',
  accent: { light: '#5a2bd0', dark: '#c8b6ff' },
};

export const sleeve: Sleeve = {
  track: 'B5',
  title: 'TWIZZY CHAT',
  palette,
  opening: {
    place: 'below',
    wide: [0, 80, 800, 350],
    tall: [120, 80, 560, 350],
    play: { wide: [32, 62], tall: [28, 62] },
  },
  draw: (t) =>
    element(
      'g',
      { fill: 'none', stroke_width: STROKE },
      element('path', { stroke: palette.spot, d: drawWave(t, false) }) +
        element('path', { stroke: palette.figure, d: drawWave(t, true) }),
    ),
};

/** The call is loud on the left, the answer on the right and half a wave later; they travel toward each other. */
function drawWave(t: number, isAnswer: boolean): string {
  const phase = isAnswer ? t + 0.5 : -t;
  const height = (x: number) => {
    const toRight = ease(x, 100, 700);
    const loudness = isAnswer ? toRight : 1 - toRight;
    return AXIS_Y + (QUIET + (LOUD - QUIET) * loudness) * wave(x / WAVELENGTH + phase);
  };
  return graph(height, FAR.left, FAR.right, WAVELENGTH / 12);
}
