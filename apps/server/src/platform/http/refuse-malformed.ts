import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

type RefuseClient = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const MALFORMED = 400;
const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * What is no request at all (headers over their limit, not HTTP) is refused before any route sees it, and the
 * connection ends. The answer must say so: Fastify's own does not, and a proxy that shares its connections among
 * guests sent the next guest's order into the closing one, where nobody answered it.
 */
export const refuseMalformed: RefuseClient = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = STATUS_OF[error.code] ?? MALFORMED;
  const message = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
  const head = [
    `HTTP/1.1 ${status} ${message}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
