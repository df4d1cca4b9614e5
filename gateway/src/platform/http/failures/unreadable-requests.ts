import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';
import type { Logger } from 'pino';
import { DomainError, failures, failureTable } from '../../errors/index.js';
import type { AccessLog } from '../observation/access-log.js';
import { newRequestId, type Problem, problemContentType, problemOf } from './problem.js';

type OnClientError = NonNullable<FastifyServerOptions['clientErrorHandler']>;
type Connection = Parameters<OnClientError>[1];

/** Sends a problem for bytes that Node cannot parse as a request, which never reach a hook. */
export function handleUnreadableRequests(logger: Logger, accessLog: AccessLog): OnClientError {
  return (error, connection) => {
    const response = responseOn(connection);
    // Bytes sent in the middle of a response would become part of it.
    if (error.code === 'ECONNRESET' || !connection.writable || response?.headersSent) {
      connection.destroy();
      return;
    }
    const failure = failureOf(error.code);
    const requestId = response ? endInstead(response, failure) : newRequestId();
    logger.debug({ reqId: requestId, code: error.code }, 'a request could not be parsed');
    const problem = problemOf(failure, requestId);
    if (!response) logUnrouted(accessLog, problem, connection.remoteAddress);
    sendProblem(connection, problem);
  };
}

/** Ends a connection with a problem before its request could reach a hook. */
export function refuseConnection(accessLog: AccessLog, { socket }: IncomingMessage, failure: DomainError): void {
  const problem = problemOf(failure, newRequestId());
  logUnrouted(accessLog, problem, socket.remoteAddress);
  // Node no longer listens, and an error without a listener would end the process.
  socket.on('error', () => socket.destroy());
  sendProblem(socket, problem);
}

/** Takes over from Node the requests that it would answer itself, without a line in the log. */
export function handleUnusualRequests(server: Server, accessLog: AccessLog): void {
  server.on('connect', (request: IncomingMessage) => {
    refuseConnection(accessLog, request, failures.malformed('This server is not a proxy'));
  });
  // Only `100-continue` has a meaning. Others may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** The response to the request whose body is arriving. Node's own handler reads the same field. */
function responseOn(connection: Connection): ServerResponse | null {
  return (connection as { _httpMessage?: ServerResponse | null })._httpMessage ?? null;
}

/** The request has its own line in the access log, which then has this status. Returns the id of that line. */
function endInstead(response: ServerResponse, { kind }: DomainError): string {
  response.statusCode = failureTable[kind].status;
  return String(response.getHeader('x-request-id') ?? newRequestId());
}

function logUnrouted(accessLog: AccessLog, { requestId, status }: Problem, address: string | undefined): void {
  accessLog.writeUnrouted({ reqId: requestId, status, address });
}

function sendProblem(connection: Duplex, problem: Problem): void {
  connection.end(formatResponse(problem), () => connection.destroy());
}

function formatResponse(problem: Problem): string {
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${problemContentType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `X-Request-Id: ${problem.requestId}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

function failureOf(code: string | undefined): DomainError {
  if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') {
    return new DomainError('too-large', 'request.too-large', 'The request headers are too large');
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return failures.malformed('The request did not arrive in time');
  return failures.malformed('The request is not valid HTTP');
}
