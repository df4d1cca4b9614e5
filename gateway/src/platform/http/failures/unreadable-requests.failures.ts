import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { DomainError, failures } from '../../errors/index.js';
import type { AccessLog } from '../observation/access-log.adapter.js';
import { newRequestId, problemContentType, problemOf } from './problem.presenter.js';

type OnClientError = NonNullable<FastifyServerOptions['clientErrorHandler']>;
type Connection = Parameters<OnClientError>[1];

/** Sends a problem for bytes that Node cannot parse as a request, which never reach a hook. */
export function handleUnreadableRequests(logger: Logger, accessLog: AccessLog): OnClientError {
  return (error, connection) => {
    if (error.code === 'ECONNRESET' || !connection.writable || isResponding(connection)) {
      connection.destroy();
      return;
    }
    const requestId = newRequestId();
    logger.debug({ reqId: requestId, code: error.code }, 'a request could not be parsed');
    const { text, status } = formatResponse(error.code, requestId);
    accessLog.writeUnreadable({ reqId: requestId, status, address: connection.remoteAddress });
    connection.end(text, () => connection.destroy());
  };
}

/** Bytes sent in the middle of a response would become part of it. Node's own handler checks the same field. */
function isResponding(connection: Connection): boolean {
  return (connection as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent ?? false;
}

function formatResponse(code: string | undefined, requestId: string) {
  const problem = problemOf(failureOf(code), requestId);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${problemContentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  return { text: `${head.join('\r\n')}\r\n\r\n${body}`, status: problem.status };
}

function failureOf(code: string | undefined): DomainError {
  if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') {
    return new DomainError('too-large', 'request.too-large', 'The request headers are too large');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return failures.malformed('The request did not arrive in time');
  return failures.malformed('The request is not valid HTTP');
}
