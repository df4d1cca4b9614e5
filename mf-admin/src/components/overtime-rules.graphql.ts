import { graphql } from '../gql/index.js';

export const LoadOvertimeRules = graphql(`
  query Admin_OvertimeRules_Load {
    viewer {
      overtimeRules(first: 1000) {
        nodes {
          key
          ...OvertimeRule_overtimeRuleDefinition
        }
      }
    }
  }
`);

export const OvertimeRuleDefinition = graphql(`
  fragment OvertimeRule_overtimeRuleDefinition on OvertimeRuleDefinition {
    key
    customRuleId
    name
    country
    laws {
      rule
      words
      source
      since
      verifiedOn
    }
    examples {
      work
      regularHours
      overtimeHours
      doubleTimeHours
    }
    retired
  }
`);
