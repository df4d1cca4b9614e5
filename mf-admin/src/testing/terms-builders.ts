import type { PayTerms_EmploymentTermsFragment } from '../gql/graphql.js';

/** Terms that hold from the beginning: not exempt, by the organization's federal rule. */
export function someTerms(overrides: Partial<PayTerms_EmploymentTermsFragment> = {}) {
  return {
    __typename: 'EmploymentTerms' as const,
    from: null,
    exempt: false,
    overtimeRule: null,
    customRule: null,
    overtimeRuleInForce: 'FLSA' as const,
    contractMinutes: null,
    position: null,
    waivesFirstMeal: false,
    waivesSecondMeal: false,
    ...overrides,
  };
}

export function aPosition(name = 'Cook', overrides: { readonly id?: string; readonly retired?: boolean } = {}) {
  return { __typename: 'Position' as const, id: `position-${name.toLowerCase()}`, name, retired: false, ...overrides };
}

/** What the form of terms offers: an organization under federal law with one position. */
export const someTermsChoices = {
  organization: {
    __typename: 'Organization' as const,
    id: 'organization-1',
    overtimeRule: 'FLSA' as const,
    customRuleId: null,
  },
  positions: { nodes: [aPosition()] },
};
