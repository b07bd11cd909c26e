const ARROWS = {
  x: 'M12 11l-6 6 6 6M22 11l6 6-6 6',
  y: 'M11 12l6-6 6 6M11 22l6 6 6-6',
} as const;

interface Props {
  axis: 'x' | 'y';
}

/** The round look of a handle, with arrows in the directions it moves in. */
export function Grip({ axis }: Props) {
  return (
    <span className="grip">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path d={ARROWS[axis]} />
      </svg>
    </span>
  );
}
