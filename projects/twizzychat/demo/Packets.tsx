import { isReply } from './conversation';
import type { Layout, Point } from './layout';
import { packetAt } from './layout';
import { progressOf } from './network';
import type { Packet } from './network';
import type { Shot } from './shot';
import { labelOf } from './words';

interface Props {
  layout: Layout;
  shot: Shot;
  /** Whether time stands still, so that the Tab key gets to a packet before it is gone. */
  isHalted: boolean;
  onLose: (packet: Packet) => void;
}

/** A packet grows as it leaves and shrinks as it arrives, over this share of its way. */
const NEAR = 0.14;

/** The packets on the wires. Each bursts when pressed. */
export function Packets({ layout, shot, isHalted, onLose }: Props) {
  const flying = shot.packets
    .filter(({ leavesAt }) => leavesAt <= shot.now)
    .map((packet) => {
      const way = progressOf(packet, shot.now);
      const label = labelOf(packet.load, layout.isNarrow);
      return { packet, way, label, ...packetAt(layout, shot.ride, packet, way) };
    });
  const legible = findLegible(flying, layout);
  return flying.map((one) => {
    const { packet, way, label, x, y } = one;
    const isPlain = !legible.includes(one);
    const size = Math.min(1, 0.35 + (0.65 * Math.min(way, 1 - way)) / NEAR);
    const side = layout.packet * (isPlain ? 0.6 : 1);
    return (
      <button
        key={packet.id}
        type="button"
        className="twizzychat__packet"
        data-direction={packet.direction}
        data-plain={isPlain}
        tabIndex={isHalted ? 0 : -1}
        aria-hidden={!isHalted}
        aria-label={`Lose the packet ${label}`}
        style={{ left: x, top: y, fontSize: layout.packet * 0.5, scale: String(size) }}
        onPointerDown={() => onLose(packet)}
        // The press of a pointer has done it already, and the packet is gone.
        onClick={() => onLose(packet)}
      >
        <span style={{ minWidth: side, height: side }}>{!isPlain && label}</span>
      </button>
    );
  });
}

interface Flying extends Point {
  readonly packet: Packet;
  readonly label: string;
}

/** In a crowd only those that do not lie on another have words, and lines come before replies. A report has none. */
function findLegible<One extends Flying>(flying: readonly One[], { packet: size }: Layout): One[] {
  const halfOf = ({ label }: Flying) => size * (0.3 + label.length * 0.15);
  const rank = ({ packet: { load } }: Flying) => Number(isReply(load));
  const legible: One[] = [];
  for (const one of [...flying].sort((a, b) => rank(a) - rank(b))) {
    const isCovered = legible.some(
      (other) =>
        Math.abs(other.x - one.x) < halfOf(other) + halfOf(one) && Math.abs(other.y - one.y) < size,
    );
    if (!isCovered && one.packet.load.kind !== 'have') legible.push(one);
  }
  return legible;
}
