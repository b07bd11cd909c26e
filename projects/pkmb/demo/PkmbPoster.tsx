import { FACE_SIZE, facePath } from './faces';
import { runSale } from './run-sale';
import { MOUTHS, pictureOf, SUPPLY } from './sale';
import { settings } from './settings';
import { layOut } from './wall-layout';

/** As large as the wall of the running demo at these widths of the stage. */
const SIZES = [
  { name: 'wide', width: 826, height: 544, isNarrow: false },
  { name: 'narrow', width: 358, height: 384, isNarrow: true },
] as const;
const BACK_SHARE = 0.86;

/** The first frame: every token face down, and the crowns that the script sees through their backs. */
export function PkmbPoster() {
  const { list, shift, tokens } = runSale(settings.start);
  const stills = SIZES.map((size) => {
    const { columns, tile, left, top, width, height } = layOut(size);
    const back = `pkmb-back-${size.name}`;
    const margin = (tile * (1 - BACK_SHARE)) / 2;
    const scale = (tile * 0.84) / FACE_SIZE;
    return (
      <svg
        key={size.name}
        className={`pkmb-poster pkmb-poster--${size.name}`}
        viewBox={[0, 0, size.width, size.height].join(' ')}
        preserveAspectRatio="xMinYMin"
      >
        <defs>
          <pattern
            id={back}
            x={left}
            y={top}
            width={tile}
            height={tile}
            patternUnits="userSpaceOnUse"
          >
            <path
              d={`M${margin} ${margin}h${tile * BACK_SHARE}v${tile * BACK_SHARE}h${-tile * BACK_SHARE}z`}
              fill="var(--stage-deep)"
            />
          </pattern>
          {Array.from({ length: MOUTHS }, (_, mouth) => (
            <path
              key={mouth}
              id={`${back}-${mouth}`}
              d={facePath(3 * MOUTHS + mouth)}
              fill="var(--stage-figure)"
              transform={`scale(${scale.toFixed(3)})`}
            />
          ))}
        </defs>
        <path
          d={`M${left} ${top}h${width}v${Math.floor(SUPPLY / columns) * tile}h${(SUPPLY % columns) * tile - width}V${top + height}H${left}z`}
          fill={`url(#${back})`}
        />
        {tokens.map((token) => (
          <use
            key={token}
            href={`#${back}-${pictureOf(list, token, shift) % MOUTHS}`}
            x={(left + (token % columns) * tile + tile * 0.08).toFixed(1)}
            y={(top + Math.floor(token / columns) * tile + tile * 0.08).toFixed(1)}
          />
        ))}
        <path d={`M${left} ${top}h${width}`} stroke="var(--stage-ink)" strokeWidth="4" />
      </svg>
    );
  });
  return (
    <>
      {stills}
      <svg
        className="pkmb-poster__mascot"
        viewBox={`0 0 ${FACE_SIZE} ${FACE_SIZE}`}
        shapeRendering="crispEdges"
      >
        <path d={facePath(3 * MOUTHS)} fill="var(--stage-figure)" />
      </svg>
      <b className="pkmb-poster__word">PKMB</b>
    </>
  );
}
