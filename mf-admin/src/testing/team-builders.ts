import type { Reach, TeamMembers_UserFragment } from '../gql/graphql.js';

/** A team member whom the viewer may manage and edit. Pass only what a test depends on. */
export function aMember(firstName = 'Wes', overrides: Partial<TeamMembers_UserFragment> = {}) {
  const member: TeamMembers_UserFragment = {
    id: `user-${firstName.toLowerCase()}`,
    firstName,
    lastName: 'Castillo',
    email: `${firstName.toLowerCase()}@example.com`,
    hasAccount: true,
    staffNumber: '103',
    invitedRole: null,
    employeeNumber: null,
    payrollName: null,
    role: 'WORKER',
    status: 'ACTIVE',
    scheduleColor: '#3b82f6',
    canManage: true,
    canEdit: true,
    ...overrides,
  };
  return { __typename: 'User' as const, canResetPassword: member.canManage, reach: null as Reach | null, ...member };
}

/** The whole team, as one page. */
export function aTeam<Member>(nodes: Member[]) {
  return { nodes, pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null } };
}

export type TestMember = ReturnType<typeof aMember>;

/** A member with no hours, no schedules and no time off. */
export function aTeamMember(user: TestMember = aMember()) {
  return {
    __typename: 'TeamMember' as const,
    user,
    minutesThisWeek: 0,
    minutesInProgress: 0,
    openTimesheet: null,
    schedules: [],
    timeOff: [],
    teams: [],
    reachPreview: null,
  };
}
