import { DomainError, type Violation } from '../../../platform/errors/index.js';

/** Active policies of one organization have different names, compared without regard to case. */
export function policyNameTaken(): DomainError {
  const message = 'An active PTO policy with this name already exists';
  return new DomainError('conflict', 'pto-policy.name-taken', message, { fields: { name: message } });
}

export function unknownPolicy(): DomainError {
  const message = 'PTO policy not found';
  return new DomainError('not-found', 'pto-policy.unknown', message, { fields: { policyId: message } });
}

/** A retired policy keeps its requests but takes no new ones. */
export function chosenPolicyMustBeActive(policy: { readonly retired: boolean }): Violation {
  if (!policy.retired) return undefined;
  const message = 'This PTO policy is retired';
  return new DomainError('conflict', 'pto-policy.retired', message, { fields: { policyId: message } });
}
