import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { DomainError, failures } from '../../errors/index.js';
import { newRequestId } from '../request-id.js';
import { problemContentType, problemOf } from './problem.js';

type OnClientError = NonNullable<FastifyServerOptions['clientErrorHandler']>;
type Connection = Parameters<OnClientError>[1];

/** Answers, in the form of every other failure, what is no request to Node: none of the hooks ever sees it. */
export function answerUnreadableRequests(logger: Logger): OnClientError {
  return (error, connection) => {
    if (error.code === 'ECONNRESET' || !connection.writable || isAnswering(connection)) {
      connection.destroy();
      return;
    }
    const requestId = newRequestId();
    logger.debug({ reqId: requestId, code: error.code }, 'a request could not be read');
    connection.end(answerTo(error.code, requestId), () => connection.destroy());
  };
}

/** Bytes in the middle of an answer would be taken for a part of it. Node's own handler looks at the same. */
function isAnswering(connection: Connection): boolean {
  return (connection as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent ?? false;
}

function answerTo(code: string | undefined, requestId: string): string {
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
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

function failureOf(code: string | undefined): DomainError {
  if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') {
    return new DomainError('too-large', 'request.too-large', 'The head of the request is larger than what is accepted');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return failures.malformed('The request did not arrive in time');
  return failures.malformed('The request is not readable as HTTP');
}
