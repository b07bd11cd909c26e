import { useState } from 'react';

import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { useSize } from '@/stage/Drawing';
import { useTween } from '@/stage/motion';

import { bytesAfter, fillLane, layLanes, rivalBytes, secondsFor } from './race';
import type { Stretch } from './race';
import type { Weight } from './weigh';
import { sayBytes, saySeconds } from './words';

interface Props {
  weight: Weight;
  kbps: number;
  rival: NumberControl;
  /** Since the start of the race; infinite when it is over. */
  seconds: number;
  /** Measures the page again and starts over. */
  onAgain: () => void;
}

const NAMES: Readonly<Record<Stretch['what'], string>> = {
  words: 'words',
  styles: 'styles',
  fonts: 'fonts',
  pictures: 'pictures',
  script: 'script',
  other: 'other',
  play: 'this demo',
  rival: 'script',
};
/** A lane ends here, as a share of its track, so that there is room to drag beyond. */
const FULL = 0.8;
const LETTER_PX = 8.2;

/** Both pages fill with bytes at the same speed, on one clock. */
export function Race({ weight, kbps, rival, seconds, onAgain }: Props) {
  const { element, size } = useSize<HTMLDivElement>();
  const [heldAt, setHeldAt] = useState<number>();
  const { mine, rival: other, most } = layLanes(weight, rival.value);
  // While the end of a lane is in a hand, the scale must not move under it.
  const bytesAcross = useTween(heldAt ?? most / FULL, { isInstant: heldAt !== undefined });
  const perByte = (size?.width ?? 0) / bytesAcross;
  const come = bytesAfter(seconds, kbps);
  const own = weight.pageBytes + weight.playBytes;
  const theirs = rivalBytes(weight, rival.value);
  const clock = (bytes: number) => saySeconds(Math.min(seconds, secondsFor(bytes, kbps)));

  return (
    <div className="race">
      <p className="race__model">
        <span className="label">A model: bytes divided by speed</span>
        <button type="button" onClick={onAgain}>
          Race again
        </button>
      </p>
      <div className="lane">
        <span className="lane__name">This page</span>
        <div ref={element} className="lane__track">
          <Lane lane={mine} bytes={come} perByte={perByte} />
        </div>
        <span className="lane__clock">{clock(own)}</span>
      </div>
      <div className="lane">
        <span className="lane__name">With {rival.setting.say(rival.value)}</span>
        <div className="lane__track">
          <Lane lane={other} bytes={come} perByte={perByte} />
          {/* Where the race has no room, it has no handle either. */}
          {size !== undefined && size.width > 0 && (
            <Handle
              control={rival}
              at={{ x: theirs * perByte, y: size.height / 2 }}
              axis="x"
              valueAt={(x) => (x / perByte - (theirs - rival.value * 1_000)) / 1_000}
              onHold={(isHeld) => setHeldAt(isHeld ? most / FULL : undefined)}
            >
              <span className="lane__grip" aria-hidden="true">
                ↔
              </span>
            </Handle>
          )}
        </div>
        <span className="lane__clock">{clock(theirs)}</span>
      </div>
      <p className="visually-hidden">
        This page: {sayBytes(own)}. The rival: {sayBytes(theirs)}.
      </p>
    </div>
  );
}

interface LaneProps {
  lane: readonly Stretch[];
  bytes: number;
  perByte: number;
}

function Lane({ lane, bytes, perByte }: LaneProps) {
  const filled = fillLane(lane, bytes);
  return lane.map(({ what }, index) => {
    const width = (filled[index] ?? 0) * perByte;
    return (
      <i key={what} className="lane__stretch" data-what={what} style={{ width }} aria-hidden="true">
        {width > NAMES[what].length * LETTER_PX + 16 ? NAMES[what] : ''}
      </i>
    );
  });
}
