// `npm run bench:server`: the built server against a bare one and nginx. Times mean nothing between machines, so everything is
// measured in turn within one run, and compared.
import { globSync } from 'node:fs';

import { serveBuiltSite } from '../tests/support/serve-built-site.ts';
import { loadSlice, medianOf, type Load } from './server/load.ts';
import { startBare, startNginx } from './server/start-others.ts';
import { countQuestions } from './server/visitors.ts';

const SLICES = 7;

const asset = globSync('dist/client/_astro/react.*.js')[0]?.replace('dist/client', '') ?? '';
const SUBJECTS = [
  { name: 'page', path: '/projects/sipwise', isFile: true },
  { name: 'asset', path: asset, isFile: true },
  { name: 'endpoint', path: '/api/spotify/last-played', isFile: false },
];

await using site = await serveBuiltSite({ LOG_REQUESTS: 'off', MUSIC_SOURCE: 'embedded' });
await using logging = await serveBuiltSite({ MUSIC_SOURCE: 'embedded' });
await using nginx = await startNginx();

console.log('| what | server | requests/s | of bare | p50 ms | p99 ms |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const { name, path, isFile } of SUBJECTS) {
  await using bare = await startBare(site.url + path);
  const servers: [string, string][] = [
    ['bare node:http', bare.url],
    ['this site', site.url + path],
    ['this site, with its log', logging.url + path],
  ];
  if (nginx && isFile) servers.push(['nginx, one process', nginx.url + path]);

  const slices = new Map<string, Load[]>(servers.map(([server]) => [server, []]));
  // The first round warms up and is not counted.
  for (let round = 0; round <= SLICES; round += 1) {
    for (const [server, url] of servers) {
      const slice = await loadSlice(url);
      if (round > 0) slices.get(server)?.push(slice);
    }
  }
  const best = medianOf(slices.get('bare node:http') ?? []).perSecond;
  for (const [server, measured] of slices) {
    const { perSecond, p50, p99 } = medianOf(measured);
    const ratio = (perSecond / best).toFixed(2);
    console.log(`| ${name} | ${server} | ${Math.round(perSecond)} | ${ratio} | ${p50} | ${p99} |`);
  }
}

const { asked, questions } = await countQuestions();
console.log(
  `\n${asked} requests of 10,000 polling visitors: ${questions} questions to the music source.`,
);
