import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { Client as Socket } from 'graphql-ws';
import { catchError, concatMap, of, throwError } from 'rxjs';

/** The build of a module adds the hash of the text that is sent (SHA-256). */
interface HashedDocument extends DocumentNode {
  readonly __meta__?: { readonly hash?: string };
}

/** Undefined for a document of a development build. */
export const hashOf = (document: DocumentNode): string | undefined => (document as HashedDocument).__meta__?.hash;

/** What a gateway says that does not know the document, or no documents at all. */
const refusals = ['PersistedQueryNotFound', 'PersistedQueryNotSupported'];

/**
 * Sends the hash of a document instead of its text, in the form of Apollo's persisted queries. If the gateway does not know
 * the hash, the text follows.
 */
export function trustedDocumentsLink(): ApolloLink {
  const unknown = new Set<string>();
  return new ApolloLink((operation, forward) => {
    const hash = hashOf(operation.query);
    if (!hash || unknown.has(hash)) return forward(operation);
    const sendText = () => {
      unknown.add(hash);
      operation.extensions.persistedQuery = undefined;
      operation.setContext({ http: { includeQuery: true, includeExtensions: false } });
      return forward(operation);
    };
    operation.extensions.persistedQuery = { version: 1, sha256Hash: hash };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    return forward(operation).pipe(
      concatMap((result) => (isRefused(result) ? sendText() : of(result))),
      catchError((error) => (isRefused(error) ? sendText() : throwError(() => error))),
    );
  });
}

/** The errors of a response, of a subscription that was rejected, or of a failed request. */
function isRefused(outcome: unknown): boolean {
  const { errors } = (outcome ?? {}) as { errors?: unknown };
  return Array.isArray(errors) && errors.some(({ message }: { message?: string }) => refusals.includes(message ?? ''));
}

/** Leaves out the text of subscriptions whose hash is sent. */
export function withoutHashedTexts(socket: Socket): Socket {
  return {
    ...socket,
    subscribe: ({ extensions, ...payload }, sink) =>
      socket.subscribe(
        extensions?.persistedQuery ? { ...payload, extensions: { ...extensions }, query: '' } : payload,
        sink,
      ),
  };
}
