import { graphql } from '../../../gql/index.js';

export const LoadMember = graphql(`
  query Admin_Team_LoadMember($id: ID!) {
    teamMember(id: $id) {
      user {
        id
        ...MemberPanel_user
      }
      ...MemberWeek_teamMember
      ...UpcomingSchedules_teamMember
      ...UpcomingTimeOff_teamMember
    }
  }
`);

export const MemberPanelUser = graphql(`
  fragment MemberPanel_user on User {
    id
    firstName
    lastName
    email
    employeeNumber
    role
    status
    scheduleColor
    canEdit
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
