import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { Sentence } from '@/stage/Sentence';
import type { Way } from '@/stage/use-run';
import { useTween } from '@/stage/motion';
import { WaySwitch } from '@/stage/WaySwitch';

import type { Written } from './conversation';
import { Headline } from './Headline';
import { layOut } from './layout';
import type { Layout } from './layout';
import { LeftPhone } from './LeftPhone';
import { Packets } from './Packets';
import { Picture } from './Picture';
import type { Settings } from './settings';
import { pressedLast } from './shot';
import type { Shot } from './shot';
import type { Tally } from './tally';
import type { Chat } from './use-chat';
import { faultsOutside, scrollOf } from './view';
import { announce, NAMES, sayHint, sayTally } from './words';
import { Wrecks } from './Wrecks';

/** The waves of the sleeve are gone this long after Play. */
const WAVES_MS = 450;
const PLUG_MS = 450;
const LOOK_BACK_MS = 700;
/** How one packet died is told for this long; then the result of the run is back. */
const TOLD_MS = 9_000;

/** Two phones, two servers to choose from, a tunnel, and what died under the track. */
export function TwizzychatScene({ run, act, data: chat }: SceneProps<Settings, Chat>) {
  const { shot, done } = chat;
  const { approach } = run.values;
  const { isDone } = act;
  const { endAct } = chat;
  const plug = useTween(approach === 'mine' ? 1 : 0, { ms: PLUG_MS });
  // What was asked about one run, way or ride says nothing about the next.
  const subject = [run.opened, approach, done.length, chat.isTicking].join(' ');
  const [asked, setAsked] = useState<{ subject: string; id: number | undefined }>();
  const told = shot.wrecks.find(
    ({ packet }) => asked?.subject === subject && packet.id === asked.id,
  );
  useEffect(() => {
    if (isDone) endAct();
  }, [isDone, endAct]);
  const isTold = told !== undefined;
  useEffect(() => {
    if (!isTold) return;
    const timer = setTimeout(() => setAsked({ subject: '', id: undefined }), TOLD_MS);
    return () => clearTimeout(timer);
  }, [isTold, asked]);

  // What the chosen server made of this run is said once it has been seen to do it.
  const current = `${run.opened} ${run.values.hand}`;
  const [seen, setSeen] = useState(approach === 'mine' ? current : '');
  if (approach === 'mine' && seen !== current) setSeen(current);
  const hasFailed = isDone && hasFaults(shot.tallies.naive) && !shot.isInside;
  const isFirstRide = !chat.isReplay && done.length <= 1;
  const isWaiting = done.length === 0 && (!run.isTouched || chat.isBeforeFall);
  const asks = isDone && isFirstRide && (shot.isInside ? 'out' : isWaiting && 'in');
  const isLooking = isDone && !chat.isTicking && !shot.isInside;
  const isDead = isLooking && shot.wrecks.length > 0;
  const isBack = isLooking && (isDead || shot.fault !== undefined);
  const [paged, setPaged] = useState<{ subject: string; rows: number }>();
  const isPaged = isBack && paged?.subject === subject;
  const rowsOn = isPaged ? paged.rows : 0;
  // First what was pressed last, then everything from the first fault on.
  const pressed = isPaged ? undefined : pressedLast(shot, done);
  const line = pressed && pressed !== 'report' ? pressed.message : firstOf(shot);
  const back = useTween(isBack ? 1 : 0, { ms: LOOK_BACK_MS });
  const page = useTween(rowsOn, { ms: LOOK_BACK_MS });

  return (
    <>
      <Sentence problem={run.problem} announcement={useAnnouncement(shot)}>
        <Headline
          {...{ run, shot, told }}
          deeds={done}
          isHalted={chat.isHalted}
          isSimpleAgain={chat.isSimpleAgain}
        />
      </Sentence>
      <Drawing className="twizzychat__drawing">
        {(size) => {
          const layout = layOut(size, plug);
          const { capacity } = layout.list;
          const outside = faultsOutside(
            shot,
            scrollOf(shot, capacity, { back: 1, paged: rowsOn, line }),
            capacity,
          );
          const isMore = isBack && hasFaults(outside.above, outside.below);
          const hint = sayHint(told ? 'told' : asked ? 'known' : 'new', isDead, chat.isPastRide);
          return (
            <>
              <Picture
                layout={layout}
                shot={shot}
                waves={1 - act.between(0, WAVES_MS)}
                scrolled={scrollOf(shot, capacity, { back, paged: page, line })}
              />
              <Servers layout={layout}>
                <WaySwitch
                  run={run}
                  isLit={approach === 'naive' && hasFailed}
                  naive={<Server approach="naive" shot={shot} />}
                  mine={<Server approach="mine" shot={shot} isUnseen={seen !== current} />}
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
                hint={layout.isNarrow ? (isMore && !told ? '' : hint.short) : hint.long}
                onTell={(id) => setAsked({ subject, id })}
              />
              {isMore && (
                <Further
                  layout={layout}
                  outside={outside}
                  onPage={(isDown) =>
                    setPaged({ subject, rows: isDown ? rowsOn + capacity - 1 : 0 })
                  }
                />
              )}
              <Clock chat={chat} layout={layout} />
            </>
          );
        }}
      </Drawing>
    </>
  );
}

/** What the look back is about. */
function firstOf({ fault, wrecks }: Shot): Written | undefined {
  return fault ?? wrecks[0]?.message;
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

interface FurtherProps {
  layout: Layout;
  outside: ReturnType<typeof faultsOutside>;
  onPage: (isDown: boolean) => void;
}

/** What is counted can be looked at: the faults that both lists have further down, or up again. */
function Further({ layout: { right, phone, isNarrow }, outside, onPage }: FurtherProps) {
  const isDown = hasFaults(outside.below);
  return (
    <button
      type="button"
      className="twizzychat__further"
      style={{ left: right.x + phone.width / 2, top: right.y + phone.height + (isNarrow ? 6 : 8) }}
      onClick={() => onPage(isDown)}
    >
      {isDown ? `↓ ${sayTally(outside.below)}` : `↑ ${sayTally(outside.above)}`}
    </button>
  );
}

function hasFaults(...tallies: readonly Tally[]): boolean {
  return tallies.some(({ lost, twice, astray }) => lost + twice + astray > 0);
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
function Server({
  approach,
  shot,
  isUnseen = false,
}: {
  approach: Way;
  shot: Shot;
  isUnseen?: boolean;
}) {
  return (
    <>
      <span className="twizzychat__disc" aria-hidden="true">
        {approach === 'naive' ? '→' : '#'}
      </span>
      <span className="twizzychat__name">
        {NAMES[approach]}{' '}
        <small>
          {isUnseen ? 'not run yet' : shot.written.length > 0 && sayTally(shot.tallies[approach])}
        </small>
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
