import { useCan } from '@timetrack/contracts';
import type { Member } from '../member/members.graphql.js';

/** Whether the viewer may give this person an account: an administrator may, and one invitation at a time. */
export function useCanInvite({ hasAccount, status }: Pick<Member, 'hasAccount' | 'status'>): boolean {
  return useCan('SCREEN_INVITATIONS') && !hasAccount && status === 'ACTIVE';
}
