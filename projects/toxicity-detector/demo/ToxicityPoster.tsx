import { judge } from './crowd';
import type { Cuts } from './crowd';
import { layOut, PER_DOT, placeCrowd } from './layout';
import type { Scored } from './learn';

const SIZES = [
  { name: 'wide', width: 1_152, height: 560, isNarrow: false },
  { name: 'narrow', width: 354, height: 384, isNarrow: true },
] as const;

interface Props {
  crowd: readonly Scored[];
  cuts: Cuts;
}

/** The first frame: a crowd of which half is toxic, and a bubble that is nearly all black. */
export function ToxicityPoster({ crowd, cuts }: Props) {
  return SIZES.map(({ name, ...size }) => {
    const layout = layOut(size);
    const { dots, marks } = placeCrowd(crowd, cuts, layout);
    const { bubble, bar, base } = layout;
    const radius = bubble.corner;
    const colour = (isToxic: boolean) => (isToxic ? 'var(--stage-ink)' : 'var(--stage-figure)');
    const groups = [false, true].flatMap((isFlagged) =>
      [false, true].map((isToxic) =>
        crowd.flatMap((comment, place) =>
          comment.isToxic === isToxic && (judge(comment.logit, cuts) === 'flagged') === isFlagged
            ? [dots.subarray(place * PER_DOT, (place + 1) * PER_DOT)]
            : [],
        ),
      ),
    );
    return (
      <svg
        key={name}
        className={`toxicity-poster toxicity-poster--${name}`}
        viewBox={`0 0 ${size.width} ${size.height}`}
        strokeLinecap="round"
        fill="none"
      >
        <path d={`M0 ${base + 1}H${size.width}`} stroke={colour(true)} strokeWidth="2" />
        <path
          d={`M${layout.x(0)} 0V${base}`}
          stroke={colour(false)}
          strokeWidth={size.isNarrow ? 6 : 10}
          strokeLinecap="butt"
        />
        {[false, true].map((isToxic) => (
          <path
            key={String(isToxic)}
            d={dotted(marks.filter((mark) => mark.isToxic === isToxic))}
            stroke={colour(isToxic)}
            strokeWidth={size.isNarrow ? 2 : 3.6}
          />
        ))}
        <path
          d={`M${bubble.x + radius} ${bubble.y}h${bubble.width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${bubble.height - 2 * radius}a${radius} ${radius} 0 0 1 -${radius} ${radius}H${bubble.x + radius + bubble.tail * 1.4}L${bubble.x + radius} ${bubble.y + bubble.height + bubble.tail}v-${bubble.tail}a${radius} ${radius} 0 0 1 -${radius} -${radius}v-${bubble.height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} -${radius}z`}
          stroke={colour(false)}
          strokeWidth={size.isNarrow ? 4 : 7}
          strokeLinejoin="round"
          fill="var(--stage-ground)"
        />
        {groups.map((group, index) => (
          <path
            key={group[0]?.join(' ') ?? index}
            d={dotted(group.map(([x = 0, y = 0]) => ({ x, y })))}
            stroke={colour(index % 2 === 1)}
            strokeWidth={((group[0]?.[2] ?? 0) * 2).toFixed(1)}
          />
        ))}
        <rect {...bar} rx="8" fill={colour(false)} />
        <rect {...bar} width={bar.width / 2} rx="8" fill={colour(true)} />
      </svg>
    );
  });
}

/** Dots as strokes of no length: a thousand circles would be a thousand elements. */
function dotted(places: readonly { x: number; y: number }[]): string {
  return places.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');
}
