import { useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber, Sentence } from '@/stage/Sentence';

import { Easel } from './Easel';
import { RULES, simulate } from './schedule';
import type { Rule } from './schedule';
import type { Settings } from './settings';
import { ACT, useStudio } from './use-studio';
import type { EaselData } from './use-studio';
import { explain, formatSeconds, RULE_NAMES, sayLive, sayOutcome } from './words';

/** What the two ends of the switch are called on every stage. */
const APPROACHES = { queue: 'naive', latest: 'mine', pause: undefined } as const;

/** Draw, while a slow painter follows: behind a queue, after a pause, or at your heels. */
export function ImaginixScene({ run, act, data }: SceneProps<Settings, EaselData>) {
  const { view, picture } = data;
  const { rule, play, perform } = useStudio(run, act, data);
  const [wasUsed, setWasUsed] = useState(false);
  const isDrawing = view.isPenDown || view.isReplaying;
  const said = isDrawing
    ? sayLive(rule, Math.max(view.oldestMs, view.ageMs), view.waiting.length)
    : sayOutcome(rule, simulate(view.offers, rule, Math.round(run.values.delay * 1_000)));

  return (
    <>
      <div className="approach" role="group" aria-label={run.ways.legend}>
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
      <Drawing className="imaginix__drawing">
        {(size) => (
          <Easel
            size={size}
            view={view}
            rule={rule}
            delay={run.number('delay')}
            picture={picture}
            isLit={act.isDone}
            invite={
              wasUsed || run.opened > 0 ? undefined : inviteFor(act.elapsedMs, run.values.rule)
            }
            onAgain={() => play(rule)}
            onAct={(deed) => {
              setWasUsed(true);
              perform(deed);
            }}
          />
        )}
      </Drawing>
    </>
  );
}

function inviteFor(elapsedMs: number, rule: Rule): string {
  if (elapsedMs >= ACT.ends) return 'Now you: draw on it';
  if (elapsedMs < ACT.turns || rule === 'queue') return 'Every snapshot joins the queue';
  return `Same hand, ${RULE_NAMES[rule].toLowerCase()}`;
}
