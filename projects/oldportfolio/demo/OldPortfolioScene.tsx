import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';
import { useSize } from '@/stage/use-size';

import { BAND_PX, FieldDrawing } from './FieldDrawing';
import { FlightSentence } from './FlightSentence';
import { OldPortfolioMore } from './OldPortfolioMore';
import { ACT, WIDE_PX } from './runs';
import { settings } from './settings';
import { useFlight } from './use-flight';

const NARROW_PX = 700;
/** Until the drawing has been measured. */
const USUAL_SIZE = { width: 1_240, height: 664 };

/** Along the lower edge, with the sentence above all of it. */
const LEVEL = 'x=20&y=84&hx=80&hy=84';
const DARES = [
  { name: 'Call it back at 100 ms', query: `?do=back&${LEVEL}&stiffness=170&damping=26` },
  { name: 'Throw 500', query: '?cards=500' },
  { name: 'One step of a second', query: `?do=second&${LEVEL}` },
] as const;

/** One throw, two motions: a spring that keeps the hand's speed, and a timed curve that has its own. */
export function OldPortfolioScene() {
  const run = useSettings(settings);
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const { element, size } = useSize<HTMLDivElement>();
  const { width, height } = size ?? USUAL_SIZE;
  const isNarrow = width < NARROW_PX;
  const band = width < WIDE_PX ? BAND_PX.stacked : BAND_PX.wide;
  const field = { width, height: Math.max(height - band, 1), isNarrow };
  const control = useFlight(run, opening, field);
  const { approach } = run.values;

  return (
    <Scene
      approach={approach}
      opening={opening}
      className={`oldportfolio ${run.values.do === 'throw' ? '' : 'oldportfolio--level'}`}
    >
      <SceneHead label="A5, one throw, two motions">
        <ApproachSwitch
          legend="Move with"
          naive="Timed curve"
          mine="Spring"
          chosen={approach}
          onChoose={(next) => run.change({ approach: next })}
        />
      </SceneHead>
      <FlightSentence run={run} flight={control.flight} isAct={!opening.isDone} />
      <div ref={element} className="drawing oldportfolio__drawing">
        {size && (
          <FieldDrawing
            run={run}
            control={control}
            field={field}
            height={height}
            isReady={opening.isDone}
            isLit={opening.isDone && !run.isShared && run.values.do === 'throw'}
          />
        )}
      </div>
      <SceneFoot>
        <Dares
          dares={DARES}
          onOpen={(query) => {
            run.open(query);
            control.again();
          }}
        />
        <More>
          <OldPortfolioMore run={run} flight={control.flight} />
        </More>
      </SceneFoot>
    </Scene>
  );
}
