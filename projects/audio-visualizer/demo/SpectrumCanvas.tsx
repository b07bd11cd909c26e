import { useEffect, useEffectEvent, useRef } from 'react';

import { useFrameLoop } from '@/stage/use-frame-loop';
import { useReducedMotion } from '@/stage/use-reduced-motion';

import type { Camera } from './camera';
import { createShow } from './show';
import type { Show } from './show';
import type { Sound } from './sound';
import type { OrbitHandlers } from './use-orbit';

/** How often the figures beside the picture change; faster cannot be read. */
const PEAK_EVERY_MS = 150;

interface Props {
  sound: Sound | undefined;
  camera: Camera;
  handlers: OrbitHandlers;
  /** Whether to try WebGL. Only read at the start: a canvas keeps its first kind of context for life. */
  prefersDepth: boolean;
  onShow: (kind: Show['kind'] | 'none') => void;
  onPeak: (hz: number | undefined) => void;
  onDepthLost: () => void;
}

/** The picture. React hands it its parts; the frames themselves go past React. */
export function SpectrumCanvas(props: Props) {
  const { sound, camera, handlers, prefersDepth, onShow, onPeak, onDepthLost } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const show = useRef<Show>(undefined);
  const peakAgeMs = useRef(0);
  const isStill = useReducedMotion();
  const open = useEffectEvent(() => {
    show.current = canvas.current ? createShow(canvas.current, prefersDepth) : undefined;
    onShow(show.current?.kind ?? 'none');
  });

  const loseDepth = useEffectEvent(onDepthLost);

  useEffect(() => {
    open();
    // React knows no such event.
    canvas.current?.addEventListener('webglcontextlost', loseDepth);
    return () => show.current?.dispose();
  }, []);

  useFrameLoop((elapsedMs) => {
    const peak = show.current?.draw({ elapsedMs, sound, camera, isStill });
    peakAgeMs.current += elapsedMs;
    if (peakAgeMs.current < PEAK_EVERY_MS) return;
    peakAgeMs.current = 0;
    onPeak(peak);
  });

  return (
    <div
      className="spectrum"
      role="application"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- arrow keys turn it, so it has to take the focus
      tabIndex={0}
      aria-label="Spectrum. Arrow keys turn it, plus and minus bring it closer. The loudest note is written beside it."
      {...handlers}
    >
      <canvas ref={canvas} />
    </div>
  );
}
