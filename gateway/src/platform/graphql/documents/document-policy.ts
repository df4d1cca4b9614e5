import { GraphQLError } from 'graphql';
import { DomainError } from '../../errors/index.js';
import type { TrustedDocuments } from './trusted-documents.js';

/** What a request says about its document: the text, or the hash of a known one. */
export interface SentDocument {
  readonly query: string | undefined;
  readonly hash: string | undefined;
}

export interface DocumentPolicyParts {
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

export function withoutHash(extensions: unknown): Record<string, unknown> | undefined {
  const { persistedQuery: _, ...others } = (extensions ?? {}) as Record<string, unknown>;
  return Object.keys(others).length > 0 ? others : undefined;
}
