import './ui.css';

import { COVER_HEIGHT, COVER_WIDTH } from './cover-size';

interface Props {
  src: string;
  /** Unset: decorative, because the text beside it already says it. */
  alt?: string;
  /** A name under which the browser morphs this cover into the same one on the next page. */
  morph?: string;
  /** Whether it loads at once. Unset: it loads lazily. */
  isUrgent?: boolean;
}

/** A 4:3 cover with the only shadow of the site. */
export function Cover({ src, alt = '', morph, isUrgent = false }: Props) {
  return (
    <img
      className="cover"
      src={src}
      alt={alt}
      width={COVER_WIDTH}
      height={COVER_HEIGHT}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : 'auto'}
      decoding="async"
      data-morph={morph}
    />
  );
}
