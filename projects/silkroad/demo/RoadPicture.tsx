import type { NumberControl } from '@/stage/number-control';

import { breakOf, shareOf } from './act';
import type { Moment } from './act';
import { Hands } from './Hands';
import type { Ledger } from './ledger';
import { LooseBoxes } from './LooseBoxes';
import type { Found } from './read-run';
import { withoutSeal } from './road-layout';
import type { Point, RoadLayout } from './road-layout';
import { Station } from './Station';
import { Parcel, Reader, Way } from './Way';
import {
  eventName,
  evidenceOf,
  faultOf,
  isChanged,
  sealTag,
  shorten,
  standingOf,
  tagOf,
} from './words';
import type { Loot } from './words';

const SEAL = 7;
const LABEL_ROOM = 760;
const TAG_ROOM = 4;
/** The last station of a wide road's upper row. */
const LAST_ABOVE = 3;

interface Props {
  layout: RoadLayout;
  width: number;
  honest: Ledger;
  found: Found;
  moment: Moment;
  isList: boolean;
  /** How much of the road has unrolled in the opening act, from 0 to 1. */
  unrolled: number;
  /** How far the parcel of the opening act has come, in stations. Unset: the act is over. */
  parcel: number | undefined;
  /** The block that lies. */
  at: number;
  /** What the lie is about. Unset: there is none. */
  loot: Loot | undefined;
  isWon: boolean;
  /** The station where the keyboard begins, and whether it asks to be moved. */
  lit: number | undefined;
  isAsking: boolean;
  controlOf: (position: number) => NumberControl;
}

/** The record as a road: solid as far as it is believed, broken and hollow from there on. */
export function RoadPicture({ layout, width, honest, found, isList, parcel, ...props }: Props) {
  const { ledger, verdict } = found;
  const { stations, scale, isNarrow } = layout;
  const road = isList ? withoutSeal(layout) : layout;
  // On a phone a tag needs room between its disc and the name above.
  const radius = layout.radius - (isNarrow && !isList ? TAG_ROOM : 0);
  const { reader, fallen, isRead } = props.moment;
  const breaksAt = breakOf(found, SEAL);
  const seal = stations[SEAL];
  const isUnrolling = props.unrolled < 1;
  const passed = reader ?? (isRead ? Infinity : 0);
  const hangsAt = (position: number) => {
    const after = position - breaksAt;
    if (after < 0) return 'none';
    // The upper row stays clear of the tags of the lower one, and that of what stands on the floor.
    const isBelow = !isNarrow && position > LAST_ABOVE;
    const drop = isBelow ? 3 : 6 + after;
    return `translateY(${drop * Math.min(scale, 1)}px) rotate(${after % 2 === 0 ? '2.2' : '-1.6'}deg)`;
  };
  const whoAt = (position: number) => {
    const block = ledger.blocks[position];
    if (layout.isLow || !block) return undefined;
    if (isList) return block.content.role;
    if (width < LABEL_ROOM) return undefined;
    return evidenceOf(position, found) || `hash ${shorten(block.hash)}`;
  };
  const tagAt = (position: number) => {
    // A list has no signatures, and its reader can only add up.
    if (isList) return position === breaksAt ? faultOf(verdict) : undefined;
    return tagOf(position, found, honest, passed, isNarrow);
  };
  return (
    <>
      <svg
        className="road"
        data-kept={isList && !isUnrolling ? 'list' : 'chain'}
        aria-hidden="true"
      >
        {road.segments.map((segment, position) => (
          <Way
            key={segment.d}
            segment={segment}
            exit={position === road.segments.length - 1 ? road.exit : undefined}
            width={layout.roadWidth}
            unrolled={Math.min(Math.max(props.unrolled * road.segments.length - position, 0), 1)}
            isOff={!isList && position >= breaksAt}
            cutAt={!isList && position === breaksAt ? shareOf(found) : undefined}
            hangs={hangsAt(position)}
            around={stations[position] ?? layout.start}
          />
        ))}
        {!isList && <Hands layout={layout} verdict={verdict} />}
        {parcel !== undefined && !isUnrolling && <Parcel layout={road} way={parcel} />}
        {reader !== undefined && <Reader layout={layout} way={reader} fallen={fallen} />}
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
            isWritten={parcel === undefined || position < Math.floor(parcel)}
            tag={tagAt(position)}
            isNamed={props.at === position}
            was={before === control.value ? undefined : before}
            hangs={hangsAt(position)}
            isLit={props.lit === position}
            invite={props.isAsking ? 'Drag it down' : undefined}
            inviteSide={isNarrow ? 'below' : 'left'}
          />
        );
      })}
      {!isList && seal && (
        <Seal
          found={found}
          layout={layout}
          radius={radius}
          at={seal}
          passed={passed}
          width={width}
          hangs={hangsAt(SEAL)}
        />
      )}
      {props.loot !== undefined && (
        <LooseBoxes
          loot={props.loot}
          from={stations[props.at] ?? layout.start}
          layout={layout}
          width={width}
          isWon={props.isWon}
        />
      )}
    </>
  );
}

interface SealProps {
  found: Found;
  layout: RoadLayout;
  radius: number;
  at: Point;
  passed: number;
  width: number;
  hangs: string;
}

/** The end of the road, which the regulator signed. */
function Seal({ found, layout, radius, at: { x, y }, passed, width, hangs }: SealProps) {
  const { ledger, verdict } = found;
  const head = shorten(ledger.seal.content.headHash);
  return (
    <span className="seal" style={{ left: x, top: y }}>
      <span
        className="station"
        data-standing={standingOf('seal', verdict)}
        style={{ transform: hangs }}
      >
        <span className="station__disc" style={{ width: radius * 1.8, height: radius * 1.8 }}>
          <svg viewBox="0 0 92 92" aria-hidden="true">
            <path d="M26 48l14 14 26-32" />
          </svg>
        </span>
        <span className="station__tag">{sealTag(found, passed, layout.isNarrow)}</span>
        <span className="station__name">Seal</span>
        {!layout.isLow && width >= LABEL_ROOM && (
          <span className="station__who">{evidenceOf('seal', found) || `hash ${head}`}</span>
        )}
      </span>
    </span>
  );
}
