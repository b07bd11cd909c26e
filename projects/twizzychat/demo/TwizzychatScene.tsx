import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { Sentence } from '@/stage/Sentence';
import type { Way } from '@/stage/use-run';
import { useTween } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';

import type { Deed } from './hand';
import { Headline } from './Headline';
import { layOut } from './layout';
import type { Layout } from './layout';
import { LeftPhone } from './LeftPhone';
import { Packets } from './Packets';
import { Picture } from './Picture';
import type { Settings } from './settings';
import type { Shot } from './shot';
import type { Chat } from './use-chat';
import { announce, NAMES, sayTally } from './words';
import { Wrecks } from './Wrecks';

/** The waves of the sleeve are gone this long after Play. */
const WAVES_MS = 450;
const PLUG_MS = 450;

/** Two phones, two servers to choose from, a tunnel, and what died under the track. */
export function TwizzychatScene({ run, act, data: chat }: SceneProps<Settings, Chat>) {
  const { shot, done } = chat;
  const { approach } = run.values;
  const { isDone } = act;
  const { endAct } = chat;
  const plug = useTween(approach === 'mine' ? 1 : 0, { ms: PLUG_MS });
  // What was asked about one run, way or ride says nothing about the next.
  const subject = [run.opened, approach, done.length].join(' ');
  const [asked, setAsked] = useState<{ subject: string; id: number | undefined }>();
  const told = shot.wrecks.find(
    ({ packet }) => asked?.subject === subject && packet.id === asked.id,
  );
  useEffect(() => {
    if (isDone) endAct();
  }, [isDone, endAct]);

  const { lost, twice, astray } = shot.tallies.naive;
  const hasFailed = isDone && lost + twice + astray > 0 && !shot.isInside;
  const isFirstRide = !chat.isReplay && done.length <= 1;
  const isWaiting = done.length === 0 && (!run.isTouched || chat.isBeforeFall);
  const asks = isDone && isFirstRide && (shot.isInside ? 'out' : isWaiting && 'in');
  const isDead = isDone && !chat.isTicking && !shot.isInside && shot.wrecks.length > 0;

  return (
    <>
      <Sentence problem={run.problem} announcement={useAnnouncement(shot)}>
        <Headline run={run} shot={shot} deeds={done} told={told} isHalted={chat.isHalted} />
      </Sentence>
      <Drawing className="twizzychat__drawing">
        {(size) => {
          const layout = layOut(size, plug);
          return (
            <>
              <Picture
                layout={layout}
                shot={shot}
                waves={1 - act.between(0, WAVES_MS)}
                isLookingBack={isDead}
              />
              <Servers layout={layout}>
                <WaySwitch
                  run={run}
                  isLit={approach === 'naive' && hasFailed}
                  naive={<Server approach="naive" shot={shot} />}
                  mine={<Server approach="mine" shot={shot} />}
                />
              </Servers>
              <LeftPhone
                layout={layout}
                shot={shot}
                asks={asks || undefined}
                onHold={chat.hold}
                onRelease={chat.release}
                onRoll={chat.roll}
              />
              <Packets layout={layout} shot={shot} isHalted={chat.isHalted} onLose={chat.lose} />
              <Wrecks
                layout={layout}
                shot={shot}
                told={told}
                hint={isDead ? sayHint(asked !== undefined, done) : ''}
                onTell={(id) => setAsked({ subject, id })}
              />
              <Clock chat={chat} layout={layout} />
            </>
          );
        }}
      </Drawing>
    </>
  );
}

/** Numbers that change all the time are spoken at most this often. */
const SPOKEN_EVERY_S = 4;

/** The tally for screen readers: now and then, at rest, and when another approach or run is shown. */
function useAnnouncement(shot: Shot): string {
  const [said, setSaid] = useState(shot);
  const isDue =
    shot.now - said.now >= SPOKEN_EVERY_S ||
    shot.now < said.now ||
    shot.approach !== said.approach ||
    shot.isInside !== said.isInside ||
    (shot.isAtRest && !said.isAtRest);
  if (isDue) setSaid(shot);
  return announce(isDue ? shot : said);
}

/** What else can be pressed, one thing after the other. */
function sayHint(hasAsked: boolean, done: readonly Deed[]): string {
  if (!hasAsked) return 'Press one: how did it die?';
  return done.some(({ does }) => does === 'lose') ? '' : 'Press flying ones, too.';
}

/** The switch is two servers; both wires lead to the one that is chosen. */
function Servers({ layout: { cards }, children }: { layout: Layout; children: ReactNode }) {
  const { naive, mine } = cards;
  return (
    <div
      className="twizzychat__servers"
      style={{
        left: naive.x,
        top: naive.y,
        width: mine.x + mine.width - naive.x,
        height: naive.height,
        columnGap: mine.x - naive.x - naive.width,
      }}
    >
      {children}
    </div>
  );
}

/** A server with its sign, and the faults that its phones show. */
function Server({ approach, shot }: { approach: Way; shot: Shot }) {
  return (
    <>
      <span className="twizzychat__disc" aria-hidden="true">
        {approach === 'naive' ? '→' : '#'}
      </span>
      <span className="twizzychat__name">
        {NAMES[approach]}{' '}
        <small>{shot.written.length > 0 && sayTally(shot.tallies[approach])}</small>
      </span>
    </>
  );
}

const ICONS = {
  pause: 'M9 7v10M15 7v10',
  go: 'M9 6.5v11l8-5.5z',
  step: 'M8 6.5v11l7-5.5zM17 7v10',
};

/** Whatever moves for longer than five seconds can be stopped. */
function Clock({ chat, layout }: { chat: Chat; layout: Layout }) {
  const [name, icon] = chat.isStill
    ? ['Step 0.5 s', ICONS.step]
    : chat.isTicking
      ? ['Pause', ICONS.pause]
      : ['Go on', ICONS.go];
  return (
    <button
      type="button"
      className="twizzychat__clock"
      aria-label={name}
      title={name}
      style={layout.clock}
      onClick={chat.pressClock}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}
