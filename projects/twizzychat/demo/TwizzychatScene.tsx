import { ApproachSwitch } from '@/stage/ApproachSwitch';
import { Dares } from '@/stage/Dares';
import { Drawing } from '@/stage/Drawing';
import { LiveNumber } from '@/stage/LiveNumber';
import { More } from '@/stage/More';
import { Scene } from '@/stage/Scene';
import type { Approach } from '@/stage/Scene';
import { SceneFoot } from '@/stage/SceneFoot';
import { SceneHead } from '@/stage/SceneHead';
import { Sentence } from '@/stage/Sentence';
import { useOpeningAct } from '@/stage/use-opening-act';
import { useSettings } from '@/stage/use-settings';

import { SIDES } from './conversation';
import { layOut, phoneAt } from './layout';
import { LeftPhone } from './LeftPhone';
import { Packets } from './Packets';
import { Picture } from './Picture';
import { settings } from './settings';
import { TwizzychatMore } from './TwizzychatMore';
import { ACT_S, useChat } from './use-chat';
import { explain, NAMES, sayTally } from './words';
import { useAnnouncement } from './use-announcement';

const DARES = [
  { name: 'Lose one reply', query: '?tunnel=0&replies=1' },
  { name: 'Nine seconds of tunnel', query: '?tunnel=9' },
  { name: 'Lose a third of packets', query: '?tunnel=0&loss=33' },
] as const;

/** The waves of the sleeve are gone this long after Play. */
const WAVES_MS = 450;

/** Two phones, a server and a tunnel. */
export function TwizzychatScene() {
  const run = useSettings(settings);
  const opening = useOpeningAct(ACT_S * 1000, { isSkipped: run.isShared });
  const approach: Approach = opening.isDone ? run.values.approach : 'naive';
  const chat = useChat(run.values, {
    approach,
    isShared: run.isShared,
    isOpeningDone: opening.isDone,
  });
  const { shot } = chat;
  const tally = shot.tallies[approach];
  const open = (query: string) => {
    const { values } = settings.parse(new URLSearchParams(query));
    run.open(query);
    run.change({ approach: run.values.approach });
    chat.restart(values);
  };

  return (
    <Scene approach={approach} opening={opening} className="twizzychat">
      <SceneHead label="B5, two phones, one server" />
      <Sentence problem={run.problem} note={explain(shot)} announcement={useAnnouncement(shot)}>
        Both phones write every <LiveNumber control={run.number('every')} />. Of {shot.written}{' '}
        {shot.written === 1 ? 'message' : 'messages'}{' '}
        <Count of={tally.lost} one="is lost" more="are lost" />,{' '}
        <Count of={tally.twice} one="came twice" />, <Count of={tally.astray} one="out of order" />.
      </Sentence>
      <Drawing className="twizzychat__drawing">
        {(size) => {
          const layout = layOut(size);
          return (
            <>
              <Picture
                layout={layout}
                shot={shot}
                waves={run.isShared ? 0 : 1 - opening.between(0, WAVES_MS)}
              />
              <LeftPhone
                layout={layout}
                shot={shot}
                isLit={opening.isDone}
                onHold={chat.hold}
                onRelease={chat.release}
                onRoll={chat.roll}
              />
              {SIDES.map((side) => {
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
            </>
          );
        }}
      </Drawing>
      <ApproachSwitch
        legend="How the phones treat messages"
        naive={<Choice approach="naive" said={sayTally(shot.tallies.naive)} />}
        mine={<Choice approach="mine" said={sayTally(shot.tallies.mine)} />}
        chosen={approach}
        onChoose={(next) => run.change({ approach: next })}
      />
      <SceneFoot>
        <Dares dares={DARES} onOpen={open} />
        <p className="twizzychat__chance">
          By chance <LiveNumber control={run.number('loss')}>{run.values.loss} of 100</LiveNumber>{' '}
          packets die
        </p>
        <button
          type="button"
          className="stage-chip twizzychat__clock"
          onClick={() =>
            chat.isUnseen && !chat.isStill ? chat.restart(run.values) : chat.pressClock()
          }
        >
          {chat.isStill
            ? 'Step 0.5 s'
            : chat.isUnseen
              ? 'Watch this run'
              : chat.isPaused || shot.isAtRest
                ? 'Go on'
                : 'Pause'}
        </button>
        <More>
          <TwizzychatMore
            run={run}
            shot={shot}
            onWrite={(text) => chat.write('left', text)}
            onAgain={() => chat.restart(run.values)}
          />
        </More>
      </SceneFoot>
    </Scene>
  );
}

/** A fault stands in an inverted block, a zero in plain type. */
function Count({ of, one, more = one }: { of: number; one: string; more?: string }) {
  const words = `${of} ${of === 1 ? one : more}`;
  return of > 0 ? <mark>{words}</mark> : <span className="twizzychat__none">{words}</span>;
}

function Choice({ approach, said }: { approach: Approach; said: string }) {
  return (
    <>
      {NAMES[approach]} <span>{said}</span>
    </>
  );
}
