import { graphql } from '../../../gql/index.js';

export const RequestCardCorrection = graphql(`
  fragment RequestCard_correction on Correction {
    id
    kind
    reason
    createdAt
    canDecide
    user {
      id
      firstName
      lastName
      scheduleColor
    }
    timesheet {
      id
      version
    }
    before {
      ...RequestTimes_correctionTimes
    }
    after {
      ...RequestTimes_correctionTimes
    }
    effect {
      text
    }
    overlaps {
      id
      clockInAt
      clockOutAt
    }
  }
`);

export const RequestTimesCorrectionTimes = graphql(`
  fragment RequestTimes_correctionTimes on CorrectionTimes {
    clockInAt
    clockOutAt
    breaks {
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

export const LoadPendingCorrections = graphql(`
  query Timeclock_Corrections_LoadPending {
    viewer {
      corrections(status: PENDING, first: 100) {
        nodes {
          id
          ...RequestCard_correction
        }
        totalCount
      }
    }
  }
`);

export const CountPendingCorrections = graphql(`
  query Timeclock_Corrections_LoadCount {
    viewer {
      corrections(status: PENDING, first: 1) {
        totalCount
      }
    }
  }
`);

export const ApproveCorrection = graphql(`
  mutation Timeclock_Corrections_Approve($input: CorrectionApproveInput!) {
    correctionApprove(input: $input) {
      correction {
        id
        status
      }
    }
  }
`);

export const DenyCorrection = graphql(`
  mutation Timeclock_Corrections_Deny($input: CorrectionDenyInput!) {
    correctionDeny(input: $input) {
      correction {
        id
        status
      }
    }
  }
`);
