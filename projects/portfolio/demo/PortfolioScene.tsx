import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';
import type { Run } from '@/stage/use-settings';

import { ACT, actLength } from './act';
import { HoldButton } from './HoldButton';
import { IslandList, WholePage } from './IslandList';
import { Notes } from './Notes';
import { PageMap } from './PageMap';
import { PortfolioMore } from './PortfolioMore';
import { Race } from './Race';
import { layLanes, rivalBytes, secondsFor } from './race';
import { settings } from './settings';
import type { Settings } from './settings';
import { usePage } from './use-page';
import type { MeasuredPage } from './use-page';
import { useRace } from './use-race';
import { useSurvey } from './use-survey';
import { useXray } from './use-xray';
import { Veil } from './Veil';
import { count, explainVisit, explainXray, FIRST_SENTENCE, LOOK_AROUND, saySeconds } from './words';

const DARES = [
  { name: 'A weak signal', query: '?kbps=150' },
  { name: 'The rival’s home page', query: '?rival=192' },
  { name: 'Wake the whole page', query: '?wake=page&xray=1' },
] as const;

/** The poster stays until the page has been measured. */
export function PortfolioScene() {
  const run = useSettings(settings);
  const { page, measureAgain } = usePage();
  return page && <MeasuredScene run={run} page={page} onMeasure={measureAgain} />;
}

interface Props {
  run: Run<Settings>;
  page: MeasuredPage;
  onMeasure: () => void;
}

/** Hold the x-ray and see which parts of this page have script; below it, what that saves on the way here. */
function MeasuredScene({ run, page: { weight, islands, files, reach }, onMeasure }: Props) {
  const { kbps, rival, wake, xray: isKept } = run.values;
  const { pageBytes, playBytes } = weight;
  const longest = secondsFor(layLanes(weight, rival).most, kbps);
  const opening = useOpeningAct(actLength(longest), { isSkipped: run.isShared });
  const xray = useXray({ isKept, onKeep: (kept) => run.change({ xray: kept }) });
  const survey = useSurvey(reach);
  const race = useRace(longest, run.isShared);

  const isFirst = !opening.isDone && opening.elapsedMs < ACT.dark;
  const isDark = !opening.isDone && !isFirst && opening.elapsedMs < ACT.light;
  const isXray = xray.isOn || isDark;
  const wakesAll = wake === 'page';
  const parts = { awake: (survey?.awake.length ?? 0) + 1, still: survey?.still.length ?? 0 };

  return (
    <Scene
      approach={wakesAll ? 'naive' : 'mine'}
      opening={opening}
      className={isXray ? 'portfolio portfolio--xray' : 'portfolio'}
    >
      <SceneHead label="A7, this page, measured by itself">
        <ApproachSwitch
          legend="What wakes"
          naive="The whole page"
          mine="Islands"
          chosen={wakesAll ? 'naive' : 'mine'}
          onChoose={(next) => {
            run.change({ wake: next === 'naive' ? 'page' : 'islands' });
            xray.flash();
          }}
        />
      </SceneHead>
      <Sentence
        problem={run.problem}
        note={
          <Notes
            shown={isFirst ? undefined : isXray ? 'xray' : 'visit'}
            visit={explainVisit(weight)}
            xray={isDark ? LOOK_AROUND : explainXray(parts, wakesAll ? rival : undefined)}
          />
        }
      >
        {isFirst ? (
          FIRST_SENTENCE
        ) : isDark ? (
          <>
            <b>{parts.awake}</b> of {count(parts.awake + parts.still, 'part')} of this page run. The
            rest is text and stays text.
          </>
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
      <div className="portfolio__draw" data-is-first={isFirst}>
        <PageMap
          survey={survey}
          isXray={isXray}
          wakesAll={wakesAll}
          shown={opening.between(0, ACT.drawn)}
        />
        <div className="portfolio__side">
          <HoldButton
            isOn={isXray}
            isLit={opening.isDone}
            onHold={xray.hold}
            onToggle={() => (xray.isOn ? xray.end() : run.change({ xray: true }))}
          />
          {wakesAll ? (
            <WholePage parts={parts} rivalKb={rival} />
          ) : (
            <IslandList
              islands={islands}
              canFind={(island) => reach[island]?.some(isInSight) ?? false}
              onFind={(island) => {
                run.change({ xray: true });
                reach[island]?.find(isInSight)?.scrollIntoView({ block: 'center' });
              }}
            />
          )}
        </div>
      </div>
      <Race
        weight={weight}
        kbps={kbps}
        rival={run.number('rival')}
        seconds={opening.isDone ? race.seconds : (opening.elapsedMs - ACT.race) / 1_000}
      />
      <SceneFoot>
        <div className="portfolio__dares">
          <Dares
            dares={DARES}
            onOpen={(query) => {
              run.open(query);
              race.start();
            }}
          />
          <button
            type="button"
            className="stage-chip"
            onClick={() => {
              onMeasure();
              race.start();
            }}
          >
            Race again
          </button>
        </div>
        <More name="More: every file">
          <PortfolioMore run={run} files={files} islands={islands} />
        </More>
      </SceneFoot>
      {survey && isXray && (
        <Veil reach={reach} islands={islands} wakesAll={wakesAll} onEnd={xray.end} />
      )}
    </Scene>
  );
}

/** Whether it has a place on the page at all. */
function isInSight(element: Element): boolean {
  return element.getClientRects().length > 0;
}
