import { DomainError, type Violation } from '../../../platform/errors/index.js';

/** Two active policies of one organization can't be told apart by the case of their letters. */
export function policyNameTaken(): DomainError {
  const message = 'An active PTO policy has this name already';
  return new DomainError('conflict', 'pto-policy.name-taken', message, { fields: { name: message } });
}

/** Somebody asks for time off under a policy that the organization has not. */
export function unknownPolicy(): DomainError {
  const message = 'PTO policy not found';
  return new DomainError('not-found', 'pto-policy.unknown', message, { fields: { policyId: message } });
}

/** It is there, for what was asked for under it; nobody can ask for more. */
export function chosenPolicyMustBeActive(policy: { readonly retired: boolean }): Violation {
  if (!policy.retired) return undefined;
  const message = 'This PTO policy is retired';
  return new DomainError('conflict', 'pto-policy.retired', message, { fields: { policyId: message } });
}
