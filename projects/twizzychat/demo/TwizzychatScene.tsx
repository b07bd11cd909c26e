import { useEffect, useState } from 'react';

import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber } from '@/stage/LiveNumber';
import { Sentence } from '@/stage/Sentence';
import type { Way } from '@/stage/use-run';
import { WaySwitch } from '@/stage/WaySwitch';

import { SIDES } from './conversation';
import { clockAt, layOut, phoneAt } from './layout';
import { LeftPhone } from './LeftPhone';
import { Packets } from './Packets';
import { Picture } from './Picture';
import type { Settings } from './settings';
import type { Shot } from './shot';
import type { Chat } from './use-chat';
import { announce, explain, NAMES, sayTally } from './words';

/** The waves of the sleeve are gone this long after Play. */
const WAVES_MS = 450;

/** Two phones, a server and a tunnel. */
export function TwizzychatScene({ run, act, data: chat }: SceneProps<Settings, Chat>) {
  const { shot, approach } = chat;
  const tally = shot.tallies[approach];
  const { isDone } = act;
  const { endOpening } = chat;
  useEffect(() => {
    if (isDone) endOpening();
  }, [isDone, endOpening]);

  return (
    <>
      <WaySwitch
        run={{ ...run, way: approach }}
        naive={<Choice approach="naive" said={sayTally(shot.tallies.naive)} />}
        mine={<Choice approach="mine" said={sayTally(shot.tallies.mine)} />}
      />
      <Sentence problem={run.problem} note={explain(shot)} announcement={useAnnouncement(shot)}>
        Both phones write every <LiveNumber control={run.number('every')} />
        {shot.written === 0 ? (
          ', and one of them is on a train.'
        ) : (
          <>
            . Of {shot.written} {shot.written === 1 ? 'message' : 'messages'}{' '}
            <Count of={tally.lost} one="is lost" more="are lost" />,{' '}
            <Count of={tally.twice} one="came twice" />,{' '}
            <Count of={tally.astray} one="out of order" />.
          </>
        )}
      </Sentence>
      <Drawing className="twizzychat__drawing">
        {(size) => {
          const layout = layOut(size);
          return (
            <>
              <Picture layout={layout} shot={shot} waves={1 - act.between(0, WAVES_MS)} />
              <LeftPhone
                layout={layout}
                shot={shot}
                isLit={isDone}
                onHold={chat.hold}
                onRelease={chat.release}
                onRoll={chat.roll}
              />
              {layout.hasWrite &&
                SIDES.map((side) => {
                  const { x, y } = phoneAt(layout, side, shot.ride);
                  return (
                    <button
                      key={side}
                      type="button"
                      className="twizzychat__write"
                      aria-label={`Write on the ${side} phone`}
                      style={{
                        left: x + 8,
                        top: y + layout.phone.height - 52,
                        width: layout.phone.width - 16,
                      }}
                      onClick={() => chat.write(side)}
                    >
                      Write
                    </button>
                  );
                })}
              <Packets layout={layout} shot={shot} onLose={chat.lose} />
              <button
                type="button"
                className="stage-chip twizzychat__clock"
                style={clockAt(layout)}
                onClick={chat.pressClock}
              >
                {chat.isStill ? 'Step 0.5 s' : chat.isPaused || shot.isAtRest ? 'Go on' : 'Pause'}
              </button>
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
    (shot.isAtRest && !said.isAtRest);
  if (isDue) setSaid(shot);
  return announce(isDue ? shot : said);
}

/** A fault stands in an inverted block, a zero in plain type. */
function Count({ of, one, more = one }: { of: number; one: string; more?: string }) {
  const words = `${of} ${of === 1 ? one : more}`;
  return of > 0 ? <mark>{words}</mark> : <span className="twizzychat__none">{words}</span>;
}

function Choice({ approach, said }: { approach: Way; said: string }) {
  return (
    <>
      {NAMES[approach]} <span>{said}</span>
    </>
  );
}
