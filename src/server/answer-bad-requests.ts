import type { Server } from 'node:http';

import { headersFor } from '../config/headers.ts';
import { codeOf } from './give-up.ts';
import { refuse } from './refuse.ts';

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no request with the headers that every answer has; Node would send a bare status. */
export function refuseBroken(server: Server): void {
  server.on('clientError', (error, socket) => {
    // In the middle of another answer, a status line would be read as a part of that.
    const hasAnswered = 'bytesWritten' in socket && socket.bytesWritten !== 0;
    if (!socket.writable || hasAnswered) return void socket.destroy();
    const status = STATUSES[codeOf(error)] ?? '400 Bad Request';
    const headers = {
      ...headersFor('/', 'refusal', { isOverTls: false }),
      Connection: 'close',
      'Content-Length': '0',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'));
  });

  server.on('checkExpectation', (_request, response) => {
    refuse({ response, scheme: 'http' }, 417, 'Nothing is to be expected here.');
  });
}
