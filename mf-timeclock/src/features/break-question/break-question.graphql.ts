import { graphql } from '../../gql/index.js';

export const LoadMissedMeals = graphql(`
  query Timeclock_BreakQuestion_LoadMissedMeals($startDate: Date!, $endDate: Date!) {
    viewer {
      myPay(startDate: $startDate, endDate: $endDate) {
        exceptions {
          code
          message
          shiftTimesheetIds
        }
      }
    }
  }
`);

export const GiveBreakAnswer = graphql(`
  mutation Timeclock_BreakQuestion_Give($input: BreakAnswerGiveInput!) {
    breakAnswerGive(input: $input) {
      timesheet {
        id
        breakAnswer {
          meals
          rests
          answeredAt
        }
      }
    }
  }
`);
