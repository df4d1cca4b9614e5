import type { Feature } from '../../platform/feature.js';
import { unknownOvertimeRule } from '../organization/index.js';
import { EmploymentBaseline } from './migrations/0012-employment.js';
import { overtimeRuleApi } from './overtime-rules/overtime-rule.api.js';
import { CustomOvertimeRule } from './overtime-rules/overtime-rule.entity.js';
import { overtimeRuleNameTaken } from './overtime-rules/overtime-rule.rules.js';
import { positionApi } from './positions/position.api.js';
import { Position } from './positions/position.entity.js';
import { positionNameTaken, unknownPosition } from './positions/position.rules.js';
import { positionNodes } from './positions/position.service.js';
import type { EmploymentPorts } from './terms/change-terms.service.js';
import { termsApi } from './terms/terms.api.js';

export { positionNameOn } from './positions/position.queries.js';
export { isAskedForBreaks, selectBreakQuestion } from './terms/break-question.queries.js';
export { firstTerms } from './terms/first-terms.service.js';
export { readPayRules, readPayTimelines } from './terms/pay-timelines.queries.js';
export { createPayTimelines, type PayTimelines } from './terms/pay-timelines.rules.js';
export { planTermsChange } from './terms/plan-terms.service.js';
export { changeTermsInput } from './terms/terms.inputs.js';
export { readEmploymentTerms } from './terms/terms.queries.js';

export function employmentFeature(ports: EmploymentPorts): Feature {
  return {
    name: 'employment',
    description: 'Terms of employment over time, positions and overtime rules.',
    entities: [CustomOvertimeRule, Position],
    nodes: positionNodes,
    api: [...termsApi(ports), ...positionApi, ...overtimeRuleApi],
    migrations: [{ name: '0012-employment', class: EmploymentBaseline }],
    constraintErrors: {
      overtime_rules_active_name_once: overtimeRuleNameTaken,
      positions_active_name_once: positionNameTaken,
      employment_terms_custom_rule: () => unknownOvertimeRule(),
      employment_terms_position: () => unknownPosition(),
    },
  };
}
