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
        }
        ...PersonTotals_payrollEntry
        ...PersonExceptions_payrollEntry
        ...PersonDays_payrollEntry
      }
    }
  }
`);

export const PersonTotalsPayrollEntry = graphql(`
  fragment PersonTotals_payrollEntry on PayrollEntry {
    regularMinutes
    overtimeMinutes
    doubleTimeMinutes
    ptoMinutes
    unpaidBreakMinutes
    jobs {
      job {
        id
        name
      }
      minutes
    }
  }
`);

export const PersonExceptionsPayrollEntry = graphql(`
  fragment PersonExceptions_payrollEntry on PayrollEntry {
    exceptions {
      code
      date
      timesheetId
      message
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
      payRule
      explanation
      job {
        id
        name
      }
    }
  }
`);
