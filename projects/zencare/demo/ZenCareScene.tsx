import { useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import type { NumberControl } from '@/stage/number-control';
import type { Run } from '@/stage/use-run';
import { WaySwitch } from '@/stage/WaySwitch';

import { ACT } from './act';
import { Face } from './Face';
import { easeBoth, layDial, turnsAt } from './dial';
import { Hand } from './Hand';
import type { Settings } from './settings';
import { isWrong, workOut } from './timers';
import { useShow } from './use-show';
import type { ZenCare } from './use-zencare';
import { formatClock, judge, msOver, sayAgo, wordFor } from './words';
import { ZenCareSentence } from './ZenCareSentence';

/** The keys cross a turn in so many steps. */
const STEPS = 25;
const HOUR_MS = 3_600_000;

/** One clock and two timers around it: turn its hand while you are away, and see which of them knows. */
export function ZenCareScene({ run, act, data }: SceneProps<Settings, ZenCare>) {
  const { order, isMeasured, returns, sound, leaving } = data;
  const { values } = run;
  const { session, away } = values;
  const isNaive = run.way === 'naive';
  const [isHeld, setIsHeld] = useState(false);
  const show = useShow({ run, act, isHeld, returns, isMeasured });

  const reading = show.isPassing
    ? workOut(order, away * 1_000 * show.passed, values.sound)
    : data.reading;
  const wound = act.isDone ? 1 : easeBoth(act.between(0, ACT.wound));
  // From here on a hand may turn the clock, or somebody else's time away passes.
  const isSet = act.isDone || act.elapsedMs >= ACT.leaves;
  const verdict = judge(reading, order);
  const isLost = verdict !== 'right';
  const isLate = isNaive && verdict === 'late';
  const counted = formatClock(reading.otherMs * wound);
  const kept = formatClock(reading.mineMs * wound);
  const overMs = msOver(reading, order);
  const isFailed = isNaive && isLost && show.hasLanded && act.isDone;
  const isHome = !isNaive && away > 0 && show.hasLanded && act.isDone;
  const hasMoved = act.isDone && (run.isTouched || run.isShared);
  // A dare turns it on; from then on there is a switch for it.
  const [hasSound, setHasSound] = useState(values.sound);
  if (values.sound && !hasSound) setHasSound(true);
  const turns = turnsAt(show.passed, away, session);

  return (
    <>
      <ZenCareSentence
        run={run}
        order={order}
        reading={reading}
        isMeasured={isMeasured}
        failure={data.failure}
        wound={isSet ? undefined : wound}
        hasLanded={show.hasLanded}
      />
      <Drawing className="zencare__drawing">
        {(size) => {
          const dial = layDial(size);
          return (
            <>
              <Face
                at={dial}
                mine={(reading.mineMs / order.sessionMs) * wound}
                other={(reading.otherMs / order.sessionMs) * wound}
                turns={turns}
                isNaive={isNaive}
                isMarked={isWrong(reading)}
                shown={isNaive ? counted : kept}
                word={wordFor(isNaive ? reading.otherMs : reading.mineMs, isLate)}
                hoursOver={overMs / HOUR_MS}
                isLate={isLate && show.hasLanded}
                isAway={isSet && (away === 0 || isHeld || show.isPassing)}
                isAwake={!isNaive || !isLost}
                isRight={isHome}
                fallen={isNaive && isLost ? show.fallen : 0}
                isHit={isNaive && isLost && show.hasLanded}
                onPick={(share) => show.press({ away: Math.round(share * session) })}
              />
              <Hand
                control={alongTurn(run, session)}
                dial={dial}
                turns={show.isPassing ? turns : Math.min(away / session, 1)}
                isLit={isSet && away === 0 && !isHeld}
                onHold={setIsHeld}
              />
              {hasMoved && away > 0 && (
                <button
                  type="button"
                  className="stage-chip zencare__leave"
                  data-lit={isHome && !isMeasured}
                  onClick={({ currentTarget }) => leaving.leave(currentTarget)}
                >
                  {leaving.isAway
                    ? 'Now switch tabs'
                    : leaving.isRefused
                      ? 'Open a tab for 20 s'
                      : 'Leave for real: 20 s'}
                </button>
              )}
              {hasMoved && hasSound && (
                <button
                  type="button"
                  className="stage-chip zencare__sound"
                  data-lit={values.sound && isNaive && show.hasLanded}
                  onClick={() => {
                    const isOn = !sound.isOn;
                    sound.set(isOn);
                    show.press({ sound: isOn });
                  }}
                >
                  {sound.isOn ? 'Turn the sound off' : 'Turn the sound on'}
                </button>
              )}
            </>
          );
        }}
      </Drawing>
      <div className="zencare__clocks">
        <WaySwitch
          run={run}
          isLit={isFailed}
          onChoose={(way) => show.press({ timer: way === 'mine' ? 'deadline' : 'ticks' })}
          naive={<Clock time={counted} name={run.ways.naive} isMarked={isLost} />}
          mine={<Clock time={kept} name={run.ways.mine} since={sayAgo(overMs)} />}
        />
      </div>
    </>
  );
}

/** The time away as one turn of the hand: whoever has been away for longer has made it. */
function alongTurn(run: Run<Settings>, session: number): NumberControl {
  const { setting, value, ...rest } = run.number('away');
  return {
    ...rest,
    setting: { ...setting, to: session, step: Math.max(1, Math.round(session / STEPS)) },
    value: Math.min(value, session),
    // All of them, so that a problem with a value of the address does not outlast it.
    change: (away) => run.change({ ...run.values, away }),
  };
}

interface ClockProps {
  time: string;
  name: string;
  isMarked?: boolean;
  /** How long ago it ended. */
  since?: string | undefined;
}

/** One half of the switch: the name of a timer, and what it shows, as large as it can be. */
function Clock({ time, name, isMarked = false, since }: ClockProps) {
  return (
    <span className="zencare__clock" data-wrong={isMarked}>
      <span>{name}</span>
      <b>{time}</b>
      {since && <small>{since}</small>}
    </span>
  );
}
