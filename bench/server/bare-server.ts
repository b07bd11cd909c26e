// The upper limit of `node:http`: sends the bytes of one address from memory. Started by bench/server.ts.
import { createServer } from 'node:http';

const [address = ''] = process.argv.slice(2);
const answer = await fetch(address);
const body = Buffer.from(await answer.arrayBuffer());
const type = answer.headers.get('Content-Type') ?? '';

const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.byteLength });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  if (typeof bound === 'object' && bound) console.log(`http://127.0.0.1:${bound.port}`);
});
