// `npm run build:edge`: the site for Cloudflare Workers, in dist-edge/. The build for Node in dist/ is not touched.
import { run } from './setup/run.js';

process.env.ENGINE = 'edge';
// The adapter uses wrangler, which would send usage data.
process.env.WRANGLER_SEND_METRICS = 'false';
run('npx', ['astro', 'build']);
