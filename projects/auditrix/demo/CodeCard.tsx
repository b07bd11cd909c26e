import type { NumberControl } from '@/stage/number-control';

import { ClearingLine } from './ClearingLine';
import { breakLine, clearingLine, COMMENT, HEAD, linesOf, placeOf } from './contracts';
import type { Operator } from './contracts';
import type { Layout } from './layout';
import type { Settings } from './settings';

interface Props {
  layout: Layout;
  values: Settings;
  control: NumberControl;
  /** The line that runs, from 0. Unset: none does. */
  current: number | undefined;
  /** Where the orange line is held, from the top of the four. Unset: it is not. */
  held: number | undefined;
  isLit: boolean;
  onHold: (place: number | undefined) => void;
  onMoved: () => void;
  onOperator: (operator: Operator) => void;
  onRun: () => void;
}

/** The letters under which the write-up explains the lines. */
const LETTERS = [
  ['uint256', '(c)'],
  ['(bool', '(d)'],
  ['require', ''],
] as const;
const NEXT = {
  clear: { operator: 'subtract', name: 'Try -= amount' },
  subtract: { operator: 'unchecked', name: 'Try unchecked' },
  unchecked: { operator: 'clear', name: 'Back to = 0' },
} satisfies Record<Operator, { operator: Operator; name: string }>;

/** `withdraw` as the innermost call runs it, with the one line that can be moved. */
export function CodeCard({ layout, values, control, current, held, isLit, ...props }: Props) {
  const { card, row, edge, lines, isWhole, fontSize, isBroken } = layout;
  const place = placeOf(values);
  const others = linesOf(values).filter((_, index) => index !== place);
  const next = NEXT[values.operator];
  const head = { top: lines - edge, height: edge };
  const bracket = { top: card.height - edge, height: edge };
  const write = (line: string) => (isBroken ? breakLine(line) : line);
  return (
    <div
      className="code-card"
      data-held={held !== undefined}
      style={{ left: card.x, top: card.y, width: card.width, height: card.height, fontSize }}
    >
      {isWhole && (
        <p className="code-card__row" data-look="comment" style={{ top: 0, height: edge }}>
          {COMMENT}
        </p>
      )}
      <p className="code-card__row" data-look="head" style={head}>
        {HEAD}
      </p>
      <button type="button" className="code-card__button" style={head} onClick={props.onRun}>
        <span>{isBroken ? 'Run it' : 'Run the exploit'}</span>
      </button>
      {others.map((line, index) => {
        const [, letter] = LETTERS.find(([start]) => line.startsWith(start)) ?? [];
        const slot = index < place ? index : index + 1;
        return (
          <p
            key={line}
            className="code-card__row"
            data-current={slot === current}
            style={{ top: lines + slot * row, height: row }}
          >
            {write(line)}
            {!isBroken && <small>{letter}</small>}
          </p>
        );
      })}
      {isWhole && (
        <>
          <p className="code-card__row" data-look="head" style={bracket}>
            {'}'}
          </p>
          <button
            type="button"
            className="code-card__button"
            style={bracket}
            onClick={() => props.onOperator(next.operator)}
          >
            <span>{next.name}</span>
          </button>
        </>
      )}
      <ClearingLine
        control={control}
        text={write(clearingLine(values))}
        letter={isBroken ? '' : '(e)'}
        invite={isBroken ? 'Drag me up' : 'Drag me above the call'}
        top={lines + (held ?? place) * row}
        row={row}
        isCurrent={current === place}
        isLit={isLit}
        onHold={props.onHold}
        onMoved={props.onMoved}
      />
    </div>
  );
}
