import { DomainError } from '../../platform/errors/index.js';

export function unknownCodedPolicy(): DomainError {
  const message = 'PTO policy not found';
  return new DomainError('not-found', 'pto-policy.unknown', message, { fields: { policyId: message } });
}
