import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';

import { useIsActive } from '@/stage/motion';

import { drawVeil } from './draw-veil';
import type { MeasuredPage } from './use-page';
import { surveyPage } from './use-survey';
import { FLASH_MS } from './use-xray';

interface Props {
  page: MeasuredPage;
  /** Whether it stays; otherwise it fades before it ends. */
  isKept: boolean;
  onEnd: () => void;
}

const MOST_PIXELS_PER_PIXEL = 2;

/** The x-ray of the page around the stage. Presses go through it. */
export function Veil({ page: { root, reach, islands }, isKept, onEnd }: Props) {
  const lasts: CSSProperties & Record<'--lasts', string> = { '--lasts': `${FLASH_MS}ms` };
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStageInSight = useIsActive();
  useEffect(() => {
    const { current } = canvas;
    const pen = current?.getContext('2d');
    if (!current || !pen) return;
    let frame = 0;
    const draw = () => {
      if (document.fullscreenElement !== null) return;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const density = Math.min(devicePixelRatio, MOST_PIXELS_PER_PIXEL);
      const [wide, high] = [Math.round(width * density), Math.round(height * density)];
      if (current.width !== wide) current.width = wide;
      if (current.height !== high) current.height = high;
      current.style.width = `${width}px`;
      current.style.height = `${height}px`;
      pen.setTransform(density, 0, 0, density, 0, 0);
      const stage = document.querySelector('[data-widget="demo"]');
      drawVeil(pen, {
        // Anew each time, because some parts stay where they are while the page scrolls.
        survey: surveyPage(root, reach),
        islands,
        width,
        height,
        scroll: { x: scrollX, y: scrollY },
        radius: stage ? Number.parseFloat(getComputedStyle(stage).borderTopLeftRadius) || 0 : 0,
      });
    };
    const drawSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    draw();
    const observer = new ResizeObserver(drawSoon);
    observer.observe(document.body);
    addEventListener('scroll', drawSoon, { passive: true });
    addEventListener('resize', drawSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', drawSoon);
      removeEventListener('resize', drawSoon);
    };
  }, [root, reach, islands]);
  return createPortal(
    <>
      <canvas
        ref={canvas}
        className="portfolio-veil"
        data-veil
        data-kept={isKept}
        style={lasts}
        aria-hidden="true"
      />
      {!isStageInSight && (
        <button type="button" className="portfolio-end" onClick={onEnd}>
          End the x-ray
        </button>
      )}
    </>,
    document.body,
  );
}
