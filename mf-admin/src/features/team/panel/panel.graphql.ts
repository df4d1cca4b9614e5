import { graphql } from '../../../gql/index.js';

export const LoadMember = graphql(`
  query Admin_Team_LoadMember($id: ID!) {
    viewer {
      teamMember(id: $id) {
        user {
          id
          canResetPassword
          reach
          ...TeamMembers_user
        }
        reachPreview {
          people
          peopleInTeams
        }
        ...MemberWeek_teamMember
        ...UpcomingSchedules_teamMember
        ...UpcomingTimeOff_teamMember
        ...MemberTeams_teamMember
      }
      grantableRoles
    }
  }
`);

export const MemberTeamsTeamMember = graphql(`
  fragment MemberTeams_teamMember on TeamMember {
    teams {
      fromDate
      toDate
      team {
        id
        name
      }
    }
  }
`);

export const SetReach = graphql(`
  mutation Admin_Team_SetReach($input: UserReachSetInput!) {
    userReachSet(input: $input) {
      user {
        id
        reach
      }
    }
  }
`);

export const ChangeRole = graphql(`
  mutation Admin_Team_ChangeRole($id: ID!, $role: Role!) {
    userRoleChange(input: { id: $id, role: $role }) {
      user {
        id
        ...TeamMembers_user
      }
    }
  }
`);

export const LoadPayrollIds = graphql(`
  query Admin_Team_LoadPayrollIds($userId: ID!) {
    node(id: $userId) {
      id
      ... on User {
        ...PayrollIds_user
      }
      __typename
    }
  }
`);

export const PayrollIdsUser = graphql(`
  fragment PayrollIds_user on User {
    payrollIds {
      ADP
      DATEV_LODAS
      GUSTO
      PAYCHEX
      QUICKBOOKS
      XERO
    }
  }
`);

export const UpdatePayrollIds = graphql(`
  mutation Admin_Team_UpdatePayrollIds($input: UserUpdateInput!) {
    userUpdate(input: $input) {
      user {
        id
        ...PayrollIds_user
      }
    }
  }
`);

export const CreateResetLink = graphql(`
  mutation Admin_Team_CreateResetLink($id: ID!) {
    passwordResetLinkCreate(input: { id: $id }) {
      resetLink {
        url
      }
    }
  }
`);

export const MemberWeekTeamMember = graphql(`
  fragment MemberWeek_teamMember on TeamMember {
    minutesThisWeek
    minutesInProgress
    openTimesheet {
      id
      clockInAt
      job {
        id
        name
      }
    }
  }
`);

export const UpcomingSchedulesTeamMember = graphql(`
  fragment UpcomingSchedules_teamMember on TeamMember {
    schedules {
      id
      title
      startAt
      endAt
      status
      job {
        id
        name
      }
    }
  }
`);

export const UpcomingTimeOffTeamMember = graphql(`
  fragment UpcomingTimeOff_teamMember on TeamMember {
    timeOff {
      id
      startDate
      endDate
      hours
      policyName
    }
  }
`);
