import { useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';
import { Label } from '@/ui/Label';

import { Disc } from './Disc';
import { Rings } from './Rings';
import { approach } from './rings';
import { orderOf } from './settings';
import type { Settings } from './settings';
import { isRunning, isWrong, msLeft, readBoth, setUp, workOut } from './timers';
import type { ZenCare } from './use-zencare';
import { formatClock } from './words';
import { ZenCareSentence } from './ZenCareSentence';

/** The opening act: the time away passes, then there is time to read what became of it. A dare passes faster. */
export const ACT = { passed: 4_000, ends: 5_600 } as const;
const DARE_MS = 2_000;
const SECOND_MS = 1_000;
/** With reduced motion the disc keeps this size. */
const STILL_BREATH = 0.5;

/** Two timers around one breath: hold, then leave, and see which of them knows. */
export function ZenCareScene({ run, act, data }: SceneProps<Settings, ZenCare>) {
  const { session, shown, controls, breathing, runs, sound, setSound } = data;
  const { both, now } = session;
  const isNaive = run.way === 'naive';
  const isStill = useReducedMotion();
  const [wasHeld, setWasHeld] = useState(false);

  const isWorkedOut = shown.away > 0;
  const [dare, setDare] = useState({ opened: run.opened, ms: DARE_MS });
  const dareMs = dare.opened === run.opened ? dare.ms : 0;
  const darePassed = isStill ? 1 : Math.min(dareMs / DARE_MS, 1);
  const passed = run.opened === 0 ? act.between(0, ACT.passed) : darePassed;
  const isPassing = isWorkedOut && passed < 1;

  const order = orderOf(shown);
  const reading = isWorkedOut
    ? workOut(order, shown.away * SECOND_MS * passed, shown.sound)
    : readBoth(both ?? setUp(order), now);
  const target = {
    mine: reading.mineMs / order.sessionMs,
    other: reading.otherMs / order.sessionMs,
  };
  const [moving, setMoving] = useState({ mine: 1, other: 1 });
  const share = isStill || isPassing ? target : moving;
  const isSettled = share.mine === target.mine && share.other === target.other;

  useFrameLoop(
    (ms) => {
      // A sound that is over in a hidden tab has faded by itself; here it is given back.
      if (runs && both && msLeft(both.mine, Date.now()) === 0) setSound(false);
      session.draw();
      breathing.move(ms);
      if (breathing.guide !== undefined) sound.follow(breathing.guide);
      if (isPassing) setDare({ opened: run.opened, ms: dareMs + ms });
      setMoving((before) => ({
        mine: isPassing ? target.mine : approach(before.mine, target.mine, ms),
        other: isPassing ? target.other : approach(before.other, target.other, ms),
      }));
    },
    isPassing ||
      !isSettled ||
      !breathing.isAtRest ||
      runs ||
      (both !== undefined && isRunning(both) && reading.otherMs > 0),
  );

  const hold = () => {
    if (isPassing || breathing.isHeld) return;
    setWasHeld(true);
    breathing.hold();
    if (runs) session.forgetAbsence();
    else if (both && msLeft(both.mine, now) > 0) session.resume();
    else {
      // All of them, so that a problem with a value of the address does not outlast it.
      run.change({ ...run.values, away: 0, sound: false });
      session.begin(orderOf(run.values));
    }
  };

  const isReadOut = isWorkedOut && !act.isDone;
  return (
    <>
      <ZenCareSentence
        phase={isPassing ? 'passing' : isWorkedOut ? 'worked out' : 'live'}
        passesMs={run.opened === 0 ? ACT.passed : DARE_MS}
        reading={reading}
        shown={shown}
        isNaive={isNaive}
        isPaused={!runs && reading.mineMs > 0}
        breathsAMinute={breathing.pace}
        controls={controls}
        problem={run.problem}
      />
      <Drawing className="zencare__drawing">
        {(size) => (
          <>
            <Rings
              mine={share.mine}
              other={share.other}
              isWrong={isWrong(reading)}
              isOtherInCharge={isNaive}
              breath={isStill ? STILL_BREATH : breathing.breath}
              guide={runs && !isStill ? breathing.guide : undefined}
            />
            <Disc
              size={size}
              word={isReadOut || isPassing ? formatClock(reading.mineMs) : breathing.word}
              isHeld={breathing.isHeld}
              isClock={isReadOut || isPassing}
              isLit={act.isDone && !isPassing && !wasHeld}
              onHold={hold}
              onRelease={breathing.release}
            />
            <button
              type="button"
              className="stage-chip zencare__sound"
              onClick={() => setSound(!sound.isOn)}
            >
              {sound.isOn ? 'Turn the sound off' : 'Turn the sound on'}
            </button>
          </>
        )}
      </Drawing>
      <div className="zencare__clocks">
        <WaySwitch
          run={run}
          naive={
            <Clock
              time={formatClock(share.other * order.sessionMs)}
              name={run.ways.naive}
              isWrong={isWrong(reading)}
            />
          }
          mine={<Clock time={formatClock(share.mine * order.sessionMs)} name={run.ways.mine} />}
        />
      </div>
    </>
  );
}

interface ClockProps {
  time: string;
  name: string;
  isWrong?: boolean;
}

/** What one timer shows, as large as it can be. */
function Clock({ time, name, isWrong: isMarked = false }: ClockProps) {
  return (
    <span className="zencare__clock" data-wrong={isMarked}>
      <b>{time}</b>
      <Label>{name}</Label>
    </span>
  );
}
