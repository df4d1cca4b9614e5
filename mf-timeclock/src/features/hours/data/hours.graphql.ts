import type { TimesheetReview, TimesheetTimes } from '../../../components/times/times.graphql.js';
import type {
  HoursCorrection_CorrectionFragment,
  HoursPay_OwnPayFragment,
  HoursTimesheet_TimesheetFragment,
  PayPeriodStatus,
} from '../../../gql/graphql.js';
import { graphql } from '../../../gql/index.js';

export type HoursTimesheet = Pick<HoursTimesheet_TimesheetFragment, 'id' | 'asksForBreaks' | 'breakAnswer'> &
  TimesheetTimes &
  TimesheetReview;
export type HoursPay = HoursPay_OwnPayFragment;
export type HoursCorrection = HoursCorrection_CorrectionFragment;

export const HoursPayOwnPay = graphql(`
  fragment HoursPay_ownPay on OwnPay {
    periodStatus
    regularMinutes
    overtimeMinutes
    doubleTimeMinutes
    ptoMinutes
    mealPremiumMinutes
    restPremiumMinutes
    totalMinutes
    days {
      date
      minutes
      timeOffMinutes
      timesheets {
        timesheetId
        minutes
      }
    }
    exceptions {
      code
      date
      message
    }
    contentHash
    canSignOff
    needsSignOff
    signOffObstacle
    signOffForm {
      statement
      questions
    }
    signOff {
      id
      signedAt
      staleAt
      staleReason
      changes {
        date
        sentence
      }
    }
    corrections {
      id
      ...HoursCorrection_correction
    }
    lines {
      date
      timesheetId
      kind
      minutes
      explanation
      policy {
        id
        name
      }
      adjusts {
        startDate
        endDate
      }
    }
  }
`);

export const HoursTimesheetTimesheet = graphql(`
  fragment HoursTimesheet_timesheet on Timesheet {
    id
    asksForBreaks
    breakAnswer {
      meals
      rests
      answeredAt
    }
    ...TimesFields_timesheet
    ...TimesheetReview_timesheet
  }
`);

export const HoursCorrectionCorrection = graphql(`
  fragment HoursCorrection_correction on Correction {
    id
    kind
    status
    clockInAt
    clockOutAt
    reason
    managerNotes
    overtakenReason
    decidedAt
    canWithdraw
    decidedBy {
      id
      firstName
      lastName
    }
    timesheet {
      id
    }
  }
`);

export const LoadPeriods = graphql(`
  query Timeclock_Hours_LoadPeriods($around: Date) {
    viewer {
      payPeriods(first: 27, around: $around) {
        nodes {
          startDate
          endDate
          status
        }
        pageInfo {
          hasNextPage
        }
      }
    }
  }
`);

export const LoadHours = graphql(`
  query Timeclock_Hours_LoadHours($startDate: Date!, $endDate: Date!, $userId: ID!) {
    viewer {
      myPay(startDate: $startDate, endDate: $endDate) {
        periodStatus
        ...HoursPay_ownPay
      }
      timesheets(first: 250, userId: $userId, from: $startDate, to: $endDate) {
        nodes {
          id
          ...HoursTimesheet_timesheet
        }
      }
    }
  }
`);

export const LoadHistory = graphql(`
  query Timeclock_Hours_LoadHistory($id: ID!) {
    viewer {
      timesheet(id: $id) {
        id
        ...PunchPlaces_timesheet
        ...TimesheetHistory_timesheet
      }
    }
  }
`);

export const WithdrawCorrection = graphql(`
  mutation Timeclock_Hours_Withdraw($input: CorrectionWithdrawInput!) {
    correctionWithdraw(input: $input) {
      correction {
        id
        ...HoursCorrection_correction
      }
    }
  }
`);

export const SignHours = graphql(`
  mutation Timeclock_Hours_Sign($input: SignOffCreateInput!) {
    signOffCreate(input: $input) {
      signOff {
        id
        signedAt
      }
    }
  }
`);

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
  readonly status: PayPeriodStatus;
}

export interface Hours {
  readonly period: Period;
  readonly pay: HoursPay;
  readonly timesheets: readonly HoursTimesheet[];
  readonly corrections: readonly HoursCorrection[];
}
