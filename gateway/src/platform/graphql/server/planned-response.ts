import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { failureTable } from '../../errors/index.js';
import { runForCaller } from '../../http/callers/expected-caller.js';
import type { ResponseBody } from '../../http/idempotency/handler.js';
import type { Caller } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import { isRecord } from '../documents/document-requests.js';
import type { PlannedOperation, PlannedOperations } from '../execution/planned-operations.js';
import { type FailureScope, formatFailure, graphqlFailureOf } from '../failures/graphql.js';
import type { QueryCost } from '../limits/query-cost.js';
import type { KeyUsage } from '../usage/key-usage.js';
import { isUnavailable, retryAfterOf } from './apollo-plugin.js';
import type { ObserveOperation } from './operation-metrics.js';

export interface PlannedResponseParts {
  readonly operations: PlannedOperations<QueryCost>;
  readonly observe: ObserveOperation;
  readonly keyUsage: Pick<KeyUsage, 'note'>;
  readonly maxCost: number;
}

interface Request {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly scope: FailureScope;
  createContext(caller: Caller): RequestContext;
}

type Variables = Readonly<Record<string, unknown>>;

/** Clients send few different `Accept` headers. */
const maxAcceptHeaders = 100;

/**
 * Responds to requests that repeat a known operation, with the response of Apollo Server in a fraction of the time. Whatever
 * could fail before the execution is left to Apollo Server: unknown documents, invalid variables, expensive queries and
 * unusual requests. It also decides how the response to an `Accept` header is labeled, the first time.
 */
export class PlannedResponses {
  private readonly contentTypes = new Map<string | undefined, string>();

  constructor(private readonly parts: PlannedResponseParts) {}

  /** The response body; undefined for a request that Apollo Server must handle. */
  async respond({ request, reply, scope, createContext }: Request): Promise<ResponseBody | undefined> {
    const contentType = this.contentTypes.get(request.headers.accept);
    const known = contentType && this.findOperation(request);
    if (!known) return undefined;
    const begun = performance.now();
    const { operation, variables } = known;
    const coerced = operation.plan.coerce(variables);
    if ('errors' in coerced || !this.isAffordable(operation, variables)) return undefined;
    const { definition } = operation;
    const result = await runForCaller(request, (caller) => operation.plan.run(createContext(caller), coerced.coerced));
    this.parts.keyUsage.note(request.caller.viewer, operation);
    const { errors, data } = result;
    reply.code(200).header('content-type', contentType);
    const response = errors ? { errors: presentErrors(result, reply, scope), data } : { data };
    const named = { kind: definition.operation, name: definition.name?.value };
    scope.noteOperation?.(named);
    this.parts.observe({ ...named, isFailure: errors !== undefined, begun });
    return result.write(response);
  }

  noteContentType({ method, headers }: FastifyRequest, reply: FastifyReply): void {
    const contentType = reply.getHeader('content-type');
    if (method !== 'POST' || reply.statusCode !== 200 || typeof contentType !== 'string') return;
    this.contentTypes.set(headers.accept, contentType);
    const [oldest] = this.contentTypes.keys();
    if (this.contentTypes.size > maxAcceptHeaders) this.contentTypes.delete(oldest);
  }

  /** Computing the cost fails for variables that do not fit the arguments: a null that a default value was to replace. */
  private isAffordable({ facts }: PlannedOperation<QueryCost>, variables: Variables): boolean {
    try {
      return facts(variables) <= this.parts.maxCost;
    } catch {
      return false;
    }
  }

  private findOperation({
    method,
    headers,
    body,
  }: FastifyRequest): { operation: PlannedOperation<QueryCost>; variables: Variables } | undefined {
    if (method !== 'POST' || !isRecord(body) || !jsonType.test(headers['content-type'] ?? '')) return undefined;
    const { query, variables, operationName, extensions } = body;
    if (typeof query !== 'string' || !isAbsent(extensions)) return undefined;
    if (!isAbsent(operationName) && typeof operationName !== 'string') return undefined;
    if (!isAbsent(variables) && !isRecord(variables)) return undefined;
    const operation = this.parts.operations.find({ query, operationName: operationName ?? undefined });
    return operation && { operation, variables: variables ?? {} };
  }
}

const jsonType = /^application\/json(?: *;|$)/i;

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function presentErrors({ errors = [], data }: ExecutionResult, reply: FastifyReply, scope: FailureScope) {
  const found = errors.map(graphqlFailureOf);
  const retryAfter = retryAfterOf(found);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (isUnavailable(found, data)) reply.code(failureTable.unavailable.status);
  return errors.map((error) => formatFailure(error, scope));
}
