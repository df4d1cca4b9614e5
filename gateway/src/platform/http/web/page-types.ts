import type { ScreenQuery } from './manifests.js';

/** The response of `GET /api/auth/me`, null without a session, undefined if unknown. */
export type PageSession = { readonly user: { readonly abilities: readonly string[] } } | null | undefined;

/** The response to a query, by what a browser would have sent: the start of the document's hash, and the variables. */
export interface QueryResult extends ScreenQuery {
  readonly data: unknown;
}
