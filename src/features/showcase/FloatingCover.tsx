import { useSpring, type MotionValue } from 'motion/react';
import * as m from 'motion/react-m';
import { useEffect, useState } from 'react';

import { useIsHydrated } from '@/lib/use-is-hydrated';
import { COVER_HEIGHT, COVER_WIDTH } from '@/ui/cover-size';

import { coverOpacity, parallaxReach, SPRING, tiltFor } from './geometry';
import { useDrift } from './use-drift';

/** What the stack shows of a project. */
export interface ShowcaseCover {
  slug: string;
  href: string;
  title: string;
  src: string;
}

interface Props {
  cover: ShowcaseCover;
  /** 0 is the deepest. */
  index: number;
  count: number;
}

/** One sleeve of the stack: a link that tilts, and drifts with the mouse on springs. */
export function FloatingCover({ cover, index, count }: Props) {
  const { x, y } = useDrift(parallaxReach(index, count));
  const rotate = useTilt();
  // The server writes no style attribute: the content security policy would refuse it.
  const style = useIsHydrated() ? { x, y, rotate, opacity: coverOpacity(index, count) } : {};
  return (
    <m.li className="showcase__cover" data-cover={cover.slug} style={style}>
      <a href={cover.href} aria-label={cover.title}>
        <img src={cover.src} alt="" width={COVER_WIDTH} height={COVER_HEIGHT} decoding="async" />
      </a>
    </m.li>
  );
}

/** A random tilt, reached by a spring once the island runs; none for those who asked for stillness. */
function useTilt(): MotionValue<number> {
  const [chance] = useState(Math.random);
  const tilt = useSpring(0, SPRING);
  useEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) tilt.set(tiltFor(chance));
  }, [chance, tilt]);
  return tilt;
}
