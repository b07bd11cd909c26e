// `npm run bench:server`: compares the built server with a bare one and nginx. Times differ between machines, so all are
// measured in turn within one run.
import { globSync } from 'node:fs';

import type { Receipts } from '../src/collections/receipts.schema.ts';
import { slugs } from '../tests/support/pages.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';
import { lowestCostUs, loadSlice, medianOf, type Load } from './server/load.ts';
import { startBare, startNginx } from './server/start-others.ts';
import { countUpstreamCalls } from './server/visitors.ts';

type Comparison = NonNullable<Receipts['server']>['figures'];
type Row = Comparison['rows'][number];

const SLICES = 5;
const BARE = 'bare node:http';

/** All servers under load, `report` gets the rows of a subject as soon as they are known, and then the polling visitors. */
export async function compareServers(
  report: (rows: Row[]) => void = () => undefined,
): Promise<Comparison> {
  const asset = globSync('dist/client/_astro/react.*.js')[0]?.replace('dist/client', '') ?? '';
  const subjects = [
    { subject: 'page', path: `/projects/${slugs[0]}`, isFile: true },
    { subject: 'asset', path: asset, isFile: true },
    { subject: 'endpoint', path: '/api/spotify/last-played', isFile: false },
  ];
  await using site = await serveBuiltSite({ LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' });
  await using logging = await serveBuiltSite({ MUSIC_SOURCE: 'embedded' });
  await using nginx = await startNginx();

  const rows: Row[] = [];
  for (const { subject, path, isFile } of subjects) {
    await using bare = await startBare(site.url + path);
    const servers = [
      { server: BARE, url: bare.url, pid: bare.pid },
      { server: 'this site', url: site.url + path, pid: site.pid },
      { server: 'this site, with its log', url: logging.url + path, pid: logging.pid },
    ];
    if (nginx && isFile) servers.push({ server: 'nginx', url: nginx.url + path, pid: nginx.pid });

    const slices = new Map<string, Load[]>(servers.map(({ server }) => [server, []]));
    // The first round warms up and is not counted.
    for (let round = 0; round <= SLICES; round += 1) {
      for (const { server, url, pid } of servers) {
        const slice = await loadSlice(url, pid);
        if (round > 0) slices.get(server)?.push(slice);
      }
    }
    const measured = [...slices].map(([server, loads]): Row => {
      const { perSecond, p50, p99 } = medianOf(loads);
      const costUs = Math.round(lowestCostUs(loads));
      return { subject, server, perSecond: Math.round(perSecond), p50, p99, costUs };
    });
    report(measured);
    rows.push(...measured);
  }
  return { rows, polling: await countUpstreamCalls() };
}

if (import.meta.main) {
  console.log('| what | server | requests/s | of bare | p50 ms | p99 ms | µs each | of bare |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const { polling } = await compareServers((rows) => {
    const bare = rows.find(({ server }) => server === BARE);
    for (const { subject, server, perSecond, p50, p99, costUs } of rows) {
      const cells = [
        ...[subject, server, perSecond, (perSecond / (bare?.perSecond ?? 0)).toFixed(2)],
        ...[p50, p99, costUs, ((bare?.costUs ?? 0) / costUs).toFixed(2)],
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  });
  console.log(
    `\n${polling.asked} requests of ${polling.visitors} polling visitors: ${polling.upstreamCalls} calls to the music source.`,
  );
}
