import { useState } from 'react';
import type { CSSProperties } from 'react';

import { isReply } from './conversation';
import { hintAt, packetAt, wreckAt, wrecksIn } from './layout';
import type { Layout, Point } from './layout';
import { progressOf } from './network';
import type { Shot, Wreck } from './shot';
import { nameOf } from './words';

interface Props {
  layout: Layout;
  shot: Shot;
  /** The one that was pressed. Unset: none. */
  told: Wreck | undefined;
  /** What can be done here, beside the heap. Empty: nothing new. */
  hint: string;
  onTell: (id: number | undefined) => void;
}

/** What died lies under the track. What came through all the same, with another packet, is an empty shell. */
export function Wrecks({ layout, shot, told, hint, onTell }: Props) {
  const { wrecks } = shot;
  const seen = wrecks.slice(-wrecksIn(layout));
  const isFull = seen.length < wrecks.length;
  const older = isFull ? `and ${wrecks.length - seen.length} more` : '';
  return (
    <>
      {told && <Cross at={placeOfDeath(layout, told)} />}
      {seen.map((wreck, index) => (
        <Fallen
          key={`${shot.approach} ${wreck.packet.id}`}
          {...{ layout, wreck }}
          // A full heap moves up by one with every new wreck.
          at={wreckAt(layout, index)}
          isFresh={!isFull && shot.now - wreck.at < FRESH_S}
          isTold={wreck === told}
          onPress={() => onTell(wreck === told ? undefined : wreck.packet.id)}
        />
      ))}
      <span className="twizzychat__hint" style={hintAt(layout, seen.length)}>
        {hint || older}
      </span>
    </>
  );
}

/** Far enough from the server to leave its count to be read. */
const NO_SIGNAL_WAY = 0.45;

/** One that is older was not seen to die, and has no fall to show. */
const FRESH_S = 1.2;

interface FallenProps {
  layout: Layout;
  wreck: Wreck;
  at: Point & { readonly turn: number };
  isFresh: boolean;
  isTold: boolean;
  onPress: () => void;
}

function Fallen({ layout, wreck, at, isFresh, isTold, onPress }: FallenProps) {
  // What it does is decided when it is first drawn; it must not stop in the middle of its fall.
  const [fall] = useState(() => {
    const from = placeOfDeath(layout, wreck);
    return { isSeen: isFresh, x: from.x - at.x, y: from.y - at.y };
  });
  const place: CSSProperties & Record<'--from-x' | '--from-y', string> = {
    left: at.x,
    top: at.y,
    height: layout.wreck.height,
    fontSize: layout.wreck.height * 0.5,
    rotate: `${at.turn}deg`,
    '--from-x': `${fall.x}px`,
    '--from-y': `${fall.y}px`,
  };
  const { load } = wreck.packet;
  return (
    <button
      type="button"
      className="twizzychat__wreck"
      data-made={wreck.isMade}
      data-falls={fall.isSeen}
      aria-pressed={isTold}
      aria-label={`${nameOf(wreck)}, ${wreck.isMade ? 'came later' : 'died'}`}
      style={place}
      onClick={onPress}
    >
      {isReply(load) ? 'got it' : wreck.message.text}
    </button>
  );
}

/** Where it died. */
function Cross({ at: { x, y } }: { at: Point }) {
  const arm = 9;
  return (
    <svg className="twizzychat__cross" aria-hidden="true">
      <circle cx={x} cy={y} r={arm * 1.9} />
      <path
        d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
      />
    </svg>
  );
}

/** The tunnel cuts the wire when the phone is half inside. What is sent to a phone without signal gets a little way. */
export function placeOfDeath(
  layout: Layout,
  { packet, at, cause }: Pick<Wreck, 'packet' | 'at' | 'cause'>,
): Point {
  if (cause === 'nobody') return packetAt(layout, 1, packet, NO_SIGNAL_WAY);
  return packetAt(layout, cause === 'tunnel' ? 0.5 : 0, packet, progressOf(packet, at));
}
