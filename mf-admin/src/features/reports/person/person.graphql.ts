import { graphql } from '../../../gql/index.js';

export const LoadPersonPay = graphql(`
  query Admin_Reports_LoadPersonPay($userId: ID!, $startDate: Date!, $endDate: Date!) {
    viewer {
      personPay(userId: $userId, startDate: $startDate, endDate: $endDate) {
        user {
          id
          firstName
          lastName
        }
        jobs {
          job {
            id
            name
          }
          minutes
          hours
        }
        regularMinutes
        overtimeMinutes
        doubleTimeMinutes
        mealPremiumMinutes
        restPremiumMinutes
        ptoMinutes
        unpaidBreakMinutes
        hours {
          regular
          overtime
          doubleTime
          mealPremium
          restPremium
          pto
        }
        exceptions {
          code
          date
          timesheetId
          message
        }
        ...PersonDays_payrollEntry
      }
    }
  }
`);

export const PersonDaysPayrollEntry = graphql(`
  fragment PersonDays_payrollEntry on PayrollEntry {
    lines {
      date
      timesheetId
      kind
      minutes
      hours
      payRule
      explanation
      job {
        id
        name
      }
    }
  }
`);

export const LoadTimesheet = graphql(`
  query Admin_Reports_LoadTimesheet($id: ID!) {
    viewer {
      timesheet(id: $id) {
        id
        clockInAt
        clockOutAt
        durationMinutes
        status
        notes
        breaks {
          id
          type
          startAt
          endAt
        }
        job {
          id
          name
        }
      }
    }
  }
`);
