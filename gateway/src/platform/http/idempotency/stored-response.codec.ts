import type { FastifyReply } from 'fastify';

/** The parts of a response that are replayed for a repeated request. */
export interface StoredResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | undefined;
}

/** All other headers belong to the individual request. */
const replayedHeaders = ['content-type', 'set-cookie', 'link', 'location', 'retry-after'] as const;

/** Captures the response that a reply and its body make up. */
export function captureResponse(reply: FastifyReply, body: string | undefined): StoredResponse {
  const headers: Record<string, string | string[]> = {};
  for (const name of replayedHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: reply.statusCode, headers, body };
}

/** Replaces the status and headers of a reply with those of a stored response, and returns its body. */
export function restoreResponse(response: StoredResponse, reply: FastifyReply): string | undefined {
  for (const name of replayedHeaders) reply.removeHeader(name);
  reply.code(response.status).headers(response.headers).header('idempotent-replayed', 'true');
  return response.body;
}

/** Failures after which a retry can have a different result. */
const transientCodes = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL']);
const transientStatuses = new Set([401, 403, 429]);

interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/**
 * Whether to replay this response for a repeated request. A GraphQL response can contain a success next to a transient
 * failure; it must be replayed if a command was executed.
 */
export function isReplayable({ status, body }: StoredResponse, commandsDone: number): boolean {
  if (status >= 500 || transientStatuses.has(status)) return false;
  const { data, errors } = graphqlBodyOf(body);
  const isTransient = errors?.some(({ extensions }) => transientCodes.has(extensions?.code ?? '')) ?? false;
  return !isTransient || (commandsDone > 0 && data !== undefined && data !== null);
}

function graphqlBodyOf(body: string | undefined): GraphqlBody {
  if (!body?.includes('"errors"')) return {};
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null && Array.isArray((parsed as GraphqlBody).errors) ? parsed : {};
}
