import './showcase.css';

import { LazyMotion, useMotionValue } from 'motion/react';

import { FloatingCover, type ShowcaseCover } from './FloatingCover';
import { POINTER_RANGE_PX } from './geometry';
import { features } from './motion-features';
import { usePointer } from './use-pointer';

interface Props {
  /** From the deepest to the front. */
  covers: ShowcaseCover[];
}

/** A stack of sleeves that lands from below and moves with the mouse. */
export function Showcase({ covers }: Props) {
  const pointerX = useMotionValue(POINTER_RANGE_PX.x / 2);
  const pointerY = useMotionValue(POINTER_RANGE_PX.y / 2);
  usePointer(pointerX, pointerY);
  return (
    <LazyMotion features={features} strict>
      <ul className="showcase" data-widget="showcase">
        {covers.map((cover, index) => (
          <FloatingCover
            key={cover.slug}
            cover={cover}
            index={index}
            count={covers.length}
            pointerX={pointerX}
            pointerY={pointerY}
          />
        ))}
      </ul>
    </LazyMotion>
  );
}
