// `npm run check:format`: names files that are not formatted, and the command that formats them.
import { spawnSync } from 'node:child_process';

const { status, stdout, stderr } = spawnSync('npx', ['prettier', '--list-different', '.'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
process.stdout.write(stdout);
process.stderr.write(stderr);
if (stdout !== '') console.error('These files are not formatted. Run: npm run format');
process.exitCode = status ?? 1;
