import { toCapitals } from '@/lib/to-capitals';

interface Props {
  /** Unset: the initials of the name are drawn instead. */
  src: string | undefined;
  name: string;
  /** Width and height in pixels. */
  size: number;
}

/** The square that stands for a company. Decorative: its name is beside it. */
export function Logo({ src, name, size }: Props) {
  if (src !== undefined) return <img src={src} alt="" width={size} height={size} />;
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" rx="9" fill="var(--accent-text)" />
      <text
        x="20"
        y="25.5"
        fill="var(--on-accent)"
        fontSize="15"
        fontWeight="700"
        textAnchor="middle"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The first letters of the first two words, as a reader counts letters. */
function initialsOf(name: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => letters.segment(word).containing(0)?.segment ?? '');
  return toCapitals(initials.join(''));
}
