import './diagram.css';

export type ShapeTone = 'plain' | 'accent' | 'tint' | 'ink' | 'mute' | 'dashed' | 'faint';

interface Props {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Unset means an outline; `faint` marks what is missing. */
  tone?: ShapeTone;
  /** Of the corners; unset means square ones. */
  radius?: number;
}

/** A rectangle whose size means something. */
export function Bar({ tone = 'plain', radius, ...place }: Props) {
  return <rect className="diagram-shape" data-tone={tone} rx={radius} {...place} />;
}
