import { useChange } from '../../../hooks/use-change.js';
import { removeMember } from '../member/members-cache.js';
import { ArchiveMember, DeleteMember, ReinstateMember } from './membership.graphql.js';

/** Archives, reinstates and deletes members. Each function resolves to true on success. */
export function useMembership() {
  const { busy, change } = useChange();

  const archive = (id: string) =>
    change({
      mutation: ArchiveMember,
      variables: { id },
      done: 'User archived successfully',
      failed: 'Failed to archive user',
    });
  const reinstate = (id: string) =>
    change({
      mutation: ReinstateMember,
      variables: { id },
      done: 'User reinstated successfully',
      failed: 'Failed to reinstate user',
    });
  const remove = (id: string) =>
    change({
      mutation: DeleteMember,
      variables: { id },
      update: (cache) => removeMember(cache, id),
      done: 'User deleted permanently',
      failed: 'Failed to delete user',
    });

  return { busy, archive, reinstate, remove };
}
