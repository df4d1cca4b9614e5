import type { SignatureRow_SignOffRowFragment } from '../../gql/graphql.js';
import { graphql } from '../../gql/index.js';

export const SignatureRowSignOffRow = graphql(`
  fragment SignatureRow_signOffRow on SignOffRow {
    user {
      id
      firstName
      lastName
    }
    state
    signedAt
    answeredNo
    signOff {
      id
      staleReason
      changes {
        date
        sentence
      }
    }
  }
`);

export type Signature = SignatureRow_SignOffRowFragment;

/** Whether people are asked to sign. */
export const LoadSigning = graphql(`
  query Timeclock_Signatures_LoadSigning {
    viewer {
      signOffSettings {
        enabled
      }
    }
  }
`);

/** The pay periods with their signatures, latest first. */
export const LoadSignedPeriods = graphql(`
  query Timeclock_Signatures_LoadPeriods {
    viewer {
      payPeriods(first: 27) {
        nodes {
          startDate
          endDate
          status
          signedCount
          staleCount
          missingCount
        }
      }
    }
  }
`);

export const LoadSignatures = graphql(`
  query Timeclock_Signatures_LoadSignatures($startDate: Date!) {
    viewer {
      signOffs(startDate: $startDate, first: 1000) {
        totalCount
        nodes {
          state
          ...SignatureRow_signOffRow
        }
      }
    }
  }
`);
