import type { NumberControl } from '@/stage/number-control';

import type { Ledger } from './ledger';
import type { Found } from './read-run';
import type { RoadLayout } from './road-layout';
import { Reader, Way } from './Way';
import { Station } from './Station';
import { badgeOf, boxes, eventName, isChanged, shorten, standingOf } from './words';

const SEAL = 7;
const LABEL_ROOM = 760;
const WORDS_PX = 44;

interface Props {
  layout: RoadLayout;
  width: number;
  honest: Ledger;
  found: Found;
  isList: boolean;
  /** What the attacker got away with; unset unless the road holds. */
  loot: { count: number; words: string } | undefined;
  /** Lit station, once the opening act is over. */
  lit: number | undefined;
  isHeld: boolean;
  controlOf: (position: number) => NumberControl;
  onHold: (isHeld: boolean) => void;
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
    return `translateY(${drop * Math.min(scale, 1)}px) rotate(${after % 2 === 0 ? '2.2' : '-1.6'}deg)`;
  };
  // Two lines of words need so much room between two rows.
  const isTight = (stations[3]?.y ?? 0) - (stations[2]?.y ?? 0) < 2 * radius + WORDS_PX;
  const whoAt = (position: number) => {
    const block = ledger.blocks[position];
    if (isNarrow || isTight || !block) return undefined;
    const { role } = block.content;
    return isList || width < LABEL_ROOM ? role : `${role} ${shorten(block.hash)}`;
  };
  return (
    <>
      <svg className="road" data-kept={isList ? 'list' : 'chain'} aria-hidden="true">
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
            isLit={props.lit === position}
            invite={isNarrow ? 'Drag me' : 'Drag me. Will any lie hold?'}
            onHold={props.onHold}
          />
        );
      })}
      <Seal
        found={found}
        layout={layout}
        isList={isList}
        isTight={isTight}
        width={width}
        hangs={hangsAt(SEAL)}
      />
      {props.loot !== undefined && <Loot {...props.loot} layout={layout} />}
    </>
  );
}

interface SealProps {
  found: Found;
  layout: RoadLayout;
  isList: boolean;
  isTight: boolean;
  width: number;
  hangs: string;
}

/** The end of the road, which the regulator signed. */
function Seal({ found: { ledger, verdict }, layout, isList, isTight, width, hangs }: SealProps) {
  const { stations, start, radius, isNarrow } = layout;
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
        {!isNarrow && !isTight && <span className="station__who">regulator{head}</span>}
      </span>
    </span>
  );
}

/** So many can be told apart; more are a number. */
const MOST_BOXES_SHOWN = 12;

interface LootProps {
  count: number;
  words: string;
  layout: RoadLayout;
}

/** The boxes that the lie is about, fallen out of the record. */
function Loot({ count, words, layout }: LootProps) {
  const { stations, start, radius, roadWidth, isNarrow } = layout;
  const { x, y } = stations[SEAL] ?? start;
  return (
    <p
      className="loot"
      style={{
        left: x + radius + (isNarrow ? 6 : 60),
        top: y + roadWidth / 2 + (isNarrow ? 4 : 10),
      }}
    >
      <span className="loot__boxes" aria-hidden="true">
        {Array.from({ length: Math.min(count, MOST_BOXES_SHOWN) }, (_, box) => (
          <i key={box} />
        ))}
      </span>
      {boxes(count)}, {words}
    </p>
  );
}
