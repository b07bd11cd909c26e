import { useMemo, useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { WaySwitch } from '@/stage/WaySwitch';

import { Easel } from './Easel';
import { simulate } from './schedule';
import type { Settings } from './settings';
import { ACT, useStudio } from './use-studio';
import type { EaselData } from './use-studio';
import { formatTime, hasFailed, RULE_NAMES, tell, tellDice, warn } from './words';
import type { Telling } from './words';

/** Draw, while a slow painter follows: behind a queue, or at your heels. */
export function ImaginixScene({ run, act, data }: SceneProps<Settings, EaselData>) {
  const { view, picture, delayMs } = data;
  const { rule, noise } = run.values;
  const { again, choose, perform, keep } = useStudio(run, act, data);
  const isDrawing = view.isPenDown || view.isReplaying;
  const { offers, author, busyMs } = view;
  const count = offers.length;
  // The list grows in place.
  const computed = useMemo(() => {
    const all = offers.slice(0, count);
    return {
      queueMs: simulate(all, 'queue', delayMs).busyMs,
      latestMs: simulate(all, 'latest', delayMs).busyMs,
    };
  }, [offers, count, delayMs]);
  // What the painter really did comes before what it would do.
  const queueMs = rule === 'queue' ? busyMs : computed.queueMs;
  const latestMs = rule === 'latest' ? busyMs : computed.latestMs;
  // While a hand draws, what the last drawing came to stays on the switch.
  const [kept, setKept] = useState({ queueMs, latestMs });
  if (!isDrawing && (kept.queueMs !== queueMs || kept.latestMs !== latestMs))
    setKept({ queueMs, latestMs });
  const [isCompared, setIsCompared] = useState(false);
  const isCanvasEmpty = author === 'act' || view.strokes.length === 0;
  const isFresh = noise === 'fresh';
  const telling: Telling = {
    rule,
    author: view.strokes.length === 0 && !isDrawing ? 'act' : author,
    phase: isDrawing ? 'drawing' : view.isAtRest ? 'done' : 'catching up',
    debtMs: view.debtMs,
    busyMs,
    oldestMs: Math.max(view.ageMs, view.oldestMs),
    waiting: view.waiting.length,
    skipped: view.skipped,
    queueMs,
  };
  const isBroken = hasFailed(telling) && !isDrawing && !isCanvasEmpty && !isFresh;
  const hasOutcome = hasFailed({ rule: 'queue', busyMs: kept.queueMs, oldestMs: 0 });
  const asks =
    act.isDone && !isDrawing && (isFresh || isCanvasEmpty || (rule === 'queue' && !isBroken));
  const said = isFresh ? tellDice(picture.changed) : tell(telling);
  const Key = said.isFault ? 'mark' : 'b';

  return (
    <>
      <Sentence
        problem={run.problem}
        note={warn(view.waiting.length)}
        // Tenths of a second would be read out one by one.
        {...(isDrawing && { announcement: `${RULE_NAMES[rule]}. The pen is down.` })}
      >
        The painter needs <LiveNumber control={run.number('delay')} />
        &nbsp;s for a picture. {said.before}
        <Key>{said.key}</Key>
        {said.after}
      </Sentence>
      <Drawing className="imaginix__drawing">
        {(size) => (
          <Easel
            size={size}
            view={view}
            rule={rule}
            delay={run.number('delay')}
            picture={picture}
            guide={isCanvasEmpty ? act.between(0, ACT.guided) : 0}
            asks={asks}
            invite={isFresh ? 'Dab anywhere' : isCanvasEmpty ? 'Trace the whale' : 'Draw on'}
            asksForDelay={rule === 'latest' && hasOutcome && !isCanvasEmpty && view.isAtRest}
            onAgain={again}
            onAct={(deed) => {
              // Another drawing has another outcome.
              setIsCompared(false);
              perform(deed);
            }}
            onKeep={keep}
          />
        )}
      </Drawing>
      <WaySwitch
        run={run}
        naive={
          <Choice
            name={run.ways.naive}
            ms={hasOutcome && !isCanvasEmpty ? kept.queueMs : undefined}
          />
        }
        mine={
          <Choice
            name={run.ways.mine}
            ms={hasOutcome && !isCanvasEmpty && isCompared ? kept.latestMs : undefined}
          />
        }
        onChoose={(way) => {
          if (way === 'mine') setIsCompared(true);
          choose(way === 'mine' ? 'latest' : 'queue');
        }}
        isLit={isBroken}
      />
    </>
  );
}

/** A rule, and how late the picture was with it. */
function Choice({ name, ms }: { name: string; ms: number | undefined }) {
  return (
    <>
      {name} <b>{ms !== undefined && `${formatTime(ms)} late`}</b>
    </>
  );
}
