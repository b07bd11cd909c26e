import { useState } from 'react';

import { Canvas } from '@/stage/Canvas';
import { Drawing } from '@/stage/Drawing';
import type { Run } from '@/stage/use-settings';
import { Label } from '@/ui/Label';

import { timesRun } from './act';
import type { Attack } from './attack';
import { CodeCard } from './CodeCard';
import { placeOf } from './contracts';
import { drawRobbery } from './draw-robbery';
import { layOut, ROWS } from './layout';
import type { Settings } from './settings';
import { useMotion } from './use-motion';
import { formatRecord, sheetWords, tellCalls } from './words';

interface Props {
  run: Run<Settings>;
  attack: Attack;
  /** The moment that is shown. */
  index: number;
  hasFlag: boolean;
  isLit: boolean;
  onHold: () => void;
  /** Told when the code has been changed and the exploit should be seen again. */
  onChanged: () => void;
}

/** The code, the calls that are open behind it, the vault and the thief's tray. */
export function Robbery({ run, attack, index, hasFlag, isLit, onHold, onChanged }: Props) {
  const { values } = run;
  const moment = attack.moments[index] ?? attack.moments[0];
  const [held, setHeld] = useState<number>();
  const total = values.thief + values.savers;
  const motion = useMotion({ total, taken: moment?.thief ?? 0, open: moment?.open ?? 0 });
  if (!moment) return null;
  const place = placeOf(values);
  const ran = timesRun(attack, index, place);
  const undone = attack.end === 'undone' && moment.kind === 'undo' ? attack.calls : 0;
  const current = moment.kind === 'pay' ? attack.moments[index - 1]?.line : moment.line;
  return (
    <Drawing className="robbery">
      {(size) => {
        const layout = layOut(size);
        const { card, row, vault, tray, caption, depth } = layout;
        const deepest = Math.max(moment.open, undone) - 1;
        const reach = Math.min(Math.max(deepest, 0) * 30, depth.y);
        return (
          <>
            <Canvas
              size={size}
              draw={(context, colours) =>
                drawRobbery(context, colours, {
                  layout,
                  ...motion,
                  undone,
                  place: held ?? place,
                  sheet: (call) => sheetWords(call, values),
                })
              }
            />
            <p
              className="robbery__label"
              style={{
                left: 0,
                top: card.y - reach - 26,
                paddingLeft: reach > 0 ? depth.x * (reach / depth.y) : 0,
              }}
            >
              <Label>{tellCalls(moment, { undone, ran })}</Label>
            </p>
            <CoinCount
              name={`Vault, its record: the thief has ${formatRecord(moment.record)}`}
              count={moment.vault}
              box={{ ...vault, y: vault.y - caption, height: caption }}
            />
            <CoinCount
              name={`Thief, put in ${values.thief}`}
              count={moment.thief}
              box={{ ...tray, y: tray.y - caption, height: caption }}
            />
            <CodeCard
              layout={layout}
              values={values}
              control={run.number('up')}
              current={current}
              held={held}
              isLit={isLit}
              onHold={(next) => {
                setHeld(next);
                if (next !== undefined) onHold();
              }}
              onMoved={onChanged}
              onOperator={(operator) => {
                run.change({ operator });
                onChanged();
              }}
            />
            <i
              className="robbery__pole"
              data-up={hasFlag}
              style={{
                left: card.x,
                top: card.y + (ROWS.first + (held ?? place)) * row,
                height: (ROWS.count - ROWS.first - (held ?? place)) * row,
              }}
            />
          </>
        );
      }}
    </Drawing>
  );
}

interface CountProps {
  name: string;
  count: number;
  box: { x: number; y: number; width: number; height: number };
}

function CoinCount({ name, count, box: { x, y, width, height } }: CountProps) {
  return (
    <p className="coin-count" style={{ left: x, top: y, width, height }}>
      <Label>{name}</Label>
      <b>{count}</b>
    </p>
  );
}
