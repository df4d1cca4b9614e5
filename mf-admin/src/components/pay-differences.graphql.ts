import { graphql } from '../gql/index.js';

export const DifferenceTablePerson = graphql(`
  fragment DifferenceTable_personPayDifference on PersonPayDifference {
    user {
      id
      firstName
      lastName
    }
    regularMinutes
    overtimeMinutes
    doubleTimeMinutes
    mealPremiumMinutes
    restPremiumMinutes
    qualifiedOvertimeMinutes
  }
`);
