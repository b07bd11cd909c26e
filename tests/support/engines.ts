import { serveBuiltSite, type BuiltSite } from './serve-built-site.ts';
import { serveEdgeSite } from './serve-edge-site.ts';

/** A server for the built site. Tests of pages and endpoints run on each. */
export interface Engine {
  name: string;
  /** The folder of its built files. */
  folder: string;
  /** Starts it on a free port with this environment. */
  serve: (
    environment?: Record<string, string>,
  ) => Promise<Pick<BuiltSite, 'url' | 'log'> & AsyncDisposable>;
}

export const engines: Engine[] = [
  { name: 'node', folder: 'dist/client', serve: (environment) => serveBuiltSite(environment) },
  { name: 'edge', folder: 'dist-edge/client', serve: serveEdgeSite },
];
