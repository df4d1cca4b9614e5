import type { Span } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AccessLogMode } from '../../config/config.js';
import type { DomainError } from '../../errors/index.js';
import { identityOf } from '../../security-events/refusals.js';

/** `aborted`: the client went away before the response had been sent. `refused`: the caller's fault. `failed`: ours. */
type RequestOutcome = 'ok' | 'refused' | 'failed' | 'aborted';

export interface EndedRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly outcome: RequestOutcome;
  readonly milliseconds: number;
  /** What the connection carried for it, with headers. Null within the process, where there is no connection. */
  readonly bytes: { readonly in: number; readonly out: number } | null;
}

/** Checks by machines, every few seconds. */
const quietRoutes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Writes one line for each request and two for each socket. Lines name the pattern of the route and never the address:
 * invitation codes and calendar addresses are part of addresses.
 */
export class AccessLog {
  private readonly logger: Logger;

  constructor(
    logger: Logger,
    private readonly mode: AccessLogMode,
  ) {
    this.logger = logger.child({ component: 'access' });
  }

  writeRequest(ended: EndedRequest): void {
    const { outcome, bytes, request } = ended;
    const isProblem = outcome === 'failed' || outcome === 'aborted';
    if (this.mode === 'off' || (this.mode === 'errors' && !isProblem)) return;
    const isQuiet = bytes === null || (quietRoutes.has(request.routeOptions.url) && !isProblem);
    const level = isQuiet ? 'debug' : 'info';
    if (this.logger.isLevelEnabled(level)) this.logger[level](requestLine(ended), 'request');
  }

  /** Writes a line for what reaches no hook, so that it has no route and no caller. */
  writeUnrouted({ reqId, status, address }: { reqId: string; status: number; address: string | undefined }): void {
    if (this.mode === 'on') this.logger.info({ reqId, status, address, outcome: 'refused' }, 'request');
  }

  writeSocketRefused(request: FastifyRequest): void {
    if (this.mode === 'on') this.logger.info({ ...socketLine(request), outcome: 'refused' }, 'socket refused');
  }

  writeSocketOpened(request: FastifyRequest): void {
    if (this.mode === 'on') this.logger.info(socketLine(request), 'socket opened');
  }

  writeSocketClosed(request: FastifyRequest, closed: { readonly code: number; readonly seconds: number }): void {
    // 1006: without a closing frame, as when a network is lost. 1011: an error of ours.
    const isProblem = closed.code === 1006 || closed.code === 1011;
    if (this.mode === 'on' || (this.mode === 'errors' && isProblem)) {
      this.logger.info({ ...socketLine(request), ...closed }, 'socket closed');
    }
  }
}

export function outcomeOf(
  { observed }: FastifyRequest,
  { statusCode }: FastifyReply,
  isComplete: boolean,
): RequestOutcome {
  if (!isComplete) return 'aborted';
  if (statusCode >= 500 || observed?.failure === internalCode) return 'failed';
  return statusCode >= 400 || observed?.failure !== undefined ? 'refused' : 'ok';
}

function requestLine({ request, reply, outcome, milliseconds, bytes }: EndedRequest) {
  const { observed, caller, method, routeOptions } = request;
  const { graphql, failure, span } = observed ?? {};
  return {
    reqId: request.id,
    ...(span && { traceId: span.spanContext().traceId, spanId: span.spanContext().spanId }),
    method,
    route: routeOptions.url ?? 'none',
    status: reply.statusCode,
    outcome,
    milliseconds: Math.round(milliseconds * 10) / 10,
    ...(bytes && { bytesIn: bytes.in, bytesOut: bytes.out }),
    protocol: `HTTP/${request.raw.httpVersion}`,
    address: request.ip,
    ...identityOf(caller?.viewer ?? null),
    ...(graphql && { graphql: graphql.name ?? 'unnamed', graphqlKind: graphql.kind ?? 'none' }),
    ...(failure !== undefined && { failure }),
  };
}

function socketLine(request: FastifyRequest) {
  return {
    reqId: request.id,
    route: request.routeOptions.url ?? 'none',
    protocol: 'websocket',
    address: request.ip,
    ...identityOf(request.caller?.viewer ?? null),
  };
}

interface NamedOperation {
  /** `query` or `mutation`, if the document has such an operation. */
  readonly kind: string | undefined;
  readonly name: string | null | undefined;
}

interface ObservedRequest {
  /** Undefined if no traces are sent. */
  readonly span: Span | undefined;
  graphql?: NamedOperation;
  /** The code of the last failure in its response: `timesheet.already-open`, or `internal`. */
  failure?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a request that fails before every hook. */
    observed: ObservedRequest | undefined;
  }
}

const internalCode = 'internal';

/** Notes a failure of the response. Null is an unexpected one. */
export function noteRequestFailure({ observed }: FastifyRequest, failure: DomainError | null): void {
  if (!observed) return;
  observed.failure = failure?.code ?? internalCode;
  observed.span?.setAttribute('error.type', observed.failure);
}

/** Clients choose the names, which GraphQL limits to letters, digits and underscores. */
const longestName = 80;

export function noteRequestOperation({ observed }: FastifyRequest, { kind, name }: NamedOperation): void {
  if (!observed) return;
  observed.graphql = { kind, name: name?.slice(0, longestName) };
  if (kind) observed.span?.setAttribute('graphql.operation.type', kind);
  if (name) observed.span?.setAttribute('graphql.operation.name', name.slice(0, longestName));
}
