import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

import { sendBusy } from './send-text.ts';

interface Limits {
  /** Requests on one connection that wait for their answer; browsers send one after the other. */
  unanswered: number;
  /** Open connections from which on requests are refused. Above `server.maxConnections` they are not even accepted. */
  connections: number;
  /**
   * Processor time between two measurements. They are 250 ms apart unless the server's own work delays the event loop; time that other
   * programs take from it is not counted, because refusing visitors would not bring it back.
   */
  workMs: number;
}

const LIMITS: Limits = { unanswered: 50, connections: 5_000, workMs: 1_000 };

const MEASURE_EVERY_MS = 250;

/**
 * Passes requests on while the server keeps up. Past its limits each gets a short 503 instead, `/healthz` as well, so that a
 * balancer sends visitors elsewhere. A connection with too many unanswered requests is closed, because its answers would fill the memory.
 */
export function shedLoad(
  server: Server,
  answer: RequestListener,
  limits: Limits = LIMITS,
): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  const readWorkMs = watchWork();
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => (connections -= 1));
  });

  return (request, response) => {
    const { socket } = request;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, waiting);
    if (waiting > limits.unanswered) return endConnection(socket);
    response.on('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));

    const isOverloaded = connections > limits.connections || readWorkMs() > limits.workMs;
    if (isOverloaded) return sendBusy({ response, scheme: 'http' });
    answer(request, response);
  };
}

/**
 * Closes a connection and stops parsing what has arrived on it: one packet holds two thousand small requests, and Node would make
 * objects of them all, which takes ten times as long as the rest. 2 tells the parser that what follows is not HTTP. It is no documented part of Node;
 * where it is missing, only that time is lost.
 */
function endConnection(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => 2);
  socket.destroy();
}

/** The work between two turns of a timer. The smaller of the last two counts, so that one pause, such as a collection of garbage, does not. */
function watchWork(): () => number {
  let [last, before] = [0, 0];
  let usage = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(usage);
    usage = process.cpuUsage();
    [last, before] = [(user + system) / 1_000, last];
  }, MEASURE_EVERY_MS).unref();
  return () => Math.min(last, before);
}
