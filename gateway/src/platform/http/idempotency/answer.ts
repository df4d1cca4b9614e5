import type { FastifyReply } from 'fastify';

/** All of an answer that a repeated request gets again. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string | undefined;
}

/** The rest of the headers belongs to each request anew. */
const keptHeaders = ['content-type', 'set-cookie', 'link', 'location', 'retry-after'] as const;

/** The answer that stands on the reply, with the body that goes out. */
export function answerOn(reply: FastifyReply, body: string | undefined): Answer {
  const headers: Record<string, string | string[]> = {};
  for (const name of keptHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: reply.statusCode, headers, body };
}

/** Puts an answer on a reply, in the place of what stands there, and returns the body that goes out. */
export function putAnswer(answer: Answer, reply: FastifyReply): string | undefined {
  for (const name of keptHeaders) reply.removeHeader(name);
  reply.code(answer.status).headers(answer.headers).header('idempotent-replayed', 'true');
  return answer.body;
}

/** Where another try may rightly end otherwise. */
const passingCodes = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL']);
const passingStatuses = new Set([401, 403, 429]);

interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/**
 * Whether a repeated request gets this answer again. A GraphQL answer may tell of a success beside a passing failure:
 * where something was done and told, it has to be kept.
 */
export function isKept({ status, body }: Answer, commandsDone: number): boolean {
  if (status >= 500 || passingStatuses.has(status)) return false;
  const { data, errors } = graphqlBodyOf(body);
  const isPassing = errors?.some(({ extensions }) => passingCodes.has(extensions?.code ?? '')) ?? false;
  return !isPassing || (commandsDone > 0 && data !== undefined && data !== null);
}

function graphqlBodyOf(body: string | undefined): GraphqlBody {
  if (!body?.includes('"errors"')) return {};
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null && Array.isArray((parsed as GraphqlBody).errors) ? parsed : {};
}
