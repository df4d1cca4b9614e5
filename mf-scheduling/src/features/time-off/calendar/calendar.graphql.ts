import { graphql } from '../../../gql/index.js';

export const LoadCalendar = graphql(`
  query Scheduling_Calendar_Load($startDate: Date!, $endDate: Date!) {
    viewer {
      ptoCalendar(startDate: $startDate, endDate: $endDate) {
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
