import { useApolloClient } from '@timetrack/client';
import { useChange } from '../../../parts/use-change.js';
import type { Member } from '../member/member.js';
import { UpdateMember } from '../member/members.graphql.js';

/** Gives a member another colour. */
export function useColor(member: Member) {
  const client = useApolloClient();
  const { busy, change } = useChange();
  const choose = (scheduleColor: string): Promise<boolean> =>
    change({
      send: () => client.mutate({ mutation: UpdateMember, variables: { id: member.id, input: { scheduleColor } } }),
      done: 'User updated successfully',
      failed: 'Failed to update user',
    });
  return { busy, choose };
}
