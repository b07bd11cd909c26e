import type { NumberControl } from '@/stage/number-control';

import { ClearingLine } from './ClearingLine';
import { ADDING_LINE, breakLine, clearingLine, COMMENT, HEAD, linesOf, placeOf } from './contracts';
import type { Operator } from './contracts';
import type { Layout } from './layout';
import { Quoted } from './Quoted';
import type { Settings } from './settings';

interface Props {
  layout: Layout;
  values: Settings;
  control: NumberControl;
  /** What somebody says is in the code. */
  quote: string;
  /** The line that runs, from 0. Unset: none does. */
  current: number | undefined;
  /** Where the orange line is held, from the top of the four. Unset: it is not. */
  held: number | undefined;
  isLit: boolean;
  /** Whether the quotation is in `deposit`, whose line is then shown instead of the comment. */
  isDeposit: boolean;
  onHold: (place: number | undefined) => void;
  onOperator: (operator: Operator) => void;
}

/** What the lines do. */
const DOES = [
  ['uint256', 'reads'],
  ['(bool', 'pays'],
  ['require', ''],
] as const;
const NEXT = {
  clear: { operator: 'subtract', name: 'Try -= amount' },
  subtract: { operator: 'unchecked', name: 'Try unchecked' },
  unchecked: { operator: 'clear', name: 'Back to = 0' },
} satisfies Record<Operator, { operator: Operator; name: string }>;

/** `withdraw` as the innermost call runs it, with the one line that can be moved. */
export function CodeCard({
  layout,
  values,
  control,
  quote,
  current,
  held,
  isLit,
  isDeposit,
  ...props
}: Props) {
  const { card, row, edge, lines, isWhole, fontSize, isBroken } = layout;
  const place = placeOf(values);
  const others = linesOf(values).filter((_, index) => index !== place);
  const next = NEXT[values.operator];
  const bracket = { top: card.height - edge, height: edge };
  const write = (line: string) => (isBroken ? breakLine(line) : line);
  const clearing = write(clearingLine(values));
  return (
    <div
      className="code-card"
      data-held={held !== undefined}
      style={{ left: card.x, top: card.y, width: card.width, height: card.height, fontSize }}
    >
      {isWhole && (
        <p className="code-card__row" data-look="comment" style={{ top: 0, height: edge }}>
          {isDeposit ? <Quoted line={ADDING_LINE} quote={quote} /> : COMMENT}
          {isDeposit && <small>in deposit()</small>}
        </p>
      )}
      <p className="code-card__row" data-look="head" style={{ top: lines - edge, height: edge }}>
        <Quoted line={HEAD} quote={quote} />
      </p>
      {others.map((line, index) => {
        const [, does] = DOES.find(([start]) => line.startsWith(start)) ?? [];
        const slot = index < place ? index : index + 1;
        return (
          <p
            key={line}
            className="code-card__row"
            data-current={slot === current}
            style={{ top: lines + slot * row, height: row }}
          >
            <Quoted line={write(line)} quote={quote} />
            {!isBroken && <small>{does}</small>}
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
        text={clearing}
        does={isBroken ? '' : 'clears'}
        invite={isBroken ? 'Move me up' : 'Move me above the call'}
        top={lines + (held ?? place) * row}
        row={row}
        isCurrent={current === place}
        isLit={isLit}
        onHold={props.onHold}
      >
        <Quoted line={clearing} quote={quote} />
      </ClearingLine>
    </div>
  );
}
