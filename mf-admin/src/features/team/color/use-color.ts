import { useChange } from '../../../hooks/use-change.js';
import type { Member } from '../member/member.js';
import { UpdateMember } from '../member/members.graphql.js';

export function useColor({ id }: Pick<Member, 'id'>) {
  const { busy, change } = useChange();
  const choose = (scheduleColor: string): Promise<boolean> =>
    change({
      mutation: UpdateMember,
      variables: { input: { id, scheduleColor } },
      done: 'User updated successfully',
      failed: 'Failed to update user',
    });
  return { busy, choose };
}
