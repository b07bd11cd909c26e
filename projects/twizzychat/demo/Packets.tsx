import { packetAt } from './Picture';
import type { Layout } from './layout';
import type { Packet } from './network';
import type { Shot } from './shot';
import { labelOf } from './words';

interface Props {
  layout: Layout;
  shot: Shot;
  onLose: (packet: Packet) => void;
}

/** The packets on the wires. Each bursts when pressed; by keys, the server loses the oldest. */
export function Packets({ layout, shot, onLose }: Props) {
  const { server, packet: size } = layout;
  const underWay = shot.packets.filter(({ leavesAt }) => leavesAt <= shot.now);
  const [oldest] = underWay;
  return (
    <>
      <button
        type="button"
        className="handle twizzychat__server"
        data-handle="Packets"
        aria-label="Lose the oldest packet"
        style={{
          left: server.x,
          top: server.y,
          width: 2 * server.radius,
          height: 2 * server.radius,
        }}
        onClick={() => oldest && onLose(oldest)}
      >
        <span className="invite" data-side="below">
          Enter loses the oldest packet
        </span>
      </button>
      {underWay.map((packet) => {
        const { x, y } = packetAt(layout, shot, packet);
        const label = labelOf(packet.load);
        const isSmall = packet.load.kind === 'have';
        return (
          <button
            key={packet.id}
            type="button"
            className="twizzychat__packet"
            data-direction={packet.direction}
            // Too short a life for the Tab key; the server's button does the same.
            tabIndex={-1}
            aria-hidden="true"
            style={{ left: x, top: y, fontSize: size * (label.length > 2 ? 0.34 : 0.4) }}
            onPointerDown={() => onLose(packet)}
          >
            <span
              style={{ width: size * (isSmall ? 0.76 : 1), height: size * (isSmall ? 0.76 : 1) }}
            >
              {label}
            </span>
          </button>
        );
      })}
    </>
  );
}
