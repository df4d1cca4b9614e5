import type { ReadOf } from '@timetrack/client';
import { aViewer } from '@timetrack/testing';
import { DifferenceTablePerson } from '../components/pay-differences.graphql.js';
import type { Admin_Team_PreviewPayTermsQuery, PayTerms_EmploymentTermsFragment } from '../gql/graphql.js';
import { makeFragmentData } from '../gql/index.js';

/** Whether the organization has pay terms. */
export const withPayTerms = (hasPayTerms: boolean) =>
  aViewer({ organization: { __typename: 'Organization' as const, id: 'organization-1', hasPayTerms } });

/** Terms that hold from the beginning: not exempt, by the organization's federal rule. */
export function someTerms(overrides: Partial<PayTerms_EmploymentTermsFragment> = {}) {
  return {
    __typename: 'EmploymentTerms' as const,
    from: null,
    exempt: false,
    overtimeRule: null,
    customRule: null,
    overtimeRuleInForce: 'FLSA' as const,
    customRuleInForce: null,
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

export const noDifference = {
  ...{ regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0 },
  ...{ mealPremiumMinutes: 0, restPremiumMinutes: 0, qualifiedOvertimeMinutes: 0 },
};

type TermsPreview = ReadOf<Admin_Team_PreviewPayTermsQuery, 'employmentTermsPreview'>;

/** A preview of terms that do not change any pay. */
export function aTermsPreview(overrides: Partial<TermsPreview> = {}) {
  const days = { from: '2026-11-08', startDate: '2026-11-08', endDate: '2026-11-30' };
  const unchanged = { ...days, people: 0, byPerson: [], ...noDifference };
  return { __typename: 'EmploymentTermsPreview' as const, ...unchanged, ...overrides };
}

/** What one person is paid more or less. */
export function aPersonDifference(firstName: string, difference: Partial<typeof noDifference> = {}) {
  const user = {
    __typename: 'PayrollPerson' as const,
    id: `user-${firstName.toLowerCase()}`,
    firstName,
    lastName: 'Lee',
  };
  const person = { __typename: 'PersonPayDifference' as const, user, ...noDifference, ...difference };
  return makeFragmentData(person, DifferenceTablePerson);
}
