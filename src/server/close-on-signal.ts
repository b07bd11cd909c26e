import type { Server } from 'node:http';

/** How long requests in flight may take before the server stops all the same. */
const GRACE_MS = 10_000;

/** On SIGTERM or SIGINT: takes no new request, finishes those in flight, and ends. */
export function closeOnSignal(server: Server): void {
  const close = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), GRACE_MS).unref();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}
