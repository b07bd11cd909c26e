import { layOutCrowd, nameColumn } from './crowd-layout';
import type { Hearing } from './hearing';
import { House } from './House';
import type { Crowd } from './juries';
import { JURIES } from './juries';
import { settings } from './settings';

const SIZES = [
  { name: 'wide', width: 1_152, height: 560 },
  { name: 'narrow', width: 358, height: 352 },
] as const;

interface Props {
  /** The juries of the first run while nobody peeks. */
  crowd: Crowd;
  /** The case in front. */
  hearing: Hearing;
}

/** The first frame: the hill, with the rail on which the eye will move. */
export function FairbnbPoster({ crowd, hearing }: Props) {
  return (
    <>
      {SIZES.map((size) => (
        <Hill key={size.name} crowd={crowd} {...size} />
      ))}
      <div className="fairbnb__count">
        <p data-side="wrong">
          <b>{JURIES - crowd.right}</b> wrong verdicts
        </p>
        <p data-side="right">
          <b>{crowd.right}</b> right verdicts
        </p>
        <p className="fairbnb__unanimous">{crowd.unanimous} of 1,000 juries are unanimous</p>
      </div>
      <div className="fairbnb__jury fairbnb-bench">
        {hearing.seats.map((seat, index) => (
          <House key={index} seat={seat} />
        ))}
      </div>
      <b className="fairbnb-word">FAIRBNB</b>
    </>
  );
}

/** A column is a shape filled with a pattern of houses, which is far smaller than 1,000 of them. */
function Hill({ crowd, name, width, height }: Pick<Props, 'crowd'> & (typeof SIZES)[number]) {
  const { jurors, right } = settings.start;
  const layout = layOutCrowd(crowd.votes, { jurors, accuracy: right / 100 }, { width, height });
  const { pitch, base, perRow, columnWidth } = layout;
  const house = `M${at(pitch, 0.11)} ${at(pitch, 0.44)}L${at(pitch, 0.5)} ${at(pitch, 0.11)}L${at(pitch, 0.89)} ${at(pitch, 0.44)}V${at(pitch, 0.89)}H${at(pitch, 0.11)}Z`;
  return (
    <svg
      className={`fairbnb-hill fairbnb-hill--${name}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {[true, false].map((isRight) => (
        <pattern
          key={String(isRight)}
          id={`fairbnb-${name}-${isRight}`}
          patternUnits="userSpaceOnUse"
          width={pitch}
          height={pitch}
        >
          {isRight && <rect width={pitch} height={pitch} fill="var(--stage-figure)" />}
          <path d={house} fill={isRight ? 'var(--stage-spot)' : 'var(--stage-ink)'} />
        </pattern>
      ))}
      {Array.from({ length: jurors + 1 }, (_, column) => {
        const count = crowd.votes.filter((votes) => votes === column).length;
        const [rows, rest] = [Math.floor(count / perRow), count % perRow];
        const left = (column + 0.5) * columnWidth - (perRow * pitch) / 2;
        return (
          <path
            key={column}
            transform={`translate(${left.toFixed(2)} ${base})`}
            d={`M0 0V${-(rows + 1) * pitch}h${rest * pitch}v${pitch}H${perRow * pitch}V0Z`}
            fill={`url(#fairbnb-${name}-${column * 2 > jurors})`}
          />
        );
      })}
      <rect y={base + 1} width={width} height="3" fill="var(--stage-figure)" />
      <rect y={height - 37} width={width} height="2" fill="var(--stage-figure)" />
      {Array.from({ length: jurors + 1 }, (_, column) => (
        <text key={column} x={(column + 0.5) * columnWidth} y={base + 22} textAnchor="middle">
          {nameColumn(column, jurors, columnWidth)}
        </text>
      ))}
    </svg>
  );
}

function at(pitch: number, share: number): string {
  return (pitch * share).toFixed(2);
}
