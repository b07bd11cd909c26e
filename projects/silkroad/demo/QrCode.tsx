import { encode } from 'uqr';

/** The empty frame that readers need around the code, in modules. */
const QUIET_MODULES = 4;

interface Props {
  text: string;
  /** Says what it opens, for those who cannot scan it. */
  label: string;
}

/** Always dark on light, because many readers cannot see the reverse. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_MODULES });
  const modules = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="qr__light" width={size} height={size} />
      <path className="qr__dark" d={modules} />
    </svg>
  );
}
