import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { failures } from '../../errors/index.js';
import type { WrapHandler } from '../../http/idempotency/handler.js';
import { type DocumentPolicy, hashIn, withoutHash } from './document-policy.js';

type Members = Record<string, unknown>;

/** Writes an error that is part of a successful response. */
type WriteError = (error: GraphQLError, request: FastifyRequest, reply: FastifyReply) => string;

/**
 * Replaces the hash of a document with its text, before anything else reads the request. So a request with a hash and
 * its repetition with the text are the same request.
 */
export function admitDocuments(policy: DocumentPolicy, write: WriteError): WrapHandler {
  return (handler) => async (request, reply) => {
    try {
      await (request.method === 'GET' ? admitSearch(request, policy) : admitBody(request, policy));
    } catch (error) {
      if (error instanceof GraphQLError) return write(error, request, reply);
      throw error;
    }
    return handler(request, reply);
  };
}

async function admitBody(request: FastifyRequest, policy: DocumentPolicy): Promise<void> {
  const { body } = request;
  if (!isRecord(body)) return;
  const { query, documentId, extensions, ...others } = body;
  if (query !== undefined && typeof query !== 'string') return;
  const hash = hashIn({ documentId, extensions });
  const text = await policy.textOf({ query, hash }, { isProgram: isProgram(request) });
  if (hash === undefined) return;
  const kept = withoutHash(extensions);
  // The order of Apollo Client, because an idempotent request is recognized by its body.
  request.body = { ...others, query: text, ...(kept && { extensions: kept }) };
}

async function admitSearch(request: FastifyRequest, policy: DocumentPolicy): Promise<void> {
  const [path = '', search = ''] = request.url.split(/\?(.*)/s);
  const parameters = new URLSearchParams(search);
  const [query, more] = parameters.getAll('query');
  const extensions = parse(parameters.get('extensions'));
  const hash = hashIn({ documentId: parameters.get('documentId') ?? undefined, extensions });
  // Apollo Server rejects a parameter that occurs twice.
  if (more !== undefined) return;
  const text = await policy.textOf({ query, hash }, { isProgram: isProgram(request) });
  if (hash === undefined || text === undefined) return;
  parameters.set('query', text);
  const others = withoutHash(extensions);
  if (others) parameters.set('extensions', JSON.stringify(others));
  else parameters.delete('extensions');
  request.raw.url = `${path}?${parameters}`;
}

/** An invalid key does not identify a program. */
function isProgram({ caller, headers }: FastifyRequest): boolean {
  if (caller.viewer?.scopes) return true;
  if (!caller.viewer && /^bearer /i.test(headers.authorization ?? '')) throw failures.unauthenticated();
  return false;
}

function parse(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
