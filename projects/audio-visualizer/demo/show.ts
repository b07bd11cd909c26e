import { BANDS, toLevels } from './bands';
import type { Camera } from './camera';
import { findPeak } from './find-peak';
import { follow } from './follow';
import { createFlatPainter } from './flat-painter';
import { pixelSize } from './painter';
import type { Painter } from './painter';
import { createRemotePainter } from './remote-painter';
import { readColour } from './read-colour';
import { advanceRings, createRings, holdRings, rowAtEar } from './rings';
import { adjustSharpness, SHARPEST } from './sharpness';
import type { Sound } from './sound';
import { createWebglPainter } from './webgl-painter';

/** The theme may change while the demo runs; looking more often costs more than it gives. */
const COLOUR_EVERY_MS = 500;

export interface Moment {
  readonly elapsedMs: number;
  readonly sound: Sound | undefined;
  readonly camera: Camera;
  /** Whether the visitor asked for less motion. */
  readonly isStill: boolean;
}

/** A picture that hears. */
export interface Show {
  readonly kind: Painter['kind'];
  /** Draws one frame and answers with the loudest frequency; `undefined` in silence. */
  draw: (moment: Moment) => number | undefined;
  dispose: () => void;
}

/** Draws with depth where that is wanted and possible, flat otherwise; `undefined` without any canvas. */
export function createShow(canvas: HTMLCanvasElement, prefersDepth: boolean): Show | undefined {
  const painter = (prefersDepth && createDepthPainter(canvas)) || createFlatPainter(canvas);
  if (painter === undefined) return undefined;
  const rings = createRings();
  let levels = new Float32Array(BANDS);
  let colour = readColour(canvas);
  let colourAgeMs = 0;
  let sharpness = SHARPEST;
  let unpaintedMs = 0;

  return {
    kind: painter.kind,
    draw({ elapsedMs, sound, camera, isStill }) {
      colourAgeMs += elapsedMs;
      if (colourAgeMs >= COLOUR_EVERY_MS) {
        colourAgeMs = 0;
        colour = readColour(canvas);
      }
      const spectrum = sound?.read();
      if (spectrum !== undefined) {
        const measured = toLevels(spectrum);
        levels = levels.map((level, band) => follow(level, measured[band] ?? 0, elapsedMs));
      }
      if (isStill) holdRings(rings, levels);
      else advanceRings(rings, levels, elapsedMs);
      const centreRow = isStill ? rings.newest : rowAtEar(rings, sound?.outputDelayMs() ?? 0);
      const size = pixelSize(canvas, sharpness.share);
      unpaintedMs += elapsedMs;
      if (painter.paint({ rings, centreRow, camera, colour, size })) {
        sharpness = adjustSharpness(sharpness, unpaintedMs);
        unpaintedMs = 0;
      }
      return spectrum && findPeak(spectrum);
    },
    dispose: painter.dispose,
  };
}

/** In a worker where it can, because a machine without a graphics card takes long over every picture. */
function createDepthPainter(canvas: HTMLCanvasElement): Painter | undefined {
  return 'OffscreenCanvas' in window ? createRemotePainter(canvas) : createWebglPainter(canvas);
}
