import type { NumberControl } from '@/stage/number-control';

import { breakOf } from './act';
import type { Moment } from './act';
import { Hands } from './Hands';
import type { Ledger } from './ledger';
import { LooseBoxes } from './LooseBoxes';
import type { Found } from './read-run';
import type { RoadLayout } from './road-layout';
import { Station } from './Station';
import { Parcel, Reader, Way } from './Way';
import { badgeOf, eventName, evidenceOf, isChanged, shorten, standingOf } from './words';
import type { Loot } from './words';

const SEAL = 7;
const LABEL_ROOM = 760;

interface Props {
  layout: RoadLayout;
  width: number;
  honest: Ledger;
  found: Found;
  moment: Moment;
  isList: boolean;
  /** How far the parcel of the opening act has come, in stations. Unset: the act is over. */
  parcel: number | undefined;
  /** The block that lies. */
  at: number;
  /** What a lie that is believed is about. Unset: there is none. */
  loot: Loot | undefined;
  /** The station where the keyboard begins, and whether it asks to be moved. */
  lit: number | undefined;
  isAsking: boolean;
  controlOf: (position: number) => NumberControl;
}

/** The record as a road: solid as far as it is believed, broken and hollow from there on. */
export function RoadPicture({ layout, width, honest, found, isList, parcel, ...props }: Props) {
  const { ledger, verdict } = found;
  const { stations, segments, radius, scale, isNarrow } = layout;
  const { reader, fallen, isRead } = props.moment;
  const breaksAt = breakOf(found, SEAL);
  // Nothing is said before it has been read, and on a phone only beside what is refused, for want of room.
  const isQuiet = !isRead || (isNarrow && verdict.status === 'intact');
  const hangsAt = (position: number) => {
    const after = position - breaksAt;
    if (after < 0) return 'none';
    const drop = (isNarrow ? 8 : 20) + after * 2;
    return `translateY(${drop * Math.min(scale, 1)}px) rotate(${after % 2 === 0 ? '2.2' : '-1.6'}deg)`;
  };
  const whoAt = (position: number) => {
    const block = ledger.blocks[position];
    if (layout.isLow || !block) return undefined;
    const { role } = block.content;
    return isList || width < LABEL_ROOM
      ? role
      : evidenceOf(position, found) || `${role} ${shorten(block.hash)}`;
  };
  return (
    <>
      <svg
        className="road"
        data-kept={isList ? 'list' : 'chain'}
        data-building={parcel !== undefined}
        aria-hidden="true"
      >
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
        <Hands layout={layout} verdict={verdict} isList={isList} />
        {parcel !== undefined && <Parcel layout={layout} way={parcel} />}
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
            says={isQuiet ? '' : badgeOf(position, found, honest)}
            was={before === control.value ? undefined : before}
            hangs={hangsAt(position)}
            isLit={props.lit === position}
            invite={props.isAsking ? 'Drag it down' : undefined}
            inviteSide={isNarrow ? 'below' : 'left'}
          />
        );
      })}
      <Seal found={found} layout={layout} isList={isList} width={width} hangs={hangsAt(SEAL)} />
      {props.loot !== undefined && (
        <LooseBoxes
          loot={props.loot}
          from={stations[props.at] ?? layout.start}
          layout={layout}
          width={width}
          isCounted={!isList}
        />
      )}
    </>
  );
}

interface SealProps {
  found: Found;
  layout: RoadLayout;
  isList: boolean;
  width: number;
  hangs: string;
}

/** The end of the road, which the regulator signed. */
function Seal({ found, layout, isList, width, hangs }: SealProps) {
  const { ledger, verdict } = found;
  const { stations, start, radius } = layout;
  const { x, y } = stations[SEAL] ?? start;
  const head = width < LABEL_ROOM ? '' : ` ${shorten(ledger.seal.content.headHash)}`;
  return (
    <span className="seal" hidden={isList} style={{ left: x, top: y }}>
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
        <span className="station__name">Seal</span>
        {!layout.isLow && (
          <span className="station__who">{evidenceOf('seal', found) || `regulator${head}`}</span>
        )}
      </span>
    </span>
  );
}
