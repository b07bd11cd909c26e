import type { Part } from './trips';
import { countOf, NAMES } from './words';

interface Props {
  part: Part;
  /** Unset on the poster, where nothing has been weighed. */
  bytes?: number;
}

const ICONS: Readonly<Record<Part, string>> = {
  script: 'M10 4C4 4 9 12 3 13c6 1 1 9 7 9M18 4c6 0 1 8 7 9-6 1-1 9-7 9',
  font: 'M2 22L9 4l7 18M4.500 16h9M26 13v9M26 17.500a4 4 0 1 1-8 0a4 4 0 1 1 8 0',
  photo: 'M3 4h22v18H3zM3 18l7-7 5 5 3-3 7 7M18.500 9h.1',
};

/** What a card shows: the hatch that its bytes have below, its icon, its name and its weight. */
export function PartFace({ part, bytes }: Props) {
  return (
    <>
      <i data-cargo={part} />
      <svg viewBox="0 0 28 26" aria-hidden="true">
        <path d={ICONS[part]} />
      </svg>
      <b>{NAMES[part]}</b> {bytes !== undefined && <span>{countOf(bytes, 'byte')}</span>}
    </>
  );
}
