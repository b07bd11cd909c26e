import { clampCamera } from './camera';
import type { Camera } from './camera';

/** The sources that an address can carry; a file and a microphone belong to the visitor alone. */
export const SHARED_SOURCES = ['track', 'synth'] as const;

/** In hertz; within what small speakers can play. */
export const TONE_RANGE = { from: 60, to: 8_000 };

export const PRESETS = {
  Rings: { turn: 20, tilt: 38, distance: 15 },
  Floor: { turn: 0, tilt: 18, distance: 14 },
  Above: { turn: 0, tilt: 80, distance: 17 },
} as const satisfies Record<string, Camera>;

export interface Settings {
  readonly source: (typeof SHARED_SOURCES)[number];
  readonly toneHz: number;
  readonly camera: Camera;
}

const DEFAULT: Settings = { source: 'track', toneHz: 440, camera: PRESETS.Rings };

/** Reads a shared address; what is missing or makes no sense is the default. */
export function parseSettings(query: URLSearchParams): Settings {
  const numberIn = (key: string, otherwise: number) => {
    const text = query.get(key) ?? '';
    const number = Number(text);
    return text !== '' && Number.isFinite(number) ? number : otherwise;
  };
  return {
    source: SHARED_SOURCES.find((known) => known === query.get('source')) ?? DEFAULT.source,
    toneHz: clampTone(numberIn('tone', DEFAULT.toneHz)),
    camera: clampCamera({
      turn: numberIn('turn', DEFAULT.camera.turn),
      tilt: numberIn('tilt', DEFAULT.camera.tilt),
      distance: numberIn('distance', DEFAULT.camera.distance),
    }),
  };
}

/** The inverse of `parseSettings`, to whole degrees. */
export function toQuery({ source, toneHz, camera }: Settings): Record<string, string> {
  return {
    source,
    tone: String(toneHz),
    turn: String(Math.round(camera.turn)),
    tilt: String(Math.round(camera.tilt)),
    distance: String(Math.round(camera.distance)),
  };
}

/** Into the range; NaN, which a half-typed number is, becomes its lower end. */
export function clampTone(hz: number): number {
  return Math.min(
    Math.max(Number.isNaN(hz) ? TONE_RANGE.from : hz, TONE_RANGE.from),
    TONE_RANGE.to,
  );
}
