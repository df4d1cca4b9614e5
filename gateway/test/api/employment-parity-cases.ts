import type { Command, Row } from './parity.types.js';

/** Terms of employment, positions and overtime rules in REST and GraphQL. */
export const employmentCommands = {
  employmentTerms: {
    rest: ['GET', '/api/employment-terms'],
    graphql: `query ($on: Date, $userId: ID) {
      viewer { employmentTerms(on: $on, userId: $userId) { nodes { user { id lastName } from } } }
    }`,
  },
  employmentTermsHistory: {
    rest: ['GET', '/api/users/:userId/employment-terms'],
    graphql:
      'query ($userId: ID!) { viewer { employmentTermsHistory(userId: $userId) { nodes { user { id } from } } } }',
  },
  changeEmploymentTerms: { rest: ['POST', '/api/employment-terms'], mutation: 'employmentTermsChange' },
  employmentTermsPreview: {
    rest: ['POST', '/api/employment-terms/preview'],
    graphql:
      'query ($input: EmploymentTermsPreviewInput!) { viewer { employmentTermsPreview(input: $input) { people } } }',
  },
  positions: { rest: ['GET', '/api/positions'], graphql: '{ viewer { positions { nodes { id name } } } }' },
  createPosition: { rest: ['POST', '/api/positions'], mutation: 'positionCreate' },
  updatePosition: { rest: ['PATCH', '/api/positions/:id'], mutation: 'positionUpdate' },
  deletePosition: { rest: ['DELETE', '/api/positions/:id'], mutation: 'positionDelete' },
  overtimeRules: {
    rest: ['GET', '/api/overtime-rules'],
    graphql: '{ viewer { overtimeRules { nodes { key name } } } }',
  },
  createOvertimeRule: { rest: ['POST', '/api/overtime-rules'], mutation: 'overtimeRuleCreate' },
  updateOvertimeRule: { rest: ['PATCH', '/api/overtime-rules/:id'], mutation: 'overtimeRuleUpdate' },
  deleteOvertimeRule: { rest: ['DELETE', '/api/overtime-rules/:id'], mutation: 'overtimeRuleDelete' },
} as const satisfies Readonly<Record<string, Command>>;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const change = { userIds: [id], from: '2026-07-15', exempt: true };
const rule = { name: 'Nine hours', country: 'US', limits: { dailyMinutes: 540 } };

export const employmentCalls: readonly Row<keyof typeof employmentCommands>[] = [
  ['employmentTerms', 'a colleague of a worker', 'WORKER', { userId: id }, 'NOT_FOUND'],
  ['employmentTerms', 'an unknown person', 'MANAGER', { userId: id }, 'NOT_FOUND'],
  ['employmentTerms', 'a day that does not exist', 'MANAGER', { on: '2026-02-30' }, 'BAD_USER_INPUT'],
  ['employmentTermsHistory', 'a colleague of a worker', 'WORKER', { userId: id }, 'NOT_FOUND'],
  ['employmentTermsHistory', 'an unknown person', 'ACCOUNTANT', { userId: id }, 'NOT_FOUND'],
  ['changeEmploymentTerms', 'a manager', 'MANAGER', change, 'FORBIDDEN'],
  ['changeEmploymentTerms', 'no input', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['changeEmploymentTerms', 'no field', 'ADMIN', { userIds: [id], from: '2026-07-15' }, 'BAD_USER_INPUT'],
  ['changeEmploymentTerms', 'an unknown rule', 'ADMIN', { ...change, overtimeRule: 'TEXAS' }, 'BAD_USER_INPUT'],
  ['changeEmploymentTerms', 'an unknown person', 'ADMIN', change, 'NOT_FOUND'],
  ['employmentTermsPreview', 'a manager', 'MANAGER', change, 'FORBIDDEN'],
  ['employmentTermsPreview', 'no field', 'ADMIN', { userIds: [id], from: '2026-07-15' }, 'BAD_USER_INPUT'],
  ['employmentTermsPreview', 'an unknown person', 'ADMIN', change, 'NOT_FOUND'],
  ['createPosition', 'a manager', 'MANAGER', { name: 'Welder' }, 'FORBIDDEN'],
  ['createPosition', 'no name', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['updatePosition', 'an unknown id', 'ADMIN', { id, name: 'Welder' }, 'NOT_FOUND'],
  ['deletePosition', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
  ['createOvertimeRule', 'an accountant', 'ACCOUNTANT', rule, 'FORBIDDEN'],
  ['createOvertimeRule', 'no input', 'ADMIN', {}, 'BAD_USER_INPUT'],
  ['createOvertimeRule', 'no limit', 'ADMIN', { ...rule, limits: {} }, 'BAD_USER_INPUT'],
  ['createOvertimeRule', 'an unknown country', 'ADMIN', { ...rule, country: 'FR' }, 'BAD_USER_INPUT'],
  ['updateOvertimeRule', 'an unknown id', 'ADMIN', { id, name: 'Ten hours' }, 'NOT_FOUND'],
  ['deleteOvertimeRule', 'an unknown id', 'ADMIN', { id }, 'NOT_FOUND'],
];
