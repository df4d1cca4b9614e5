import type { Member_UserFragment } from '../gql/graphql.js';

/** Somebody of the team who may be managed and renamed. Name in a test what it depends on, nothing else. */
export function aMember(firstName = 'Wes', members: Partial<Member_UserFragment> = {}) {
  const member: Member_UserFragment = {
    id: `user-${firstName.toLowerCase()}`,
    firstName,
    lastName: 'Castillo',
    email: `${firstName.toLowerCase()}@example.com`,
    role: 'WORKER',
    status: 'ACTIVE',
    scheduleColor: '#3b82f6',
    canManage: true,
    canEdit: true,
    ...members,
  };
  return { __typename: 'User' as const, ...member };
}

export type FakeMember = ReturnType<typeof aMember>;

/** A member's week: nothing done, nothing planned. */
export function aTeamMember(user: FakeMember = aMember()) {
  return {
    __typename: 'TeamMember' as const,
    user,
    minutesThisWeek: 0,
    openTimesheet: null,
    schedules: [],
    timeOff: [],
  };
}
