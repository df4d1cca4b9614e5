import { graphql } from '../../gql/index.js';

export const LoadMissedMeals = graphql(`
  query Timeclock_BreakQuestion_LoadMissedMeals($date: Date!) {
    viewer {
      myPay(startDate: $date, endDate: $date) {
        exceptions {
          code
          message
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
