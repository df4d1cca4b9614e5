import { graphql } from '../../../gql/index.js';

export const LoadCalendar = graphql(`
  query Scheduling_Calendar_Load($startDate: Date!, $endDate: Date!, $teamId: ID) {
    viewer {
      ptoCalendar(startDate: $startDate, endDate: $endDate, teamId: $teamId) {
        people {
          user {
            id
            firstName
            lastName
            scheduleColor
          }
          timeOff {
            id
            startDate
            endDate
            hours
            policyName
            status
            canDecide
            canRevoke
          }
        }
      }
    }
  }
`);
