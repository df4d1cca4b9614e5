import { graphql } from '../../../gql/index.js';

export const LoadMember = graphql(`
  query Admin_Team_LoadMember($id: ID!) {
    teamMember(id: $id) {
      user {
        id
        ...Member_user
      }
      ...MemberWeek_teamMember
      ...UpcomingSchedules_teamMember
      ...UpcomingTimeOff_teamMember
    }
  }
`);

export const MemberWeekMember = graphql(`
  fragment MemberWeek_teamMember on TeamMember {
    minutesThisWeek
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

export const UpcomingSchedulesMember = graphql(`
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

export const UpcomingTimeOffMember = graphql(`
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
