import { graphql } from '../../../gql/index.js';

export const PersonPayEntry = graphql(`
  fragment PersonPay_payrollEntry on PayrollEntry {
    user {
      id
      firstName
      lastName
      email
    }
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
    lines {
      date
      timesheetId
      kind
      minutes
      rule
      explanation
    }
    exceptions {
      code
      date
      timesheetId
      message
    }
  }
`);

export const LoadPersonPay = graphql(`
  query Admin_Reports_LoadPersonPay($userId: ID!, $startDate: Date!, $endDate: Date!) {
    personPay(userId: $userId, startDate: $startDate, endDate: $endDate) {
      regularMinutes
      ...PersonPay_payrollEntry
    }
  }
`);

export const PunchesTimesheet = graphql(`
  fragment Punches_timesheet on Timesheet {
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
`);

export const LoadPunches = graphql(`
  query Admin_Reports_LoadPunches($id: ID!) {
    timesheet(id: $id) {
      id
      ...Punches_timesheet
    }
  }
`);
