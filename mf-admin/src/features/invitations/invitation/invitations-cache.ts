import type { ApolloClient } from '@timetrack/client';
import type { Admin_Invitations_LoadInvitationsQuery } from '../../../gql/graphql.js';
import { LoadInvitations } from './invitations.graphql.js';

type Cache = ApolloClient['cache'];
type Listed = Admin_Invitations_LoadInvitationsQuery['invitations'];

/** The newest first, as the server lists them. */
export function withInvitation(cache: Cache, made: Listed[number]): void {
  change(cache, (invitations) => [made, ...invitations.filter(({ id }) => id !== made.id)]);
}

export function withoutInvitation(cache: Cache, gone: string): void {
  change(cache, (invitations) => invitations.filter(({ id }) => id !== gone));
}

function change(cache: Cache, changed: (invitations: Listed) => Listed): void {
  cache.updateQuery({ query: LoadInvitations }, (read) => read && { ...read, invitations: changed(read.invitations) });
}
