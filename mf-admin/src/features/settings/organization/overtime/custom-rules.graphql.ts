import { graphql } from '../../../../gql/index.js';

export const CreateOvertimeRule = graphql(`
  mutation Admin_Settings_CreateOvertimeRule($input: OvertimeRuleCreateInput!) {
    overtimeRuleCreate(input: $input) {
      overtimeRule {
        key
        ...OvertimeRule_overtimeRuleDefinition
      }
    }
  }
`);

export const UpdateOvertimeRule = graphql(`
  mutation Admin_Settings_UpdateOvertimeRule($input: OvertimeRuleUpdateInput!) {
    overtimeRuleUpdate(input: $input) {
      overtimeRule {
        key
        ...OvertimeRule_overtimeRuleDefinition
      }
    }
  }
`);

export const DeleteOvertimeRule = graphql(`
  mutation Admin_Settings_DeleteOvertimeRule($input: OvertimeRuleDeleteInput!) {
    overtimeRuleDelete(input: $input) {
      deletedOvertimeRuleId
    }
  }
`);
