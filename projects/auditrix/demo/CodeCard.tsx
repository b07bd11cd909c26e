import type { NumberControl } from '@/stage/number-control';

import { ClearingLine } from './ClearingLine';
import {
  ABOVE_CALL,
  ADDING_LINE,
  clearingLine,
  COMMENT,
  HEAD,
  linesOf,
  placeOf,
  breakLine,
} from './contracts';
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
  /** Somebody accuses this line. */
  onQuote: (line: string) => void;
}

/** What the lines do. */
const DOES = [
  ['uint256', 'reads'],
  ['(bool', 'pays'],
  ['require', ''],
] as const;

/** `withdraw` as the innermost call runs it, with the one line that can be moved. A press on a line quotes it. */
export function CodeCard({
  layout,
  values,
  control,
  quote,
  current,
  held,
  isLit,
  isDeposit,
  onHold,
  onQuote,
}: Props) {
  const { card, row, edge, lines, isWhole, fontSize, isNarrow } = layout;
  const place = placeOf(values);
  const others = linesOf(values).filter((_, index) => index !== place);
  const write = (line: string) => (isNarrow ? breakLine(line) : line);
  const clearing = clearingLine(values);
  const comment = isDeposit ? ADDING_LINE : COMMENT;
  // The place above the call, until the line is there.
  const isGoalShown = isLit || (held !== undefined && values.up < ABOVE_CALL);
  return (
    <div
      className="code-card"
      role="group"
      aria-label="The code: press a line to quote it"
      data-held={held !== undefined}
      data-narrow={isNarrow}
      style={{ left: card.x, top: card.y, width: card.width, height: card.height, fontSize }}
    >
      {isWhole && (
        <button
          type="button"
          className="code-card__row"
          data-look="comment"
          style={{ top: 0, height: edge }}
          onClick={() => onQuote(comment)}
        >
          <Quoted line={comment} quote={isDeposit ? quote : ''} />
          {isDeposit && <small>in deposit()</small>}
        </button>
      )}
      <button
        type="button"
        className="code-card__row"
        data-look="head"
        style={{ top: lines - edge, height: edge }}
        onClick={() => onQuote(HEAD)}
      >
        <Quoted line={HEAD} quote={quote} />
      </button>
      {others.map((line, index) => {
        const [, does] = DOES.find(([start]) => line.startsWith(start)) ?? [];
        const slot = index < place ? index : index + 1;
        return (
          <button
            key={line}
            type="button"
            className="code-card__row"
            data-current={slot === current}
            style={{ top: lines + slot * row, height: row }}
            onClick={() => onQuote(line)}
          >
            <Quoted line={write(line)} quote={write(quote)} />
            <small>{does}</small>
          </button>
        );
      })}
      {isWhole && (
        <p
          className="code-card__row"
          data-look="head"
          style={{ top: card.height - edge, height: edge }}
        >
          {'}'}
        </p>
      )}
      {isGoalShown && <i className="code-card__goal" style={{ top: lines + row }} />}
      <ClearingLine
        control={control}
        text={clearing}
        does={values.operator === 'clear' ? 'clears' : 'subtracts'}
        invite={isNarrow ? 'Move me\nabove “pays”' : 'Move me above “pays”'}
        top={lines + (held ?? place) * row}
        row={row}
        isCurrent={current === place}
        isLit={isLit}
        onHold={onHold}
        onPress={() => {
          // The first press of all is a hand that looks for the handle.
          if (!isLit) onQuote(clearing);
        }}
      >
        <Quoted line={write(clearing)} quote={write(quote)} />
      </ClearingLine>
    </div>
  );
}
