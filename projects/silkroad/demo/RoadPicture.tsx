import type { ReactNode } from 'react';

import type { NumberControl } from '@/stage/number-control';

import type { Ledger } from './block';
import { Reader } from './Reader';
import type { Found } from './read-run';
import type { RoadLayout, Segment } from './road-layout';
import { Station } from './Station';
import { badgeOf, eventName, isChanged, shorten, standingOf } from './words';

/** Where a broken way breaks, as a share of it. */
const BREAK = 0.46;
/** Ways are measured as 100 long, so that a share can be cut off without measuring them. */
const WAY = 100;
const SEAL = 7;
const LABEL_ROOM = 760;

interface Props {
  layout: RoadLayout;
  width: number;
  honest: Ledger;
  found: Found;
  isList: boolean;
  /** Lit station, once the opening act is over. */
  lit: number | undefined;
  isHeld: boolean;
  controlOf: (position: number) => NumberControl;
  onHold: (isHeld: boolean) => void;
  /** The tree, where there is room beside the road. */
  children?: ReactNode;
}

/** The record as a road: solid as far as it is believed, broken and hollow from there on. */
export function RoadPicture({ layout, width, honest, found, isList, ...props }: Props) {
  const { ledger, verdict } = found;
  const { stations, segments, radius, scale, isNarrow } = layout;
  const breaksAt =
    verdict.status === 'intact' ? Infinity : verdict.at === 'seal' ? SEAL : verdict.at;
  const hangsAt = (position: number) => {
    const after = position - breaksAt;
    if (after < 0) return 'none';
    const drop = (isNarrow ? 8 : 18) + after * 2;
    return `translateY(${String(drop * Math.min(scale, 1))}px) rotate(${after % 2 === 0 ? '2.2' : '-1.6'}deg)`;
  };
  const whoAt = (position: number) => {
    const block = ledger.blocks[position];
    if (isNarrow || !block) return undefined;
    const { role } = block.content;
    return isList || width < LABEL_ROOM ? role : `${role} ${shorten(block.hash)}`;
  };
  const sealAt = stations[SEAL] ?? layout.start;
  return (
    <>
      <svg className="road" data-kept={isList ? 'list' : 'chain'} aria-hidden="true">
        {props.children}
        {segments.map((segment, position) => (
          <Way
            key={segment.d}
            segment={segment}
            exit={position === SEAL ? layout.exit : undefined}
            width={layout.roadWidth}
            isOff={position >= breaksAt}
            isCut={position === breaksAt}
            hangs={hangsAt(position)}
            around={stations[position] ?? layout.start}
          />
        ))}
        <Reader
          layout={layout}
          breaksAt={breaksAt}
          trip={isList || props.isHeld ? '' : JSON.stringify(ledger)}
        />
      </svg>
      {stations.slice(0, SEAL).map((at, position) => {
        const block = ledger.blocks[position];
        const control = props.controlOf(position);
        const before = honest.blocks[position]?.content.event.quantity;
        return (
          <Station
            key={control.setting.name}
            position={position}
            control={control}
            at={at}
            radius={radius}
            name={block ? eventName(block) : 'Missing'}
            who={whoAt(position)}
            standing={standingOf(position, verdict)}
            isChanged={isChanged(position, ledger, honest)}
            says={badgeOf(position, found, honest)}
            was={before === control.value ? undefined : before}
            hangs={hangsAt(position)}
            isFirst={position === 2}
            isLit={props.lit === position}
            invite={isNarrow ? 'Drag me' : 'Drag me. Will any lie hold?'}
            onHold={props.onHold}
          />
        );
      })}
      <span className="seal" hidden={isList} style={{ left: sealAt.x, top: sealAt.y }}>
        <span
          className="station"
          data-standing={standingOf('seal', verdict)}
          style={{ transform: hangsAt(SEAL) }}
        >
          <span className="station__disc" style={{ width: radius * 1.8, height: radius * 1.8 }}>
            <svg viewBox="0 0 92 92" aria-hidden="true">
              <path d="M26 48l14 14 26-32" />
            </svg>
          </span>
          <span className="station__name">Seal</span>
          {!isNarrow && (
            <span className="station__who">
              {width < LABEL_ROOM
                ? 'regulator'
                : `regulator ${shorten(ledger.seal.content.headHash)}`}
            </span>
          )}
        </span>
      </span>
    </>
  );
}

interface WayProps {
  segment: Segment;
  exit: Segment | undefined;
  width: number;
  isOff: boolean;
  isCut: boolean;
  hangs: string;
  around: { x: number; y: number };
}

function Way({ segment, exit, width, isOff, isCut, hangs, around }: WayProps) {
  const rest = `0 ${String(BREAK * WAY + 2)} ${String(2 * WAY)}`;
  const crack = segment.at(BREAK);
  return (
    <>
      {isCut && (
        <>
          <path
            className="road__out"
            d={segment.d}
            pathLength={WAY}
            strokeWidth={width}
            strokeDasharray={`${String(BREAK * WAY)} ${String(2 * WAY)}`}
          />
          <path
            className="road__crack"
            d="M2 -26L-9 -13 3 -3 -12 10 0 26H40V-26Z"
            transform={`translate(${String(crack.x)} ${String(crack.y)}) rotate(${String(crack.angle)}) scale(${String(width / 42)})`}
          />
        </>
      )}
      <g
        className="road__way"
        data-off={isOff}
        style={{ transform: hangs, transformOrigin: `${String(around.x)}px ${String(around.y)}px` }}
      >
        {[segment, ...(exit ? [exit] : [])].map((part) => (
          <g key={part.d}>
            <path className="road__dots" d={part.d} />
            <path
              className="road__out"
              d={part.d}
              pathLength={WAY}
              strokeWidth={width}
              strokeDasharray={isCut && part === segment ? rest : undefined}
            />
            {isOff && (
              <path
                className="road__in"
                d={part.d}
                pathLength={WAY}
                strokeWidth={width - 6}
                strokeDasharray={isCut && part === segment ? rest : undefined}
              />
            )}
          </g>
        ))}
      </g>
    </>
  );
}
