import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { WaySwitch } from '@/stage/WaySwitch';

import { Easel } from './Easel';
import type { Settings } from './settings';
import { ACT, useStudio } from './use-studio';
import type { EaselData } from './use-studio';
import { formatTime, hasFailed, RULE_NAMES, tell, tellDice, warn } from './words';
import type { Telling } from './words';

/** What the canvas asks for, and how it is done with keys. */
const INVITES = {
  trace: ['Trace the whale', ': press Enter'],
  dab: ['Dab anywhere', ': press Space twice'],
  draw: ['Draw on', ': Space, then arrows'],
} as const;

/** Who has to wait longer than this may skip it. */
const LONG_WAIT_MS = 5_000;

/** Draw, while a slow painter follows: behind a queue, or at your heels. */
export function ImaginixScene({ run, act, data }: SceneProps<Settings, EaselData>) {
  const { view, picture, late, outcomes } = data;
  const { rule, noise } = run.values;
  const { again, choose, perform, move, keep, skip } = useStudio(run, act, data);
  const isDrawing = view.isPenDown || view.isReplaying;
  const { author, busyMs } = view;
  const isCanvasEmpty = author === 'act' || (view.strokes.length === 0 && !isDrawing);
  const isFresh = noise === 'fresh';
  const telling: Telling = {
    rule,
    author: view.strokes.length === 0 && !isDrawing ? 'act' : author,
    phase: isDrawing ? 'drawing' : view.isAtRest ? 'done' : 'catching up',
    debtMs: view.debtMs,
    busyMs,
    oldestMs: Math.max(view.ageMs, view.oldestMs),
    waiting: view.waiting.length,
    made: view.made,
    skipped: view.skipped,
    queueMs: late.queue ?? outcomes?.queue.busyMs ?? 0,
  };
  const isBroken = hasFailed(telling) && !isDrawing && !isCanvasEmpty && !isFresh;
  const asks =
    act.isDone && !isDrawing && (isFresh || isCanvasEmpty || (rule === 'queue' && !isBroken));
  const said = isFresh ? tellDice(picture.changed) : tell(telling);
  const Key = said.isFault ? 'mark' : 'b';
  // A painter that was given another speed is another story than the one of the dice.
  const delay = {
    ...run.number('delay'),
    change: (value: number) => run.change({ delay: value, noise: 'held' }),
  };
  /** While the sentence still counts, the switch waits for the result. */
  const lateWith = (one: 'queue' | 'latest') => {
    const ms = one === rule && !view.isAtRest ? undefined : late[one];
    return ms === undefined ? undefined : `done ${formatTime(ms)} later`;
  };

  return (
    <>
      <Sentence
        problem={run.problem}
        note={warn(view.waiting.length)}
        // Tenths of a second would be read out one by one.
        {...(isDrawing && { announcement: `${RULE_NAMES[rule]}. The pen is down.` })}
      >
        The painter needs <LiveNumber control={delay} />
        &nbsp;s for a picture. {said.before}
        <Key key={telling.phase}>{said.key}</Key>
        {said.after}
      </Sentence>
      <Drawing className="imaginix__drawing">
        {(size) => (
          <Easel
            size={size}
            view={view}
            rule={rule}
            delay={delay}
            picture={picture}
            guide={isCanvasEmpty || view.isByHand ? act.between(0, ACT.guided) : 0}
            asks={asks}
            isEmpty={isCanvasEmpty}
            invite={isFresh ? INVITES.dab : isCanvasEmpty ? INVITES.trace : INVITES.draw}
            asksForDelay={rule === 'latest' && late.queue !== undefined && view.isAtRest}
            isLong={telling.phase === 'catching up' && view.debtMs > LONG_WAIT_MS}
            onSkip={skip}
            onAgain={again}
            onAct={perform}
            onMove={move}
            onKeep={keep}
          />
        )}
      </Drawing>
      <WaySwitch
        run={run}
        naive={
          rule === 'pause' ? (
            <Choice
              name={RULE_NAMES.pause}
              result={isBroken ? `nothing for ${formatTime(telling.oldestMs)}` : undefined}
            />
          ) : (
            <Choice name={run.ways.naive} result={lateWith('queue')} />
          )
        }
        mine={<Choice name={run.ways.mine} result={lateWith('latest')} />}
        onChoose={(way) => choose(way === 'mine' ? 'latest' : 'queue')}
        isLit={isBroken}
      />
    </>
  );
}

/** A rule, and what came of it. */
function Choice({ name, result }: { name: string; result: string | undefined }) {
  return (
    <>
      {name} <b>{result}</b>
    </>
  );
}
