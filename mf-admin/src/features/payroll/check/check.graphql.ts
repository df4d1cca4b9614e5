import { graphql } from '../../../gql/index.js';

export const ReviewStepClosingCheck = graphql(`
  fragment ReviewStep_closingCheck on ClosingCheck {
    startDate
    endDate
    exceptionCount
    exceptions {
      code
      count
      blocksClosing
      items {
        user {
          id
          firstName
          lastName
        }
        date
        timesheetId
        message
      }
    }
    withoutEmployeeNumberCount
    withoutEmployeeNumber {
      id
      firstName
      lastName
    }
  }
`);

export const ApproveStepClosingCheck = graphql(`
  fragment ApproveStep_closingCheck on ClosingCheck {
    startDate
    endDate
    status
    timesheetCount
    unapprovedCount
    undecidedTimeOffCount
    undecidedTimeOff {
      id
      user {
        id
        firstName
        lastName
      }
      policyName
      startDate
      endDate
      hours
    }
  }
`);

export const PayTotalsFragment = graphql(`
  fragment PayTotals_closingCheck on ClosingCheck {
    timesheetCount
    totals {
      people
      regularMinutes
      overtimeMinutes
      doubleTimeMinutes
      ptoMinutes
    }
  }
`);

export const CloseStepClosingCheck = graphql(`
  fragment CloseStep_closingCheck on ClosingCheck {
    startDate
    endDate
    status
    canClose
    canReopen
    canRequestReopening
    exceptionCount
    latestVersion
    lateCorrections
    blockers {
      code
      message
    }
    ...PayTotals_closingCheck
  }
`);

export const LoadCheck = graphql(`
  query Admin_Payroll_LoadCheck($startDate: Date!) {
    viewer {
      closingCheck(startDate: $startDate) {
        startDate
        endDate
        status
        timesheetCount
        unapprovedCount
        exceptionCount
        undecidedTimeOffCount
        blockers {
          code
        }
        ...ReviewStep_closingCheck
        ...ApproveStep_closingCheck
        ...CloseStep_closingCheck
      }
    }
  }
`);
