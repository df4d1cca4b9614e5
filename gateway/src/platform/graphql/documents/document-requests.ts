import type { FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { DomainError, failures } from '../../errors/index.js';
import type { WrapHandler } from '../../http/idempotency/handler.js';
import type { TrustedDocuments } from './trusted-documents.js';

/** What a request says about its document: the text, or the hash of a known one. */
interface SentDocument {
  readonly query: string | undefined;
  readonly hash: string | undefined;
}

interface DocumentPolicyParts {
  readonly documents: Pick<TrustedDocuments, 'find' | 'includes'>;
  /** Whether browsers may run known documents only. */
  readonly isRequired: boolean;
}

/**
 * Decides which document a request runs. Browsers send the hashes of known documents. A program with an API key may send any
 * text within the limits.
 */
export class DocumentPolicy {
  constructor(private readonly parts: DocumentPolicyParts) {}

  /** The text to run; undefined if the request names no document. Throws if the caller must not run it. */
  async textOf(
    { query, hash }: SentDocument,
    { isProgram }: { readonly isProgram: boolean },
  ): Promise<string | undefined> {
    const { documents, isRequired } = this.parts;
    if (query && query.length > maxCharacters) throw tooLong(query);
    if (!query && hash) {
      const text = await documents.find(hash);
      // A program with hashes of its own would send each document twice, so its client stops sending hashes.
      if (text === undefined) throw isProgram ? notSupported() : notFound();
      return text;
    }
    if (query && isRequired && !isProgram && !(await documents.includes(query))) throw untrusted();
    return query;
  }
}

/** As long as a message of a socket. The limits of tokens and names count neither comments nor long texts. */
const maxCharacters = 64 * 1024;

const tooLong = ({ length }: string) =>
  new GraphQLError(`The query has ${length} characters. The limit is ${maxCharacters}: send long texts as variables.`);

/** Clients of Apollo's persisted queries know these words, and send the text. */
const notFound = () =>
  new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
const notSupported = () =>
  new GraphQLError('PersistedQueryNotSupported', { extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } });

const untrusted = () =>
  new DomainError(
    'forbidden',
    'document.untrusted',
    'This server does not know this operation. Reload the page to get its current version. A program needs an API key to send operations of its own.',
    { securityEvent: 'request.untrusted-document' },
  );

/**
 * The hash that a request names: `extensions.persistedQuery.sha256Hash` as Apollo's clients send it, or `documentId` of
 * GraphQL over HTTP (`sha256:…`).
 */
export function hashIn({
  documentId,
  extensions,
}: {
  readonly documentId?: unknown;
  readonly extensions?: unknown;
}): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null };
  const named = persistedQuery?.sha256Hash ?? documentId;
  return typeof named === 'string' ? named.replace(/^sha256:/, '') : undefined;
}

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

function withoutHash(extensions: unknown): Record<string, unknown> | undefined {
  const { persistedQuery: _, ...others } = (extensions ?? {}) as Record<string, unknown>;
  return Object.keys(others).length > 0 ? others : undefined;
}

function parse(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
