import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** For this long after the signal, new requests are still answered, with `Connection: close`. */
const DRAIN_MS = 250;

/** How often idle connections are closed while the last responses are sent. */
const CLOSE_IDLE_EVERY_MS = 25;

/** After this, the process exits even if responses are unfinished. Docker kills it after ten seconds. */
const GRACE_MS = 9_000;

/**
 * On SIGTERM or SIGINT: stops accepting connections, finishes the requests in flight, and exits.
 * @param keepsBacklog whether somebody else holds the listening socket too, so that connections can wait for the next process
 */
export function closeOnSignal(server: Server, { keepsBacklog }: { keepsBacklog: boolean }): void {
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
    if (keepsBacklog) server.close(exit);
    await setTimeout(DRAIN_MS);
    if (!keepsBacklog) {
      await acceptWaiting();
      server.close(exit);
    }
    setInterval(closeIdle, CLOSE_IDLE_EVERY_MS);
  };
  const exit = () => process.exit(0);
  process.on('SIGTERM', () => void close());
  process.on('SIGINT', () => void close());

  /** Accepts what is in the listen backlog, because closing would reset it. Each turn of the event loop accepts one. */
  async function acceptWaiting(): Promise<void> {
    let before: number;
    do {
      before = accepted;
      await setImmediate();
    } while (before !== accepted);
  }

  /** Node's closeIdleConnections skips connections that never sent a request. */
  function closeIdle(): void {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}
