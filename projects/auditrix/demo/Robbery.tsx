import { useState } from 'react';

import { Canvas } from '@/stage/Canvas';
import { Drawing } from '@/stage/Drawing';
import type { Run } from '@/stage/use-run';
import { Label } from '@/ui/Label';

import { timesRun } from './act';
import type { Attack } from './attack';
import type { Standing } from './audit';
import { FATES } from './ClaimFlags';
import { CodeCard } from './CodeCard';
import { placeOf } from './contracts';
import { drawRobbery } from './draw-robbery';
import { LABEL, layOut } from './layout';
import type { Settings } from './settings';
import { useMotion } from './use-motion';
import { formatRecord, sheetWords, tellCalls } from './words';

interface Props {
  run: Run<Settings>;
  attack: Attack;
  /** The moment that is shown. */
  index: number;
  /** What became of the claim that the theft would prove. */
  standing: Standing | undefined;
  isLit: boolean;
  /** Told when the line is held or has been put somewhere: the verdict is there at once and stays. */
  onHold: () => void;
  /** Told when the code has been changed and the exploit should be seen again. */
  onChanged: () => void;
  /** Told when the exploit should be seen again, or is left. */
  onRun: () => void;
}

/** So wide must a flag be for a word on it. */
const WORD_PX = 92;

/** The code, the calls that are open behind it, the vault and the thief's tray. */
export function Robbery({ run, attack, index, standing, isLit, onHold, onChanged, onRun }: Props) {
  const { values } = run;
  const moment = attack.moments[index] ?? attack.moments[0];
  const [held, setHeld] = useState<number>();
  const total = values.thief + values.savers;
  const motion = useMotion({ total, taken: moment?.thief ?? 0, open: moment?.open ?? 0 });
  if (!moment) return null;
  const place = placeOf(values);
  const ran = timesRun(attack, index, place);
  const undone = attack.end === 'undone' && moment.kind === 'undo' ? attack.calls : 0;
  const isUp = standing === 'proven' || standing === 'believed';
  const current = moment.kind === 'pay' ? attack.moments[index - 1]?.line : moment.line;
  return (
    <Drawing className="robbery">
      {(size) => {
        const layout = layOut(size);
        const { card, row, lines, vault, tray, caption, depth } = layout;
        const line = card.y + lines + (held ?? place) * row;
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
                top: card.y - reach - LABEL,
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
              onMoved={onHold}
              onRun={onRun}
              onOperator={(operator) => {
                run.change({ operator });
                onChanged();
              }}
            />
            {/* The orange line is the cloth of the flag: it gets a pole and a tail when the claim is up. */}
            <i
              className="robbery__pole"
              data-up={isUp}
              style={{ left: card.x, top: line, height: card.y + card.height - line }}
            />
            <span
              className="robbery__tail"
              data-up={isUp}
              aria-hidden="true"
              style={{ left: card.x + card.width, top: line, width: depth.x, height: row }}
            >
              {standing !== undefined && depth.x >= WORD_PX && FATES[standing]}
            </span>
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
