const WIDTH = 940;
const HEIGHT = 400;
const BLOCK = 96;
const GAP = 44;
const COUNT = 7;
/** The one that does not fit. */
const BROKEN = 4;
const TOP = (HEIGHT - BLOCK) / 2;
const LEFT = (WIDTH - COUNT * BLOCK - (COUNT - 1) * GAP) / 2;

/** Seven linked blocks, one of which has been moved. */
export function SilkroadPoster() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <g fill="none" stroke="var(--accent)" strokeWidth="3">
        {Array.from({ length: COUNT }, (_, index) => (
          <g key={index} transform={`translate(${LEFT + index * (BLOCK + GAP)} ${TOP})`}>
            {index > 0 && (
              <path
                d={`M${-GAP} ${BLOCK / 2}h${GAP}`}
                strokeDasharray={index === BROKEN || index === BROKEN + 1 ? '3 7' : undefined}
              />
            )}
            <g transform={index === BROKEN ? `rotate(9 ${BLOCK / 2} ${BLOCK / 2})` : undefined}>
              <rect
                width={BLOCK}
                height={BLOCK}
                rx="12"
                fill="var(--accent)"
                fillOpacity={index === BROKEN ? 0 : 0.16}
                strokeDasharray={index === BROKEN ? '3 7' : undefined}
              />
              <path d="M20 34h56M20 50h40M20 66h50" strokeOpacity="0.5" />
            </g>
          </g>
        ))}
      </g>
    </svg>
  );
}
