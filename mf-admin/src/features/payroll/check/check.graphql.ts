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
    payrollFiles {
      profile
      name
      problemCount
      problems {
        ...FileProblems_problem
      }
    }
  }
`);

export const ExportStepClosingCheck = graphql(`
  fragment ExportStep_closingCheck on ClosingCheck {
    startDate
    endDate
    status
    totals {
      qualifiedOvertimeMinutes
    }
    payrollFiles {
      profile
      name
      problemCount
      problems {
        user {
          id
        }
        ...FileProblems_problem
      }
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

export const CloseStepClosingCheck = graphql(`
  fragment CloseStep_closingCheck on ClosingCheck {
    startDate
    endDate
    status
    canClose
    canReopen
    canRequestReopening
    exceptionCount
    approvalsByCloser {
      message
    }
    latestVersion
    lateCorrections
    blockers {
      code
      message
    }
    notices {
      message
    }
    timesheetCount
    totals {
      people
      regularMinutes
      overtimeMinutes
      doubleTimeMinutes
      mealPremiumMinutes
      restPremiumMinutes
      ptoMinutes
      hours {
        regular
        overtime
        doubleTime
        mealPremium
        restPremium
        pto
      }
    }
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
        ...ExportStep_closingCheck
      }
    }
  }
`);

export const ApproveTimesheetsOfPeriod = graphql(`
  mutation Admin_Payroll_ApproveTimesheets($input: TimesheetsApproveInput!) {
    timesheetsApprove(input: $input) {
      summary {
        approved
        skipped
        remaining
      }
    }
  }
`);

export const ClosePayPeriod = graphql(`
  mutation Admin_Payroll_ClosePayPeriod($input: PayPeriodCloseInput!) {
    payPeriodClose(input: $input) {
      payPeriod {
        startDate
        endDate
        status
      }
    }
  }
`);

export const LoadExportProfiles = graphql(`
  query Admin_Payroll_LoadExportProfiles {
    viewer {
      exportProfiles(first: 1000) {
        nodes {
          id
          kind
          name
          description
          isVerified
        }
      }
    }
  }
`);
