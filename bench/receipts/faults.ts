import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { Receipts } from '../../src/collections/receipts.schema.ts';
import { copyDist, LARGE_FILE } from '../../tests/support/copy-dist.ts';
import { engines, type Engine } from '../../tests/support/engines.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { slugs } from '../../tests/support/pages.ts';
import { serveBuiltSite } from '../../tests/support/serve-built-site.ts';
import { startFakeUpstream, type Reply } from '../../tests/support/upstreams/fake-upstream.ts';
import {
  history,
  HISTORY_ROUTE,
  PLAYER_ROUTE,
  playing,
  SPOTIFY_ENVIRONMENT,
  spotifyRoutes,
} from '../../tests/support/upstreams/spotify.ts';
import { visitFor, type Visits } from './visit-for.ts';

type Faults = NonNullable<Receipts['faults']>['figures'];
type Row = Faults['rows'][number];

interface Fault {
  fault: string;
  run: (seconds: number) => Promise<Visits>;
}

const VISITORS = 500;
const QUIET = { LOG_REQUESTS: 'off' };
/** Longer than the site waits for its music source. */
const SLOW_MS = 5_000;

/** Every fault under the load of 500 visitors; `report` gets each row as soon as it is known. */
export async function tryFaults(
  seconds: number,
  report: (row: Row) => void = () => undefined,
): Promise<Faults> {
  const rows: Row[] = [];
  for (const engine of engines) {
    const faults = [...musicFaults(engine), ...(engine.name === 'node' ? nodeFaults : [])];
    for (const { fault, run } of faults) {
      const row = { engine: engine.name, fault, ...(await run(seconds)) };
      report(row);
      rows.push(row);
    }
  }
  return { visitors: VISITORS, seconds, rows };
}

/** What both engines share: a music source that answers, or does not. */
function musicFaults({ folder, serve }: Engine): Fault[] {
  const withSource = async (seconds: number, change: (usual: Reply, call: number) => Reply) => {
    let calls = 0;
    const answer = (usual: Reply) => () => change(usual, (calls += 1));
    await using source = await startFakeUpstream(
      spotifyRoutes({
        [PLAYER_ROUTE]: answer({ json: playing() }),
        [HISTORY_ROUTE]: answer({ json: history() }),
      }),
    );
    await using site = await serve(sourceAt(source.url));
    return await visitSite(site.url, seconds, pathsOf(folder));
  };
  return [
    { fault: 'none', run: (seconds) => withSource(seconds, (usual) => usual) },
    {
      fault: 'music source dead',
      run: async (seconds) => {
        await using site = await serve(sourceAt(`http://127.0.0.1:${await freePort()}`));
        return await visitSite(site.url, seconds, pathsOf(folder));
      },
    },
    {
      fault: 'music source slow',
      run: (seconds) => withSource(seconds, (usual) => ({ ...usual, delayMs: SLOW_MS })),
    },
    {
      fault: 'music source flapping',
      run: (seconds) =>
        withSource(seconds, (usual, call) => (call % 2 === 0 ? usual : { fault: 'reset' })),
    },
  ];
}

/** What can only happen to a process and its disk. */
const nodeFaults: Fault[] = [
  {
    fault: 'all files gone from disk',
    run: async (seconds) => {
      using dist = copyDist();
      await using site = await serveBuiltSite({ ...QUIET, DIST: dist.folder });
      rmSync(join(dist.folder, 'client'), { recursive: true });
      return await visitSite(site.url, seconds, [...pathsOf('dist/client'), LARGE_FILE]);
    },
  },
  { fault: 'SIGTERM, started again by its socket', run: restart },
  {
    fault: '256 open files',
    run: (seconds) =>
      visitCommand(seconds, [
        'sh',
        '-c',
        `ulimit -n 256; exec "${process.execPath}" src/server/main.ts`,
      ]),
  },
  {
    fault: '64 MB of heap',
    run: (seconds) =>
      visitCommand(seconds, [process.execPath, '--max-old-space-size=64', 'src/server/main.ts']),
  },
];

async function visitCommand(seconds: number, command: string[]): Promise<Visits> {
  await using site = await serveBuiltSite(QUIET, command);
  return await visitSite(site.url, seconds, pathsOf('dist/client'));
}

/** As under systemd: another process holds the port and starts the next server when one has ended. */
async function restart(seconds: number): Promise<Visits> {
  const holder = await serveBuiltSite({ ...QUIET, PATH: process.env['PATH'] ?? '' }, [
    process.execPath,
    'tests/support/hold-socket.ts',
  ]);
  const lastPid = () => Number([...holder.log().matchAll(/^pid (\d+)$/gm)].at(-1)?.[1]);
  const visits = visitSite(holder.url, seconds, pathsOf('dist/client'));
  await pause((seconds * 1_000) / 2);
  process.kill(lastPid(), 'SIGTERM');
  const outcome = await visits;
  // In this order: the holder would start the server again.
  process.kill(holder.pid, 'SIGKILL');
  process.kill(lastPid(), 'SIGTERM');
  await holder.ended;
  return outcome;
}

function visitSite(url: string, seconds: number, paths: readonly string[]): Promise<Visits> {
  return visitFor({ url, paths, visitors: VISITORS, seconds });
}

/** A page, a write-up, a file that is cached for a year, and both endpoints. */
function pathsOf(folder: string): string[] {
  const [style = '/favicon.svg'] = globSync(`${folder}/_astro/*.css`).map((file) =>
    file.replace(folder, ''),
  );
  const endpoints = ['/api/spotify/currently-playing', '/api/spotify/last-played'];
  return ['/', `/projects/${slugs[0]}`, style, ...endpoints];
}

function sourceAt(url: string): Record<string, string> {
  return { ...QUIET, ...SPOTIFY_ENVIRONMENT, SPOTIFY_ACCOUNTS_URL: url, SPOTIFY_API_URL: url };
}
