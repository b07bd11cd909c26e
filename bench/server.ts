// `npm run bench:server`: compares the built server with a bare one and nginx. Times differ between machines, so all are
// measured in turn within one run.
import { globSync } from 'node:fs';

import { serveBuiltSite } from '../tests/support/serve-built-site.ts';
import { lowestCostUs, loadSlice, medianOf, type Load } from './server/load.ts';
import { startBare, startNginx } from './server/start-others.ts';
import { countUpstreamCalls } from './server/visitors.ts';

const SLICES = 5;

const asset = globSync('dist/client/_astro/react.*.js')[0]?.replace('dist/client', '') ?? '';
const SUBJECTS = [
  { name: 'page', path: '/projects/sipwise', isFile: true },
  { name: 'asset', path: asset, isFile: true },
  { name: 'endpoint', path: '/api/spotify/last-played', isFile: false },
];

await using site = await serveBuiltSite({ LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' });
await using logging = await serveBuiltSite({ MUSIC_SOURCE: 'embedded' });
await using nginx = await startNginx();

console.log('| what | server | requests/s | of bare | p50 ms | p99 ms | µs each | of bare |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const { name, path, isFile } of SUBJECTS) {
  await using bare = await startBare(site.url + path);
  const servers = [
    { server: 'bare node:http', url: bare.url, pid: bare.pid },
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
  const ofBare = slices.get('bare node:http') ?? [];
  for (const [server, measured] of slices) {
    const { perSecond, p50, p99 } = medianOf(measured);
    const cost = lowestCostUs(measured);
    const cells = [
      ...[name, server, Math.round(perSecond), ratio(perSecond, medianOf(ofBare).perSecond)],
      ...[p50, p99, Math.round(cost), ratio(lowestCostUs(ofBare), cost)],
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

const { asked, upstreamCalls } = await countUpstreamCalls();
console.log(
  `\n${asked} requests of 10,000 polling visitors: ${upstreamCalls} calls to the music source.`,
);

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2);
}
