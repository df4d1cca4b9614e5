import type { CustomRule, OvertimeRule } from '../../pay-engine/index.js';
import { DomainError, type FieldMessages, type Violation } from '../../platform/errors/index.js';

/** Limits of overtime that administrators set. A retired rule holds where it was chosen, and is not chosen again. */
export interface OrganizationCustomRule extends CustomRule {
  readonly retired: boolean;
}

interface ChosenRule {
  readonly overtimeRule?: OvertimeRule | null | undefined;
  readonly customRuleId?: string | null | undefined;
}

/** A custom rule comes exactly with CUSTOM, which says nothing without its limits. */
export function findCustomRuleProblems({ overtimeRule, customRuleId }: ChosenRule): FieldMessages | undefined {
  if (overtimeRule === 'CUSTOM' && !customRuleId) return { customRuleId: 'Choose the custom rule that CUSTOM means' };
  if (overtimeRule !== 'CUSTOM' && customRuleId) {
    return { customRuleId: 'A custom rule needs the overtime rule CUSTOM' };
  }
  return undefined;
}

/** `path` leads to the field: `terms.` */
export function unknownOvertimeRule(path = ''): DomainError {
  const message = 'Overtime rule not found';
  return new DomainError('not-found', 'overtime-rule.unknown', message, {
    fields: { [`${path}customRuleId`]: message },
  });
}

export function chosenRuleMustBeActive(id: string, rules: readonly OrganizationCustomRule[], path = ''): Violation {
  const rule = rules.find((each) => each.id === id);
  if (!rule) return unknownOvertimeRule(path);
  if (!rule.retired) return undefined;
  const message = 'This overtime rule is retired. Choose another one, or ask an administrator to reinstate it.';
  return new DomainError('conflict', 'overtime-rule.retired', message, {
    fields: { [`${path}customRuleId`]: message },
  });
}
