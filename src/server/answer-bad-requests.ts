import type { Server } from 'node:http';

import { headersFor } from '../config/headers.ts';
import { errorCode } from './handle-error.ts';
import { sendText } from './send-text.ts';

const STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers requests that never reach the site, with the usual headers; Node alone would send a bare status, or nothing. */
export function answerBadRequests(server: Server): void {
  server.on('clientError', (error, socket) => {
    // After a response has begun, a status line would become part of its body.
    const hasAnswered = 'bytesWritten' in socket && socket.bytesWritten !== 0;
    if (!socket.writable || hasAnswered) return void socket.destroy();
    const status = STATUSES[errorCode(error)] ?? '400 Bad Request';
    socket.end(toBytes(status));
  });

  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(toBytes('405 Method Not Allowed', { Allow: 'GET, HEAD' }));
  });

  server.on('checkExpectation', (_request, response) => {
    sendText({ response, scheme: 'http' }, 417, 'Nothing is to be expected here.');
  });
}

function toBytes(status: string, more: Record<string, string> = {}): string {
  const headers = {
    ...headersFor('/', 'text', { isOverTls: false }),
    ...more,
    Connection: 'close',
    'Content-Length': '0',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n');
}
