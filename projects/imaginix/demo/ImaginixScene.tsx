import { useMemo, useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { WaySwitch } from '@/stage/WaySwitch';

import { Easel } from './Easel';
import { simulate } from './schedule';
import type { Rule } from './schedule';
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

/** Draw, while a slow painter follows: behind a queue, or at your heels. */
export function ImaginixScene({ run, act, data }: SceneProps<Settings, EaselData>) {
  const { view, picture } = data;
  const { rule, noise } = run.values;
  const { again, choose, perform, keep } = useStudio(run, act, data);
  const isDrawing = view.isPenDown || view.isReplaying;
  const { offers, author, busyMs, take } = view;
  const count = offers.length;
  // The list grows in place.
  const computed = useMemo(() => {
    const all = offers.slice(0, count);
    return {
      queue: simulate(all, 'queue', view.paceMs).busyMs,
      latest: simulate(all, 'latest', view.paceMs).busyMs,
    };
  }, [offers, count, view.paceMs]);
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
    queueMs: rule === 'queue' ? busyMs : computed.queue,
  };
  const isBroken = hasFailed(telling) && !isDrawing && !isCanvasEmpty && !isFresh;
  const late = useLateness({
    take: isCanvasEmpty || isFresh ? undefined : take,
    rule,
    isDrawing,
    late: { ...computed, [rule]: busyMs },
  });
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
        <Key key={telling.phase}>{said.key}</Key>
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
            isEmpty={isCanvasEmpty}
            invite={isFresh ? INVITES.dab : isCanvasEmpty ? INVITES.trace : INVITES.draw}
            asksForDelay={rule === 'latest' && late.queue !== undefined && view.isAtRest}
            onAgain={again}
            onAct={perform}
            onKeep={keep}
          />
        )}
      </Drawing>
      <WaySwitch
        run={run}
        naive={<Choice name={run.ways.naive} ms={late.queue} />}
        mine={<Choice name={run.ways.mine} ms={late.latest} />}
        onChoose={(way) => choose(way === 'mine' ? 'latest' : 'queue')}
        isLit={isBroken}
      />
    </>
  );
}

interface Late {
  readonly queue: number;
  readonly latest: number;
}

interface Lateness {
  /** Which drawing it is. Undefined: there is none. */
  take: number | undefined;
  rule: Rule;
  isDrawing: boolean;
  late: Late;
}

/** How late the picture was with each rule, as far as the visitor has seen it with this drawing. */
function useLateness({ take, rule, isDrawing, late }: Lateness): Partial<Late> {
  const [seen, setSeen] = useState<{ take: number | undefined; late: Partial<Late> }>({
    take,
    late: {},
  });
  const known = seen.take === take ? seen.late : {};
  const next: { queue?: number; latest?: number } = {};
  for (const one of ['queue', 'latest'] as const) {
    // While a hand draws it again, what came of the other rule stays.
    const isSeen = one === rule ? !isDrawing && take !== undefined : known[one] !== undefined;
    const ms = isDrawing ? known[one] : late[one];
    if (isSeen && ms !== undefined) next[one] = ms;
  }
  if (seen.take !== take || seen.late.queue !== next.queue || seen.late.latest !== next.latest)
    setSeen({ take, late: next });
  return next;
}

/** A rule, and how late the picture was with it. */
function Choice({ name, ms }: { name: string; ms: number | undefined }) {
  return (
    <>
      {name} <b>{ms !== undefined && `${formatTime(ms)} late`}</b>
    </>
  );
}
