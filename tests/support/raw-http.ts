import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** A raw connection, for requests that `fetch` cannot send. */
export async function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: false });
  // The server may disconnect at any time; the test decides whether that is an error.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends these bytes and reads until the server closes the connection; may be empty. */
export async function sendRaw(url: string, bytes: string): Promise<Buffer> {
  const socket = await connectTo(url);
  socket.write(bytes, 'latin1');
  return readToEnd(socket);
}

/** The same, but closes its side once a response begins, without waiting for the rest. */
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
  // Not events.once, which rejects on a connection reset.
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

/** Sends one raw request and reads the raw response. */
export async function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return parseAnswer(await sendRaw(url, getRequest(path, headers, method)));
}
