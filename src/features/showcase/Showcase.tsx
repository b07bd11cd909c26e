import './showcase.css';

import { FloatingCover, type ShowcaseCover } from './FloatingCover';
import { useDrift } from './use-drift';

interface Props {
  /** From the deepest to the front. */
  covers: ShowcaseCover[];
}

/** A stack of sleeves that lands from below and moves with the mouse. */
export function Showcase({ covers }: Props) {
  const stack = useDrift();
  return (
    <ul className="showcase" data-widget="showcase" ref={stack}>
      {covers.map((cover, index) => (
        <FloatingCover key={cover.slug} cover={cover} index={index} count={covers.length} />
      ))}
    </ul>
  );
}
