/** A number from 0 to 1, the same for the same seed. */
type Random = () => number;

const PATHS = [
  '/',
  '/projects/sipwise',
  '/about.md',
  '/cv.pdf',
  '/no-such-page',
  '/projects/',
  '/index.html',
  '/404',
  '/healthz',
  '/_astro/',
  '/api/spotify/currently-playing',
  '/api/spotify/last-played',
  '/api/../_image?href=/cards/404.png&w=1200&f=avif',
  '/../../../../etc/passwd',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/....//....//package.json',
  '/\\..\\..\\package.json',
  '//example.com/',
  '/%00',
  '/%E0%A4%A',
  '/%',
  '*',
  'http://example.com/',
  `/a${'/'.repeat(5_000)}b`,
  '/?q=<script>',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'TRACE',
  'OPTIONS',
  'CONNECT',
  'G E T',
  'get',
];
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', ''];
const RANGES = [
  '0-0',
  '-5',
  '5-2',
  '0-',
  '-',
  '99999999999999999999-',
  '0-1,2-3',
  '-0',
  'a-b',
  '0-99999999999999999999',
];
const HEADERS: ((random: Random) => string)[] = [
  (random) => `Range: bytes=${pick(random, RANGES)}`,
  (random) => `Range: ${junk(random)}`,
  (random) => `If-None-Match: ${pick(random, ['*', '"a", W/"b"', ',,,', junk(random)])}`,
  (random) =>
    `If-Modified-Since: ${pick(random, [new Date(0).toUTCString(), 'now', junk(random)])}`,
  (random) => `If-Range: ${pick(random, ['"a"', 'W/"a"', junk(random)])}`,
  (random) => `Accept-Encoding: ${pick(random, ['br', 'br;q=0', 'gzip;q=x', '*', junk(random)])}`,
  (random) => `X-Forwarded-Proto: ${junk(random)}`,
  (random) => `X-Forwarded-Host: ${junk(random)}`,
  (random) => `Content-Length: ${pick(random, ['0', '5', '-1', '99999999', 'x'])}`,
  () => 'Transfer-Encoding: chunked',
  () => 'Transfer-Encoding: chunked, identity',
  () => 'Expect: 100-continue',
  () => 'Upgrade: websocket\r\nConnection: Upgrade',
  (random) => `X-${'a'.repeat(Math.floor(random() * 20_000))}: 1`,
  (random) => junk(random),
];
const HOSTS = ['x', 'x', 'x', '127.0.0.1', '[', 'a b', '', 'x\r\nHost: y'];
const BODIES = [
  '',
  '',
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
  'ffffffffff\r\n',
];

/** One or several requests, valid or not. The last one closes the connection, so that reading ends. */
export function randomRequest(random: Random): string {
  const pipelined = random() < 0.1 ? 1 + Math.floor(random() * 20) : 0;
  const first = Array.from({ length: pipelined }, () => oneRequest(random, 'keep-alive'));
  return [...first, oneRequest(random, 'close'), FINAL_REQUEST].join('');
}

/** Completes or breaks whatever the bytes before it left open. */
const FINAL_REQUEST =
  'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n\r\n\u0000\r\n\r\n';

function oneRequest(random: Random, connection: string): string {
  const headers = Array.from({ length: Math.floor(random() * 4) }, () =>
    pick(random, HEADERS)(random),
  );
  return [
    `${pick(random, METHODS)} ${random() < 0.9 ? pick(random, PATHS) : `/${junk(random)}`} ${pick(random, VERSIONS)}`,
    `Host: ${pick(random, HOSTS)}`,
    `Connection: ${connection}`,
    ...headers,
    '',
    pick(random, BODIES),
  ].join('\r\n');
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/** Any bytes but ends of lines. */
function junk(random: Random): string {
  return Array.from({ length: Math.floor(random() * 40) }, () =>
    String.fromCharCode(Math.floor(random() * 256)),
  )
    .join('')
    .replace(/[\r\n]/g, '_');
}
