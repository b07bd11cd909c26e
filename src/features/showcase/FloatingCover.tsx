import * as m from 'motion/react-m';
import { useState } from 'react';

import { useIsHydrated } from '@/lib/use-is-hydrated';
import { COVER_HEIGHT, COVER_WIDTH } from '@/ui/cover-size';

import { coverOpacity, parallaxReach, tiltFor } from './geometry';
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
  const [chance] = useState(Math.random);
  // The server writes no style attribute: the content security policy would refuse it.
  const isHydrated = useIsHydrated();
  const rotate = isHydrated && allowsMotion() ? tiltFor(chance) : 0;
  const style = isHydrated
    ? { x, y, rotate, opacity: coverOpacity(index, count), '--tilt': `${rotate}deg` }
    : {};
  return (
    <m.li
      className="showcase__cover"
      data-cover={cover.slug}
      data-tilted={isHydrated || undefined}
      style={style}
    >
      <a href={cover.href} aria-label={cover.title}>
        <img src={cover.src} alt="" width={COVER_WIDTH} height={COVER_HEIGHT} decoding="async" />
      </a>
    </m.li>
  );
}

function allowsMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
