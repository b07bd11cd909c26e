import type { IncomingMessage, ServerResponse } from 'node:http';

/** How the visitor came; only one header depends on it. */
export type Scheme = 'http' | 'https';

/** A request and its answer. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  scheme: Scheme;
}
