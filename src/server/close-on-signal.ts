import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** For so long after the signal, those who speak are still heard, and told that it was the last time. */
const LAST_CALL_MS = 250;

/** How often connections that have nothing more to say are closed. */
const SWEEP_MS = 25;

/** How long answers may take before the server ends all the same. Docker waits for ten seconds and then kills. */
const GRACE_MS = 9_000;

/** On SIGTERM or SIGINT: takes no new request, finishes those in flight, and ends. */
export function closeOnSignal(server: Server): void {
  const sockets = new Set<Socket>();
  let isClosing = false;
  let accepted = 0;

  server.on('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close');
    });
    void setTimeout(GRACE_MS, undefined, { ref: false }).then(() => process.exit(1));
    await setTimeout(LAST_CALL_MS);
    await acceptWaiting();
    server.close(() => process.exit(0));
    setInterval(closeQuiet, SWEEP_MS);
  };
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());

  /** Connections that the system has taken for us are ours: closing would reset them. One is taken in each turn of the loop. */
  async function acceptWaiting(): Promise<void> {
    let before: number;
    do {
      before = accepted;
      await setImmediate();
    } while (before !== accepted);
  }

  /** Node closes connections that wait for their next request, but not those that never made one. */
  function closeQuiet(): void {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
