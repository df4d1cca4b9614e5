import { graphql } from '../../../gql/index.js';

export const BalanceOfPolicy = graphql(`
  fragment Balance_of on PtoBalance {
    year
    allowanceHours
    usedHours
    pendingHours
    remainingHours
  }
`);
