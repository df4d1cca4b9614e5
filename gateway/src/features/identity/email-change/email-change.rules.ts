import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';

/** Ignores case: `Ada@Example.com` and `ada@example.com` are one address. */
export function newEmailMustDiffer(current: string | null, next: string): Violation {
  if (current?.toLowerCase() !== next.toLowerCase()) return undefined;
  return failures.invalid({ newEmail: 'This is already your email address' });
}

/** A new address counts only once its owner has confirmed it, and only a mail can ask them. */
export function changingEmailNeedsMail(isConfigured: boolean): Violation {
  if (isConfigured) return undefined;
  return new DomainError(
    'conflict',
    'email-change.no-mail',
    'This server sends no mail, so a new email address can’t be confirmed. Ask the operator of the server to set up mail.',
  );
}
