import { useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';

import { HoldButton } from './HoldButton';
import { IslandList, WholePage } from './IslandList';
import { PageMap } from './PageMap';
import { Race } from './Race';
import { layLanes, rivalBytes, secondsFor } from './race';
import type { Settings } from './settings';
import type { Page } from './use-page';
import { useSurvey } from './use-survey';
import { useXray } from './use-xray';
import { Veil } from './Veil';
import { explainVisit, explainXray, FIRST_SENTENCE, LOOK_AROUND, saySeconds } from './words';

/** The opening act, in milliseconds from Play. The race in it takes as long as it takes, about a second at first. */
export const ACT = { drawn: 600, dark: 700, light: 2_800, race: 3_000, ends: 4_600 } as const;

/** Hold the x-ray and see which parts of this page have script; below it, what that saves on the way here. */
export function PortfolioScene({ run, act, data: page }: SceneProps<Settings, Page>) {
  const { weight, islands, reach } = page;
  const { kbps, rival, xray: isKept } = run.values;
  const { pageBytes, playBytes } = weight;
  const xray = useXray({ isKept, onKeep: (kept) => run.change({ xray: kept }) });
  const survey = useSurvey(reach);
  const race = useRace({
    run: run.opened,
    longest: secondsFor(layLanes(weight, rival).most, kbps),
    hasBegun: act.elapsedMs >= ACT.race,
  });

  const isFirst = !act.isDone && act.elapsedMs < ACT.dark;
  const isDark = !act.isDone && !isFirst && act.elapsedMs < ACT.light;
  const isXray = xray.isOn || isDark;
  const wakesAll = run.way === 'naive';
  const parts = { awake: (survey?.awake.length ?? 0) + 1, still: survey?.still.length ?? 0 };

  return (
    <>
      <WaySwitch
        run={run}
        onChoose={(way) => {
          run.choose(way);
          xray.flash();
        }}
      />
      <Sentence
        problem={run.problem}
        note={
          <Notes
            shown={isFirst ? undefined : isXray ? 'xray' : 'visit'}
            visit={explainVisit(weight)}
            xray={LOOK_AROUND}
          />
        }
      >
        {isFirst ? (
          FIRST_SENTENCE
        ) : isXray ? (
          explainXray(parts, wakesAll ? rival : undefined)
        ) : (
          <>
            At <LiveNumber control={run.number('kbps')} /> this page is all here in{' '}
            <b data-seconds="page">{saySeconds(secondsFor(pageBytes, kbps))}</b>, in{' '}
            <b data-seconds="demo">{saySeconds(secondsFor(pageBytes + playBytes, kbps))}</b> with
            this demo. With <LiveNumber control={run.number('rival')} /> KB of script:{' '}
            <b data-seconds="rival">{saySeconds(secondsFor(rivalBytes(weight, rival), kbps))}</b>.
          </>
        )}
      </Sentence>
      <div className="portfolio__draw" data-xray={isXray}>
        <div className="portfolio__side">
          <HoldButton
            isOn={isXray}
            isLit={act.isDone}
            onHold={xray.hold}
            onToggle={() => (xray.isOn ? xray.end() : run.change({ xray: true }))}
          />
          {!isFirst && (
            <div className="portfolio__list">
              {wakesAll ? (
                <WholePage parts={parts} rivalKb={rival} />
              ) : (
                <IslandList islands={islands} />
              )}
            </div>
          )}
        </div>
        <PageMap
          survey={survey}
          isXray={isXray}
          wakesAll={wakesAll}
          shown={act.between(0, ACT.drawn)}
        />
        <Race
          weight={weight}
          kbps={kbps}
          rival={run.number('rival')}
          seconds={race.seconds}
          onAgain={() => {
            page.measureAgain();
            race.start();
          }}
        />
      </div>
      {survey && isXray && (
        <Veil reach={reach} islands={islands} wakesAll={wakesAll} onEnd={xray.end} />
      )}
    </>
  );
}

interface RaceOptions {
  /** The number of the run: each is raced anew. */
  run: number;
  /** How many seconds the slower lane takes. */
  longest: number;
  hasBegun: boolean;
}

/** The clock of both lanes, infinite once both are full; with reduced motion they always are. */
function useRace({ run, longest, hasBegun }: RaceOptions) {
  const isStill = useReducedMotion();
  const [race, setRace] = useState({ run, seconds: 0 });
  const seconds = race.run === run ? race.seconds : 0;
  const isOver = isStill || seconds >= longest;
  useFrameLoop((ms) => setRace({ run, seconds: seconds + ms / 1_000 }), hasBegun && !isOver);
  return { seconds: isOver ? Infinity : seconds, start: () => setRace({ run, seconds: 0 }) };
}

interface NotesProps {
  shown: 'visit' | 'xray' | undefined;
  visit: string;
  xray: string;
}

/** Two notes in one place, as high as the longer: what is below must not jump while the x-ray is held. */
function Notes({ shown, visit, xray }: NotesProps) {
  return (
    <span className="portfolio__notes">
      <span data-note="visit" data-shown={shown === 'visit'}>
        {visit}
      </span>
      <span data-note="xray" data-shown={shown === 'xray'}>
        {xray}
      </span>
    </span>
  );
}
