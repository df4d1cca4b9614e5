import { graphql } from '../../../gql/index.js';

export const LoadProposal = graphql(`
  query Scheduling_TimeOff_LoadProposal($startDate: Date!, $endDate: Date!, $policyId: ID, $userId: ID) {
    viewer {
      ptoProposal(startDate: $startDate, endDate: $endDate, policyId: $policyId, userId: $userId) {
        hours
        explanation
        obstacle
        balances {
          year
          ...Balances_ptoBalance
        }
        shifts {
          outcome
          isReplaceable
          schedule {
            id
            title
            startAt
            endAt
          }
        }
      }
    }
  }
`);
