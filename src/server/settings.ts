import { readBase } from '../config/base.ts';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;

export interface Settings {
  host: string;
  port: number;
  /** Whether systemd has opened the socket (deploy/press-play.socket), so that connections wait while the server restarts. */
  inheritsSocket: boolean;
  /** Where the built site is. */
  distDirectory: string;
  /** The folder of the host that the site was built for; empty at the root. */
  base: string;
  /** One line per request on standard output. Off with LOG_REQUESTS=off. */
  writesLog: boolean;
  /** Whether to trust X-Forwarded-Proto from a proxy. On with TRUST_PROXY=on. */
  trustsProxy: boolean;
}

/** Reads HOST, PORT, LISTEN_FDS, DIST, BASE, LOG_REQUESTS and TRUST_PROXY. Throws a readable message for an invalid value. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    host: environment['HOST'] || DEFAULT_HOST,
    port: readPort(environment['PORT']),
    // LISTEN_PID names the process that the socket is for; a child of it must not take it.
    inheritsSocket:
      environment['LISTEN_PID'] === String(process.pid) && Number(environment['LISTEN_FDS']) > 0,
    distDirectory: environment['DIST'] || 'dist',
    base: readBase(environment['BASE']),
    writesLog: environment['LOG_REQUESTS'] !== 'off',
    trustsProxy: environment['TRUST_PROXY'] === 'on',
  };
}

function readPort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT must be a whole number from 0 to ${HIGHEST_PORT}, not "${value}".`);
}
