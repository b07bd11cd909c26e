// `npm run build:edge`: the site for Cloudflare Workers, in dist-edge/. The other engine's build in dist/ stays.
import { run } from './setup/run.js';

process.env.ENGINE = 'edge';
// The adapter brings wrangler along, which would tell its makers of the build.
process.env.WRANGLER_SEND_METRICS = 'false';
run('npx', ['astro', 'build']);
