import { useState } from 'react';

import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { Drawing } from '@/stage/Drawing';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { useFrameLoop } from '@/stage/use-frame-loop';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useReducedMotion } from '@/stage/use-reduced-motion';

import { Clock } from './Clock';
import { Disc } from './Disc';
import { HelpLink } from './HelpLink';
import { Rings } from './Rings';
import { approach } from './rings';
import { DARES, orderOf } from './settings';
import { isRunning, isWrong, msLeft, readBoth, setUp, workOut } from './timers';
import { useBreathing } from './use-breathing';
import { useCase } from './use-case';
import { useSession } from './use-session';
import { useSound } from './use-sound';
import { formatClock } from './words';
import { ZenCareMore } from './ZenCareMore';
import { ZenCareSentence } from './ZenCareSentence';

/** The opening act: 25 minutes pass, then there is time to read what became of them. */
const ACT = { passed: 4_000, ends: 5_600 } as const;
const SECOND_MS = 1_000;
/** With reduced motion the disc keeps this size. */
const STILL_BREATH = 0.5;

/** Two timers around one breath: hold, then leave, and see which of them knows. */
export function ZenCareScene() {
  const session = useSession();
  const { both, now } = session;
  const { run, shown, isWorkedOut, controls } = useCase(session);
  const isNaive = shown.timer === 'ticks';
  const opening = useOpeningAct(ACT.ends, { isSkipped: run.isShared });
  const breathing = useBreathing(shown.pace);
  const isStill = useReducedMotion();
  const [wasHeld, setWasHeld] = useState(false);

  const leftMs = both ? msLeft(both.mine, now) : 0;
  const runs = both !== undefined && isRunning(both) && leftMs > 0;
  const sound = useSound(runs && 'endsAt' in both.mine ? both.mine.endsAt : undefined);
  const setSound = (isOn: boolean) => {
    session.setHeard(isOn);
    if (isOn) sound.open();
    else sound.close();
  };

  const isActing = isWorkedOut && opening.elapsedMs < ACT.passed;
  const order = orderOf(shown);
  const awayMs = shown.away * SECOND_MS * opening.between(0, ACT.passed);
  const reading = isWorkedOut
    ? workOut(order, awayMs, shown.sound)
    : readBoth(both ?? setUp(order), now);
  const target = {
    mine: reading.mineMs / order.sessionMs,
    other: reading.otherMs / order.sessionMs,
  };
  const [moving, setMoving] = useState({ mine: 1, other: 1 });
  const share = isStill || isActing ? target : moving;
  const isSettled = share.mine === target.mine && share.other === target.other;

  useFrameLoop(
    (ms) => {
      // A sound that is over in a hidden tab has faded by itself; here it is given back.
      if (runs && msLeft(both.mine, Date.now()) === 0) setSound(false);
      session.draw();
      breathing.move(ms);
      if (breathing.guide !== undefined) sound.follow(breathing.guide);
      setMoving((before) => ({
        mine: isActing ? target.mine : approach(before.mine, target.mine, ms),
        other: isActing ? target.other : approach(before.other, target.other, ms),
      }));
    },
    !opening.isDone ||
      !isSettled ||
      !breathing.isAtRest ||
      runs ||
      (both !== undefined && isRunning(both) && reading.otherMs > 0),
  );

  const hold = () => {
    if (!opening.isDone || breathing.isHeld) return;
    setWasHeld(true);
    breathing.hold();
    if (runs) session.forgetAbsence();
    else if (both && leftMs > 0) session.resume();
    else {
      run.change({ away: 0, sound: false });
      session.begin(orderOf(run.values));
    }
  };
  const open = (query: string) => {
    session.end();
    breathing.forget();
    run.open(query);
    setSound(new URLSearchParams(query).get('sound') === '1');
  };

  return (
    <Scene approach={isNaive ? 'naive' : 'mine'} opening={opening} className="zencare">
      <div className="zencare__help">
        <HelpLink />
      </div>
      <SceneHead label="B6, breathe, then leave">
        <button type="button" className="stage-chip" onClick={() => setSound(!sound.isOn)}>
          {sound.isOn ? 'Turn the sound off' : 'Turn the sound on'}
        </button>
      </SceneHead>
      <ZenCareSentence
        phase={isActing ? 'act' : isWorkedOut ? 'worked out' : 'live'}
        reading={reading}
        order={order}
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
              word={opening.isDone ? breathing.word : formatClock(reading.mineMs)}
              isHeld={breathing.isHeld}
              isClock={!opening.isDone}
              isLit={opening.isDone && !wasHeld}
              onHold={hold}
              onRelease={breathing.release}
            />
          </>
        )}
      </Drawing>
      <div className="zencare__clocks">
        <ApproachSwitch
          legend="The timer in charge"
          naive={
            <Clock
              time={formatClock(share.other * order.sessionMs)}
              name="Counts ticks"
              isWrong={isWrong(reading)}
            />
          }
          mine={
            <Clock time={formatClock(share.mine * order.sessionMs)} name="Keeps the deadline" />
          }
          chosen={isNaive ? 'naive' : 'mine'}
          onChoose={(next) => run.change({ timer: next === 'naive' ? 'ticks' : 'deadline' })}
        />
      </div>
      <SceneFoot>
        <Dares dares={DARES} onOpen={open} />
        <More name="More: what is stored">
          <ZenCareMore
            controls={controls}
            both={both}
            now={now}
            presses={breathing.presses.length}
            onPause={session.pause}
            onResume={session.resume}
          />
        </More>
      </SceneFoot>
    </Scene>
  );
}
