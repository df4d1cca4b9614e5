import type { ApolloClient, ReadOf } from '@timetrack/client';
import type { Admin_Invitations_LoadInvitationsQuery } from '../../../gql/graphql.js';
import { LoadInvitations } from './invitations.graphql.js';

type Cache = ApolloClient['cache'];
type Invitations = ReadOf<Admin_Invitations_LoadInvitationsQuery, 'invitations'>['nodes'];

/** Adds an invitation at the front: the server lists the newest first. */
export function addInvitation(cache: Cache, added: Invitations[number]): void {
  update(cache, (invitations) => [added, ...invitations.filter(({ id }) => id !== added.id)]);
}

export function removeInvitation(cache: Cache, removedId: string): void {
  update(cache, (invitations) => invitations.filter(({ id }) => id !== removedId));
}

function update(cache: Cache, change: (invitations: Invitations) => Invitations): void {
  cache.updateQuery({ query: LoadInvitations }, (cached) => {
    const viewer = cached?.viewer;
    return viewer?.invitations && { viewer: { ...viewer, invitations: { nodes: change(viewer.invitations.nodes) } } };
  });
}
