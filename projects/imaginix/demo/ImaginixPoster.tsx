import { paintMask } from './brush';
import { drawWhale } from './hand';
import { makeMask, toPixels } from './mask';
import { settings } from './settings';
import { createStudio } from './studio';

const EASEL = { width: 1_240, height: 470 };
/** Fewer and larger strokes than on the stage: the page has to carry each of them. */
const GRAIN = 1.7;
const AT_MS = 1_330;

/** A frame of the opening act: the pen has passed the tail, and the picture is on its way. */
export function ImaginixPoster() {
  const studio = createStudio('latest', settings.start.delay * 1_000);
  studio.replay(drawWhale());
  studio.advance(AT_MS);
  const { shown, strokes } = studio.look();
  const coats = paintMask(makeMask(shown?.ink ?? [], EASEL), EASEL, settings.start.seed, GRAIN);
  const points = strokes.flatMap((stroke) => stroke.points);
  const unseen = points.slice((shown?.ink[0]?.count ?? 1) - 1);
  const tip = toPixels(EASEL, points.at(-1) ?? { x: 0, y: 0 });
  return (
    <svg
      className="imaginix-poster"
      viewBox={`0 0 ${EASEL.width} ${EASEL.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {coats.map(({ colour, width, lines, squares }, index) =>
        lines.length > 0 ? (
          <path key={index} stroke={colour} strokeWidth={width.toFixed(1)} d={drawLines(lines)} />
        ) : (
          <path key={index} fill={colour} d={drawSquares(squares)} />
        ),
      )}
      <polyline
        points={unseen
          .map((point) => toPixels(EASEL, point))
          .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
          .join(' ')}
        stroke="var(--stage-ink)"
        strokeWidth="5"
      />
      <circle cx={tip.x.toFixed(0)} cy={tip.y.toFixed(0)} r="5" fill="var(--stage-ink)" />
      <circle
        cx={tip.x.toFixed(0)}
        cy={tip.y.toFixed(0)}
        r="15"
        stroke="var(--stage-ink)"
        strokeWidth="3"
      />
    </svg>
  );
}

function drawLines(lines: readonly number[]): string {
  let path = '';
  for (let at = 0; at < lines.length; at += 8) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = lines.slice(
      at,
      at + 8,
    );
    const step = (to: number, from: number) => (Math.round(to) - Math.round(from)).toFixed(0);
    path += `M${x0.toFixed(0)} ${y0.toFixed(0)}c${[step(x1, x0), step(y1, y0), step(x2, x0), step(y2, y0), step(x3, x0), step(y3, y0)].join(' ')}`;
  }
  return path;
}

function drawSquares(squares: readonly number[]): string {
  let path = '';
  for (let at = 0; at < squares.length; at += 3) {
    const [x = 0, y = 0, side = 0] = squares.slice(at, at + 3);
    path += `M${x.toFixed(0)} ${y.toFixed(0)}h${side.toFixed(0)}v${side.toFixed(0)}h${(-side).toFixed(0)}z`;
  }
  return path;
}
