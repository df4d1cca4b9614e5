import { useApolloClient } from '@timetrack/client';
import { useChange } from '../../../parts/use-change.js';
import { ArchiveMember, DeleteMember, ReinstateMember } from '../member/members.graphql.js';
import { withoutMember } from '../member/members-cache.js';

/** What becomes of somebody's place in the team. Each resolves to true when it was done. */
export function useMembership() {
  const client = useApolloClient();
  const { busy, change } = useChange();

  const archive = (id: string) =>
    change({
      send: () => client.mutate({ mutation: ArchiveMember, variables: { id } }),
      done: 'User archived successfully',
      failed: 'Failed to archive user',
    });
  const reinstate = (id: string) =>
    change({
      send: () => client.mutate({ mutation: ReinstateMember, variables: { id } }),
      done: 'User reinstated successfully',
      failed: 'Failed to reinstate user',
    });
  const remove = (id: string) =>
    change({
      send: () =>
        client.mutate({
          mutation: DeleteMember,
          variables: { id },
          update: (cache) => withoutMember(cache, id),
        }),
      done: 'User deleted permanently',
      failed: 'Failed to delete user',
    });

  return { busy, archive, reinstate, remove };
}
