import { useState } from 'react';
import type { ReactNode } from 'react';

import { Canvas, Drawing } from '@/stage/Drawing';
import type { Drag } from '@/stage/use-drag';
import type { Run } from '@/stage/use-run';
import { Label } from '@/ui/Label';

import type { Claim } from './audit';
import { CodeCard } from './CodeCard';
import { Coin } from './Coin';
import { ADDING_LINE, clearingLine, linesOf, placeOf } from './contracts';
import { drawRobbery } from './draw-robbery';
import { Flag } from './Flag';
import { besideFlag, INSISTING, layOut } from './layout';
import type { Box } from './layout';
import type { Settings } from './settings';
import { useMotion } from './use-motion';
import { isRobbed } from './use-theft';
import type { Theft } from './use-theft';
import { formatRecord, sheetWords, tellCalls, tellNoRun } from './words';

interface Props {
  run: Run<Settings>;
  theft: Theft;
  /** The moment that is shown. */
  index: number;
  /** The claim whose flag is planted, and whether it is up although it is not true. */
  claim: Claim;
  isWrong: boolean;
  /** What stands in the field. */
  quote: string;
  /** What asks to be moved. Unset: neither does. */
  waitsFor: 'coin' | 'line' | undefined;
  /** What to do next. */
  next: string;
  onQuote: (line: string) => void;
  /** The thief's coin is let go in the vault. */
  onPay: () => void;
  /** The claim and its switch. */
  accuse: ReactNode;
  /** The headline. */
  children: ReactNode;
}

/** The code, the calls that are open behind it, the headline, the vault and the thief's tray. */
export function Robbery({
  run,
  theft: { attack, playedMs },
  index,
  claim,
  isWrong,
  quote,
  waitsFor,
  next,
  onQuote,
  onPay,
  accuse,
  children,
}: Props) {
  const { values } = run;
  const moment = attack.moments[index] ?? attack.moments[0];
  const [held, setHeld] = useState<number>();
  const [carried, setCarried] = useState<Drag>();
  const isWaiting = !isRobbed(run);
  const total = values.thief + values.savers;
  const coins = isWaiting ? { vault: values.savers, thief: values.thief } : moment;
  const motion = useMotion({ total, taken: coins?.thief ?? 0, open: moment?.open ?? 0 });
  if (!moment || !coins) return null;
  const place = placeOf(values);
  const control = {
    ...run.number('up'),
    // Whoever moves the line asks about it, and no longer about another one.
    change: (up: number) => run.change(claim.isTheft ? { up } : { up, quote: '' }),
  };
  const undone = attack.end === 'undone' && moment.kind === 'undo' ? attack.calls : 0;
  const current = moment.kind === 'pay' ? attack.moments[index - 1]?.line : moment.line;
  const [accused] = claim.lines;
  const isOrange = accused === clearingLine(values);
  const accusedPlace = linesOf(values).findIndex((line) => line === accused);
  return (
    <Drawing className="robbery">
      {(size) => {
        const layout = layOut(size);
        const { words, card, row, lines, vault, tray, caption, depth, cloth } = layout;
        const rowAt = (at: number) => card.y + lines + at * row;
        const footAt = isOrange ? (held ?? place) : accusedPlace;
        const deepest = Math.max(moment.open, undone) - 1;
        const reach = Math.min(Math.max(deepest, 0) * 30, depth.y);
        const hand = {
          ...layout.hand,
          x: layout.hand.x + (carried?.x ?? 0),
          y: layout.hand.y + (carried?.y ?? 0),
        };
        const isAboveCloth = reach > cloth.height * INSISTING + 8;
        return (
          <>
            <Canvas
              size={size}
              draw={(context, colours) =>
                drawRobbery(context, colours, {
                  layout,
                  ...motion,
                  hand: isWaiting || (playedMs ?? 0) < 0 ? hand : undefined,
                  undone,
                  place: held ?? place,
                  sheet: (call) => sheetWords(call, values),
                })
              }
            />
            <div className="robbery__words" style={{ ...placeAt(words), fontSize: words.fontSize }}>
              {children}
            </div>
            <p
              className="robbery__label"
              style={{
                left: isAboveCloth ? depth.x * (reach / depth.y) : besideFlag(cloth),
                top: card.y - reach - 4,
              }}
            >
              <Label>
                {claim.isTheft
                  ? tellCalls(moment, undone, index === attack.rest)
                  : tellNoRun(claim)}
              </Label>
            </p>
            <CoinCount
              name="Vault"
              detail={`Owes thief ${isWaiting ? 0 : formatRecord(moment.record)}`}
              count={coins.vault}
              box={{ ...vault, y: vault.y - caption, height: caption }}
            />
            <CoinCount
              name="Thief"
              detail={
                isWaiting
                  ? 'You'
                  : `${undone > 0 && moment.open === 0 ? 'Got back its' : 'Put in'} ${values.thief}`
              }
              count={coins.thief}
              box={{ ...tray, y: tray.y - caption, height: caption }}
            />
            {isWaiting && (
              <Coin
                at={hand}
                vault={vault}
                isLit={waitsFor === 'coin'}
                onCarry={setCarried}
                onPay={onPay}
              />
            )}
            <div
              className="robbery__accuse"
              data-rows={layout.accuse.rows}
              style={placeAt(layout.accuse)}
            >
              {accuse}
            </div>
            <CodeCard
              layout={layout}
              values={values}
              control={control}
              quote={quote}
              current={current}
              held={held}
              isLit={waitsFor === 'line'}
              isDeposit={quote.trim() !== '' && claim.lines.length === 1 && accused === ADDING_LINE}
              onHold={setHeld}
              onQuote={onQuote}
            />
            <Flag
              claim={claim}
              layout={layout}
              // An accusation without a line is planted on nothing: the floor.
              foot={footAt === -1 ? card.y + card.height : rowAt(footAt) + row}
              isWrong={isWrong}
            />
            <p
              className="robbery__next"
              style={{
                top: card.y + card.height,
                right: size.width - card.width,
                height: size.height - card.y - card.height,
              }}
            >
              {next}
            </p>
          </>
        );
      }}
    </Drawing>
  );
}

interface CountProps {
  name: string;
  detail: string;
  count: number;
  box: Box;
}

function CoinCount({ name, detail, count, box }: CountProps) {
  return (
    <p className="coin-count" style={placeAt(box)}>
      <span className="coin-count__names">
        <Label>{name}</Label>
        <Label>{detail}</Label>
      </span>
      <b>{count}</b>
    </p>
  );
}

function placeAt({ x, y, width, height }: Box) {
  return { left: x, top: y, width, height };
}
