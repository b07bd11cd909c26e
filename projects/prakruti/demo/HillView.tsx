import { useEffect, useMemo, useState } from 'react';

import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';

import { bytesAt, endOf, heapLeaves, STEP_BYTES, stretchesOf, terraceOf } from './hill';
import type { Hill, HillSize, Stretch } from './hill';
import type { Order } from './page';
import { countOf, formatCount } from './words';

interface Props {
  hill: Hill;
  size: HillSize;
  bytes: number;
  order: Order;
  /** Bytes that are there. */
  arrived: number;
  rtt: number;
  control: NumberControl;
  /** Whether the words move to another place of the order. */
  isHopping: boolean;
  /** Whether the handle asks to be moved, and with which words. */
  isLit: boolean;
  invite: string | undefined;
  /** What can be done with words that have fallen. */
  hint: string | undefined;
  onHold: (isHeld: boolean) => void;
}

/** As many ems as the word and its margins take. */
const LETTERS = 4.3;
/** The handle's invitation, with half of the handle. */
const INVITE_PX = 170;
const HINT_PX = 104;

/** The response along a hillside. The words stand at its end and are pushed to the edge, or at its start and stay. */
export function HillView({ hill, size, bytes, order, control, onHold, ...props }: Props) {
  const { words } = hill;
  const end = endOf(hill, bytes, order);
  const last = terraceOf(hill, bytes);
  const isLast = order === 'last';
  const isFull = isLast && bytes === last.to;
  // What is held stands behind the leaves, and is held in its middle.
  const half = words.width / 2;
  const at = { x: end + half, y: last.top - words.height / 2 };
  const hasRoomBeside = at.x + INVITE_PX < size.width;
  const setting = { ...control.setting, step: STEP_BYTES };
  // Words fall to another terrace; when the hill itself gets another height they are there at once.
  const [height, setHeight] = useState(size.height);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHeight(size.height));
    return () => cancelAnimationFrame(frame);
  }, [size.height]);
  return (
    <div
      className="prakruti-hill"
      data-trip={last.trip}
      data-narrow={size.isNarrow}
      data-falls={height === size.height}
    >
      <Ground {...{ hill, size, bytes, order }} arrived={props.arrived} rtt={props.rtt} />
      <p
        className="prakruti__words"
        aria-hidden="true"
        data-words={isLast ? last.trip : 1}
        data-full={isFull}
        data-hops={props.isHopping}
        style={{
          width: words.width,
          height: words.height,
          fontSize: words.width / LETTERS,
          left: isLast ? end : 0,
          top: (isLast ? last : hill.terraces[0]).top - words.height,
        }}
      >
        Words
      </p>
      {/* Another one for each order: what the first has asked for is done, the second may ask again. */}
      <Handle
        key={order}
        control={{ ...control, setting }}
        axis="x"
        at={at}
        valueAt={(place) => bytesAt(hill, place - half, order)}
        isLit={props.isLit}
        invite={props.invite}
        inviteSide={hasRoomBeside ? 'right' : 'left'}
        onHold={onHold}
      >
        <span
          className="prakruti__push"
          data-holds={isLast ? 'words' : 'leaves'}
          style={{ width: words.width, height: words.height }}
        >
          {!isLast && (
            <>
              Leaves <span>← →</span>
            </>
          )}
        </span>
        {props.hint && (
          <span
            className="invite prakruti__hint"
            data-side={hasRoomBeside ? 'right' : 'above'}
            data-at-end={end + HINT_PX > size.width}
          >
            {props.hint}
          </span>
        )}
      </Handle>
    </div>
  );
}

type GroundProps = Pick<Props, 'hill' | 'size' | 'bytes' | 'order' | 'arrived' | 'rtt'>;

/** The terraces, what lies on them, and when each is there. */
function Ground({ hill, size, bytes, order, arrived, rtt }: GroundProps) {
  const { terraces, drop } = hill;
  const { width, height, isNarrow } = size;
  const heaps = useMemo(() => heapLeaves(hill, isNarrow), [hill, isNarrow]);
  const below = isNarrow ? 19 : 30;
  return (
    <svg
      className="prakruti-hill__ground"
      viewBox={[0, 0, width, height].join(' ')}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <clipPath id="prakruti-sent">
        <Stretches list={stretchesOf(hill, bytes, order)} />
      </clipPath>
      <clipPath id="prakruti-there">
        <Stretches list={stretchesOf(hill, bytes, order, arrived)} />
      </clipPath>
      {(['sent', 'there'] as const).map((state) => (
        <g key={state} clipPath={`url(#prakruti-${state})`} data-leaves={state}>
          {heaps.map((path, shade) => (
            <path key={shade} d={path} data-shade={shade} />
          ))}
        </g>
      ))}
      {terraces.map(({ trip, right, top, band }) => (
        <rect
          key={trip}
          x={-BLEED_PX}
          y={top}
          width={(trip === terraces.length ? width + BLEED_PX : right) + BLEED_PX}
          height={height - top + 1}
          fill={band}
        />
      ))}
      {terraces.map(({ trip, left, right, top, to }) => {
        const isLowest = trip === terraces.length;
        if (!isLowest && drop < LEAST_DROP_PX) return undefined;
        // Low steps have their name close to their edge.
        const down = isLowest ? below : Math.min(below, drop - 4);
        const name = `Trip ${trip}: ${formatCount(trip * rtt)} ms`;
        // The lowest may have little more than room for the words.
        const isAtEnd = width - left < NAME_PX;
        return (
          <g key={trip} data-there={arrived >= Math.min(to, bytes)}>
            <text
              x={isAtEnd ? width : trip === 1 ? 0 : left + 8}
              y={top + down}
              textAnchor={isAtEnd ? 'end' : 'start'}
            >
              {name}
            </text>
            {!isLowest && right - left > EDGE_TEXT_PX && (
              <text x={right - EDGE_GAP_PX} y={top + down} textAnchor="end">
                {countOf(to, 'byte')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** As far as the stage may reach beyond the drawing on both sides. */
const BLEED_PX = 80;
/** A line of text fits into a step of this height. */
const LEAST_DROP_PX = 15;
/** The name of a trip and the bytes of its edge fit into this. */
const EDGE_TEXT_PX = 210;
const NAME_PX = 130;
/** Clear of the halo around what stands beyond the edge. */
const EDGE_GAP_PX = 14;
/** Heaps are lower than this. */
const HEAP_PX = 60;

function Stretches({ list }: { list: readonly Stretch[] }) {
  return list.map(({ x, y, width }) => (
    <rect key={y} x={x} y={y - HEAP_PX} width={width} height={HEAP_PX} />
  ));
}
