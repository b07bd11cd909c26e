import { leanOf, spaceOut } from './motion';
import type { Moving } from './motion';
import { beginAct, cardSize } from './runs';
import { settings } from './settings';

/** The fields that the posters are drawn for. Places are in percent, so that they hold for any other. */
const FIELDS = [
  { name: 'wide', width: 1_240, height: 572, isNarrow: false, every: 26, line: 3.5 },
  { name: 'middle', width: 720, height: 419, isNarrow: false, every: 26, line: 3.5 },
  { name: 'narrow', width: 390, height: 316, isNarrow: true, every: 15, line: 2.5 },
] as const;

/** The first frame of the opening act: a card that has just been sent on its way, with the trail of the sleeve. */
export function OldPortfolioPoster() {
  const stills = FIELDS.map((field) => {
    const { trail, spring, home } = beginAct(settings.start, field);
    const size = cardSize(field);
    const echoes = spaceOut(
      trail.map((sample) => sample.spring),
      field.every,
    );
    const square = (card: Moving) => ({
      x: `${((card.x / field.width) * 100).toFixed(2)}%`,
      y: `${((card.y / field.height) * 100).toFixed(2)}%`,
      d: `M${-size / 2} ${-size / 2}h${size}v${size}h${-size}z`,
      transform: `rotate(${leanOf(card).toFixed(1)})`,
    });
    return (
      <svg key={field.name} className={`oldportfolio-poster oldportfolio-poster--${field.name}`}>
        {[{ ...home, vx: 0, vy: 0 }, ...echoes, spring].map((card, index, { length }) => {
          const { x, y, ...path } = square(card);
          const isCard = index === length - 1;
          return (
            <svg key={index} x={x} y={y} overflow="visible">
              <path
                {...path}
                fill={isCard ? 'var(--stage-figure)' : 'var(--stage-ground)'}
                stroke="var(--stage-figure)"
                strokeWidth={index === 0 ? 2 : field.line}
                {...(index === 0 && { strokeDasharray: '3 7' })}
              />
            </svg>
          );
        })}
      </svg>
    );
  });
  return (
    <>
      {stills}
      <b className="oldportfolio-poster__cards">
        <u>1</u> card
      </b>
    </>
  );
}
