import type { IncomingMessage, ServerResponse } from 'node:http';

/** The visitor's scheme; only Strict-Transport-Security depends on it. */
export type Scheme = 'http' | 'https';

/** A request and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  scheme: Scheme;
}
