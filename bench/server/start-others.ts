import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { freePort } from '../../tests/support/free-port.ts';

interface Running extends AsyncDisposable {
  url: string;
  pid: number;
}

/** A bare server for the bytes of one address. */
export async function startBare(address: string): Promise<Running> {
  const child = spawn(process.execPath, ['bench/server/bare-server.ts', address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = String(await once(child.stdout, 'data')).trim();
  return { url, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => stop(child) };
}

/** nginx with the files of the built site; undefined where it is not installed. */
export async function startNginx(): Promise<Running | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port));
  const child = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null) throw new Error('nginx did not start.');
  }
  return {
    url,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      await stop(child);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A single process, like Node. */
function configuration(folder: string, port: number): string {
  return `
daemon off; master_process off; pid ${folder}/pid; worker_rlimit_nofile 4096;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port}; root ${resolve('dist/client')};
    location / { try_files $uri $uri.html /index.html =404; }
  }
}`;
}

async function stop(child: ReturnType<typeof spawn>): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
