import { useRef, useState } from 'react';

import { Dares } from '@/stage/Dares';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';

import { Easel } from './Easel';
import { ImaginixMore } from './ImaginixMore';
import { savePng } from './save-png';
import { RULES, simulate } from './schedule';
import { settings } from './settings';
import { usePicture } from './use-picture';
import { ACT, useStudio } from './use-studio';
import { explain, formatSeconds, RULE_NAMES, sayLive, sayOutcome } from './words';

const DARES = [
  { name: 'Fall 8 seconds behind', query: '?rule=queue&delay=0.2' },
  { name: 'Use the slowest painter', query: '?delay=1.5' },
  { name: 'Shake the dice each time', query: '?delay=0.2&noise=fresh' },
] as const;
/** What the two ends of the switch are called on every stage. */
const APPROACHES = { queue: 'naive', latest: 'mine', pause: undefined } as const;

/** Draw, while a slow painter follows: behind a queue, after a pause, or at your heels. */
export function ImaginixScene() {
  const run = useSettings(settings);
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const picture = usePicture(run.values);
  const { view, rule, play, act } = useStudio(run.values, opening, picture.isReady);
  const [wasUsed, setWasUsed] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  const isDrawing = view.isPenDown || view.isReplaying;
  const said = isDrawing
    ? sayLive(rule, Math.max(view.oldestMs, view.ageMs), view.waiting.length)
    : sayOutcome(rule, simulate(view.offers, rule, Math.round(run.values.delay * 1_000)));

  const open = (query: string) => {
    const { values } = settings.parse(new URLSearchParams(query));
    setWasUsed(true);
    run.open(query);
    play(values.rule, { isWhale: true });
  };
  return (
    <Scene approach={rule === 'latest' ? 'mine' : 'naive'} opening={opening} className="imaginix">
      <SceneHead label="A4, draw with a slow painter" />
      <Sentence
        problem={run.problem}
        note={explain(rule, run.values.noise === 'fresh', view.waiting.length, view.lateMs)}
        // Tenths of a second would be read out one by one.
        {...(isDrawing && { announcement: `${RULE_NAMES[rule]}. The pen is down.` })}
      >
        The painter needs <LiveNumber control={run.number('delay')} />
        &nbsp;s for a picture.{' '}
        {view.offers.length === 0 && !isDrawing ? (
          'Draw, and see how far behind your hand it falls.'
        ) : (
          <>
            {said.before}
            <b>{formatSeconds(said.ms)}&nbsp;s</b>
            {said.after}
          </>
        )}
      </Sentence>
      <div ref={drawing} className="imaginix__bleed">
        <Drawing>
          {(size) => (
            <Easel
              size={size}
              view={view}
              rule={rule}
              delay={run.number('delay')}
              picture={picture}
              isLit={opening.isDone}
              invite={inviteFor(opening.elapsedMs, wasUsed || run.isShared)}
              onAct={(deed) => {
                setWasUsed(true);
                act(deed);
              }}
            />
          )}
        </Drawing>
      </div>
      <div className="imaginix__row">
        <div
          className="approach"
          role="group"
          aria-label="What happens to snapshots that have to wait"
        >
          {RULES.map((one) => (
            <button
              key={one}
              type="button"
              data-choose={APPROACHES[one]}
              aria-pressed={one === rule}
              onClick={() => {
                setWasUsed(true);
                run.change({ rule: one });
                play(one);
              }}
            >
              {RULE_NAMES[one]}
            </button>
          ))}
        </div>
        <div className="imaginix__tools" role="group" aria-label="Canvas">
          <Tool name="Same hand again" onPress={() => play(rule)} />
          <Tool name="Undo" onPress={() => act((studio) => studio.undo())} />
          <Tool name="Clear" onPress={() => act((studio) => studio.clear())} />
          <Tool
            name="Save PNG"
            onPress={() => {
              const layers = drawing.current?.querySelectorAll<HTMLCanvasElement>(
                '.imaginix__layers canvas',
              );
              void savePng([...(layers ?? [])], 'imaginix.png');
            }}
          />
        </div>
      </div>
      <SceneFoot>
        <Dares dares={DARES} onOpen={open} />
        <More>
          <ImaginixMore run={run} offers={view.offers} lastTookMs={picture.lastTookMs()} />
        </More>
      </SceneFoot>
    </Scene>
  );
}

function inviteFor(elapsedMs: number, wasUsed: boolean): string | undefined {
  if (wasUsed) return undefined;
  if (elapsedMs < ACT.turns) return 'Every snapshot joins the queue';
  return elapsedMs < ACT.ends ? 'Same hand, latest only' : 'Now you: draw on it';
}

function Tool({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" className="stage-chip" onClick={onPress}>
      {name}
    </button>
  );
}
