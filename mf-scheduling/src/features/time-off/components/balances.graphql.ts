import { graphql } from '../../../gql/index.js';

export const BalancesPtoBalance = graphql(`
  fragment Balances_ptoBalance on PtoBalance {
    year
    allowanceHours
    usedHours
    pendingHours
    remainingHours
  }
`);
