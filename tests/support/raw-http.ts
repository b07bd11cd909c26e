import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A connection that says what `fetch` would never say. */
export async function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: false });
  // A server may hang up at any time here; whether it may is for the test to say.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends these bytes and reads until the server hangs up; empty when it does so without a word. */
export async function sendRaw(url: string, bytes: string): Promise<Buffer> {
  const socket = await connectTo(url);
  socket.write(bytes, 'latin1');
  return readToEnd(socket);
}

/** The same, but says nothing more once an answer begins: what it left unfinished is not waited for. */
export async function sendRawAndLeave(url: string, bytes: string): Promise<Buffer> {
  const socket = await connectTo(url);
  socket.write(bytes, 'latin1');
  socket.once('data', () => socket.end());
  return readToEnd(socket);
}

/** Everything that arrives until the connection is closed. */
export async function readToEnd(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Not `once`, which takes a reset for a failure.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return Buffer.concat(chunks);
}

/** A whole request for a path, after which the connection ends. */
export function getRequest(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): string {
  const lines = Object.entries({ Host: 'x', Connection: 'close', ...headers });
  return [
    `${method} ${path} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
}

/** The first answer among these bytes. */
export function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Headers(
      lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: bytes.subarray(end + 4),
  };
}

/** One request and its answer, exactly as they travel. */
export async function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return parseAnswer(await sendRaw(url, getRequest(path, headers, method)));
}
