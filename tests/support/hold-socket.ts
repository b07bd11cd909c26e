// Opens a port, starts the server on it as systemd does, and starts it again whenever it ends. `spawnSync` blocks this process,
// so that it never accepts a connection itself: they wait in the backlog for the next server.
import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { createServer } from 'node:net';

/** LISTEN_PID must be the process of the server, which \`exec\` keeps. */
const START = 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" src/server/main.ts';

const holder = createServer().listen(0, '127.0.0.1', () => {
  const handle: unknown = Reflect.get(holder, '_handle');
  const descriptor =
    typeof handle === 'object' && handle && 'fd' in handle ? Number(handle.fd) : -1;
  writeSync(process.stdout.fd, 'holding the port\n');
  for (;;) {
    spawnSync('sh', ['-c', START, process.execPath], {
      stdio: ['ignore', 'inherit', 'inherit', descriptor],
    });
  }
});
