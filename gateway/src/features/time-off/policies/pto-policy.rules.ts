import { DomainError, type Violation } from '../../../platform/errors/index.js';

export function policyNameTaken(): DomainError {
  const message = 'An active PTO policy with this name already exists';
  return new DomainError('conflict', 'pto-policy.name-taken', message, { fields: { name: message } });
}

export function unknownPolicy(): DomainError {
  const message = 'PTO policy not found';
  return new DomainError('not-found', 'pto-policy.unknown', message, { fields: { policyId: message } });
}

/** Payroll was settled with the policy as it was. The past must not change from paid to unpaid or back. */
export function settledTimeOffMustNotChange(hasSettledTimeOff: boolean): Violation {
  if (!hasSettledTimeOff) return undefined;
  const message =
    'Closed pay periods contain time off under this policy. Retire it, and create a new policy for time off from now on.';
  return new DomainError('conflict', 'pto-policy.settled', message, { fields: { paid: message } });
}

/** A retired policy keeps its requests but takes no new ones. */
export function chosenPolicyMustBeActive(policy: { readonly retired: boolean }): Violation {
  if (!policy.retired) return undefined;
  const message = 'This PTO policy is retired';
  return new DomainError('conflict', 'pto-policy.retired', message, { fields: { policyId: message } });
}
