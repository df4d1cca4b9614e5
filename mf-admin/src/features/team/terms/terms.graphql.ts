import { graphql } from '../../../gql/index.js';

export const LoadPayTerms = graphql(`
  query Admin_Team_LoadPayTerms($userId: ID!) {
    viewer {
      employmentTermsHistory(userId: $userId, first: 1000) {
        nodes {
          from
          ...PayTerms_employmentTerms
        }
      }
    }
  }
`);

export const PayTermsEmploymentTerms = graphql(`
  fragment PayTerms_employmentTerms on EmploymentTerms {
    from
    exempt
    overtimeRule
    customRule {
      id
      name
    }
    overtimeRuleInForce
    customRuleInForce {
      id
      name
    }
    contractMinutes
    position {
      id
      name
    }
    waivesFirstMeal
    waivesSecondMeal
  }
`);

/** What the form offers: the positions, and the rule of people without one of their own. */
export const LoadTermsChoices = graphql(`
  query Admin_Team_LoadTermsChoices {
    viewer {
      organization {
        id
        overtimeRule
        customRuleId
      }
      positions(first: 1000, includeRetired: true) {
        nodes {
          id
          name
          retired
        }
      }
    }
  }
`);

export const PreviewPayTerms = graphql(`
  query Admin_Team_PreviewPayTerms($input: EmploymentTermsPreviewInput!) {
    viewer {
      employmentTermsPreview(input: $input) {
        from
        startDate
        endDate
        people
        regularMinutes
        overtimeMinutes
        doubleTimeMinutes
        mealPremiumMinutes
        restPremiumMinutes
        qualifiedOvertimeMinutes
        byPerson {
          ...DifferenceTable_personPayDifference
        }
      }
    }
  }
`);

export const ChangePayTerms = graphql(`
  mutation Admin_Team_ChangePayTerms($input: EmploymentTermsChangeInput!) {
    employmentTermsChange(input: $input) {
      employmentTerms {
        from
      }
    }
  }
`);

export const CreatePosition = graphql(`
  mutation Admin_Team_CreatePosition($input: PositionCreateInput!) {
    positionCreate(input: $input) {
      position {
        id
        name
        retired
      }
    }
  }
`);

export const UpdatePosition = graphql(`
  mutation Admin_Team_UpdatePosition($input: PositionUpdateInput!) {
    positionUpdate(input: $input) {
      position {
        id
        name
        retired
      }
    }
  }
`);

export const DeletePosition = graphql(`
  mutation Admin_Team_DeletePosition($input: PositionDeleteInput!) {
    positionDelete(input: $input) {
      deletedPositionId
    }
  }
`);
