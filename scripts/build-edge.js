// `npm run build:edge`: the site for Cloudflare Workers, in dist-edge/. The other engine's build in dist/ stays.
import { run } from './setup/run.js';

process.env.ENGINE = 'edge';
run('npx', ['astro', 'build']);
