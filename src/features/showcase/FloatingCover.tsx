import { useState, type CSSProperties } from 'react';

import { useIsHydrated } from '@/lib/use-is-hydrated';
import { COVER_HEIGHT, COVER_WIDTH } from '@/ui/cover-size';

import { coverOpacity, parallaxReach, tiltFor } from './geometry';

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

type CoverStyle = CSSProperties & Record<'--reach' | '--tilt', string>;

/** One sleeve of the stack: a link that tilts, and drifts with the mouse as far as its depth allows. */
export function FloatingCover({ cover, index, count }: Props) {
  const [chance] = useState(Math.random);
  // The server writes no style attribute: the content security policy would refuse it.
  const isHydrated = useIsHydrated();
  const style: CoverStyle | undefined = isHydrated
    ? {
        opacity: coverOpacity(index, count),
        '--reach': `${parallaxReach(index, count)}px`,
        '--tilt': `${allowsMotion() ? tiltFor(chance) : 0}deg`,
      }
    : undefined;
  return (
    <li
      className="showcase__cover"
      data-cover={cover.slug}
      data-tilted={isHydrated || undefined}
      style={style}
    >
      <a href={cover.href} aria-label={cover.title}>
        <img src={cover.src} alt="" width={COVER_WIDTH} height={COVER_HEIGHT} decoding="async" />
      </a>
    </li>
  );
}

function allowsMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
