import type { SecurityEventName } from '../../platform/errors/security-event.js';
import type { AuditAction } from '../../platform/use-case/index.js';

const events: Readonly<Partial<Record<AuditAction, SecurityEventName>>> = {
  'organization.registered': 'registration.succeeded',
  'user.registered': 'registration.succeeded',
  'user.signed-in': 'sign-in.succeeded',
  'user.signed-out': 'sign-out.succeeded',
  'user.signed-out-everywhere': 'sign-out.succeeded',
  'user.password-changed': 'password.changed',
  'user.password-reset': 'password.changed',
  'user.email-changed': 'email.changed',
};

export function securityEventOf(action: AuditAction): SecurityEventName | undefined {
  return events[action];
}
