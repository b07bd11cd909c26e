const GROOVES = [47, 43, 39, 35, 31, 27] as const;

/** A record in a space of 100 by 100 units. Its label has marks, so that one can see it turn. */
export function Vinyl() {
  return (
    <svg className="music__vinyl" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="50" fill="var(--vinyl)" />
      <g fill="none" stroke="var(--groove)" strokeWidth="0.75">
        {GROOVES.map((radius) => (
          <circle key={radius} cx="50" cy="50" r={radius} />
        ))}
      </g>
      <g fill="var(--sheen)">
        <path d="M50 50 L34 3 A49.6 49.6 0 0 1 52 0.4 Z" />
        <path d="M50 50 L66 97 A49.6 49.6 0 0 1 48 99.6 Z" />
      </g>
      <circle cx="50" cy="50" r="20" fill="var(--accent)" />
      <g stroke="var(--on-accent)" strokeLinecap="round" strokeWidth="2.2">
        <path d="M41 39.5 h18" />
        <path d="M44.5 43.5 h11" opacity="0.6" />
      </g>
      <circle cx="50" cy="50" r="2.6" fill="var(--card)" />
    </svg>
  );
}
