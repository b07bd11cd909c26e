import './showcase.css';

import { LazyMotion } from 'motion/react';

import { FloatingCover, type ShowcaseCover } from './FloatingCover';
import { features } from './motion-features';

interface Props {
  /** From the deepest to the front. */
  covers: ShowcaseCover[];
}

/** A stack of sleeves that lands from below and moves with the mouse. */
export function Showcase({ covers }: Props) {
  return (
    <LazyMotion features={features} strict>
      <ul className="showcase" data-widget="showcase">
        {covers.map((cover, index) => (
          <FloatingCover key={cover.slug} cover={cover} index={index} count={covers.length} />
        ))}
      </ul>
    </LazyMotion>
  );
}
