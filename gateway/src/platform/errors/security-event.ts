/**
 * Every security event with its level in the log. Their names are stable: alerts are built on them. `docs/operations.md`
 * says what each means.
 *
 * The vocabulary follows OWASP's (https://cheatsheetseries.owasp.org/cheatsheets/Logging_Vocabulary_Cheat_Sheet.html),
 * with the words of this product.
 */
export const securityEvents = {
  'sign-in.succeeded': 'info',
  'sign-in.failed': 'warn',
  'sign-in.throttled': 'warn',
  'sign-out.succeeded': 'info',
  'password.changed': 'info',
  'email.changed': 'info',
  'password.check-failed': 'warn',
  'password-reset.requested': 'info',
  'password-reset.refused': 'warn',
  'registration.succeeded': 'info',
  'registration.refused': 'warn',
  'invitation.refused': 'warn',
  'session.ended-used': 'info',
  'api-key.unknown-used': 'warn',
  'api-key.revoked-used': 'warn',
  'api-key.expired-used': 'warn',
  'api-key.address-refused': 'warn',
  'calendar-address.unknown-used': 'warn',
  'caller.revoked': 'warn',
  'request.unauthenticated': 'info',
  'request.forbidden': 'warn',
  'request.cross-site': 'warn',
  'request.host-refused': 'warn',
  'request.untrusted-document': 'warn',
  'request.rate-limited': 'warn',
} as const satisfies Readonly<Record<string, 'info' | 'warn'>>;

export type SecurityEventName = keyof typeof securityEvents;
