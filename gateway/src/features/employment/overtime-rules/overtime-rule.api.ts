import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import {
  createOvertimeRule,
  deleteOvertimeRule,
  overtimeRulePage,
  overtimeRules,
  updateOvertimeRule,
} from './overtime-rule.service.js';
import { OvertimeRuleDefinitionType, overtimeRuleView } from './overtime-rule.types.js';

const path = '/api/overtime-rules';

export const overtimeRuleApi: readonly Operation[] = [
  operation(overtimeRulePage, {
    description: 'The laws of overtime with their limits, sources and examples, then the custom rules by name.',
    route: route(overtimeRules, { method: 'GET', path, status: 200, response: z.array(overtimeRuleView) }),
    viewer: connectionOf('OvertimeRuleDefinition', () => OvertimeRuleDefinitionType),
  }),
  operation(createOvertimeRule, {
    description: 'Creates a custom overtime rule. The names of active rules are unique, ignoring case.',
    rest: { method: 'POST', path, status: 201, response: overtimeRuleView },
    mutation: {
      name: 'overtimeRuleCreate',
      payload: { overtimeRule: overtimeRuleView.describe('The new rule.') },
    },
  }),
  operation(updateOvertimeRule, {
    description: 'Renames, retires, or reinstates a custom overtime rule, or changes its source. Its limits stay.',
    rest: { method: 'PATCH', path: `${path}/:id`, status: 200, response: overtimeRuleView },
    mutation: {
      name: 'overtimeRuleUpdate',
      payload: { overtimeRule: overtimeRuleView.describe('The rule after the change.') },
    },
  }),
  operation(deleteOvertimeRule, {
    description: 'Deletes a custom overtime rule. A rule in use is retired instead.',
    rest: { method: 'DELETE', path: `${path}/:id`, status: 204 },
    mutation: {
      name: 'overtimeRuleDelete',
      payload: {
        deletedOvertimeRuleId: {
          schema: z.uuid().describe('The id of the deleted rule. Null if it was retired instead.'),
          value: (retired, { input }) => (retired ? null : input.id),
        },
        overtimeRule: overtimeRuleView.describe('The rule if it was retired, because it is in use.'),
      },
    },
  }),
];
