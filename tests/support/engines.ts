import { serveBuiltSite, type BuiltSite } from './serve-built-site';
import { serveEdgeSite } from './serve-edge-site';

/** What can serve the built site. Tests of pages and endpoints run on each, from one table. */
export interface Engine {
  name: string;
  /** Where its build has the files. */
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
