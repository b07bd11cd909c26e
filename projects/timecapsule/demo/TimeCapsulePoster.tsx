import { drawTicks, HALVES, RING_REACH, shareTicks } from './ring';

const BOX = [-RING_REACH, -RING_REACH, 2 * RING_REACH, 2 * RING_REACH].join(' ');

/** The first frame is the sleeve: a ring that has been gone round once, and a closed capsule. */
export function TimeCapsulePoster() {
  const { done, active } = drawTicks(shareTicks([{ from: 0, to: 1 }], 1));
  return (
    <>
      <svg className="timecapsule-poster" viewBox={BOX} strokeWidth="9">
        <path d={done} stroke="var(--stage-figure)" />
        <path d={active} stroke="var(--stage-spot)" />
        <g transform="rotate(-45)">
          <path d={HALVES.body} fill="var(--stage-figure)" />
          <path d={HALVES.lid} fill="var(--stage-spot)" />
        </g>
      </svg>
      <b className="timecapsule-poster__word">TIME CAPSULE</b>
    </>
  );
}
