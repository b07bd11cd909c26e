import type { Server } from 'node:http';

import { headersFor } from '../config/headers.ts';
import { errorCode } from './handle-error.ts';
import { sendText } from './send-text.ts';

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers malformed requests with the usual headers; Node alone would send a bare status. */
export function answerBadRequests(server: Server): void {
  server.on('clientError', (error, socket) => {
    // After a response has begun, a status line would become part of its body.
    const hasAnswered = 'bytesWritten' in socket && socket.bytesWritten !== 0;
    if (!socket.writable || hasAnswered) return void socket.destroy();
    const status = STATUSES[errorCode(error)] ?? '400 Bad Request';
    const headers = {
      ...headersFor('/', 'text', { isOverTls: false }),
      Connection: 'close',
      'Content-Length': '0',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n'));
  });

  server.on('checkExpectation', (_request, response) => {
    sendText({ response, scheme: 'http' }, 417, 'Nothing is to be expected here.');
  });
}
