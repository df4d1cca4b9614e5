import type { Operations } from '../../../../test/harness/index.js';

const position = '{ id name retired }';
const rule = `{ key customRuleId name country retired
  limits { dailyMinutes dailyDoubleMinutes weeklyMinutes consecutiveMinutes nthDay }
  laws { rule words source since verifiedOn } examples { work regularHours overtimeHours doubleTimeHours } }`;
const terms = `{ user { id firstName lastName } from exempt overtimeRule customRule { id name } overtimeRuleInForce
  customRuleInForce { id name } contractMinutes position { id name } waivesFirstMeal waivesSecondMeal }`;

/** All operations on terms, positions and overtime rules, in GraphQL and REST. */
export const employmentOperations = {
  employmentTerms: {
    method: 'GET',
    path: '/api/employment-terms',
    document: `query ($on: Date, $userId: ID) { viewer { employmentTerms(on: $on, userId: $userId) { nodes ${terms} } } }`,
  },
  employmentTermsHistory: {
    method: 'GET',
    path: '/api/users/:id/employment-terms',
    document: `query ($id: ID!) { viewer { employmentTermsHistory(userId: $id) { nodes ${terms} } } }`,
  },
  changeEmploymentTerms: {
    method: 'POST',
    path: '/api/employment-terms',
    document: `mutation ($input: EmploymentTermsChangeInput!) {
      employmentTermsChange(input: $input) { employmentTerms ${terms} } }`,
  },
  positions: {
    method: 'GET',
    path: '/api/positions',
    document: `query ($includeRetired: Boolean) {
      viewer { positions(includeRetired: $includeRetired, first: 1000) { nodes ${position} } } }`,
  },
  createPosition: {
    method: 'POST',
    path: '/api/positions',
    document: `mutation ($input: PositionCreateInput!) { positionCreate(input: $input) { position ${position} } }`,
  },
  updatePosition: {
    method: 'PATCH',
    path: '/api/positions/:id',
    document: `mutation ($input: PositionUpdateInput!) { positionUpdate(input: $input) { position ${position} } }`,
  },
  deletePosition: {
    method: 'DELETE',
    path: '/api/positions/:id',
    document: 'mutation ($input: PositionDeleteInput!) { positionDelete(input: $input) { deletedPositionId } }',
  },
  createUser: {
    method: 'POST',
    path: '/api/users',
    document: 'mutation ($input: UserCreateInput!) { userCreate(input: $input) { user { id } } }',
  },
  overtimeRules: {
    method: 'GET',
    path: '/api/overtime-rules',
    document: `{ viewer { overtimeRules { nodes ${rule} } } }`,
  },
  createOvertimeRule: {
    method: 'POST',
    path: '/api/overtime-rules',
    document: `mutation ($input: OvertimeRuleCreateInput!) { overtimeRuleCreate(input: $input) { overtimeRule ${rule} } }`,
  },
  updateOvertimeRule: {
    method: 'PATCH',
    path: '/api/overtime-rules/:id',
    document: `mutation ($input: OvertimeRuleUpdateInput!) { overtimeRuleUpdate(input: $input) { overtimeRule ${rule} } }`,
  },
  deleteOvertimeRule: {
    method: 'DELETE',
    path: '/api/overtime-rules/:id',
    document:
      'mutation ($input: OvertimeRuleDeleteInput!) { overtimeRuleDelete(input: $input) { deletedOvertimeRuleId } }',
  },
} satisfies Operations<string>;

export type EmploymentOperation = keyof typeof employmentOperations;
