// `npm run deploy:edge`: builds the site for Cloudflare Workers and publishes it (docs/recipes/deploy-to-workers.md).
import { run } from './setup/run.js';

const NEEDED = ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'];

const missing = NEEDED.filter((name) => !process.env[name]?.trim());
if (missing.length > 0) {
  console.error(
    `Publishing needs ${missing.join(' and ')} in the environment (docs/recipes/deploy-to-workers.md).`,
  );
  process.exit(1);
}
run('npm', ['run', '--silent', 'build:edge']);
process.env.WRANGLER_SEND_METRICS = 'false';
run('npx', ['wrangler', 'deploy', '--config', 'dist-edge/server/wrangler.json']);
