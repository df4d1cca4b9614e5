import type { RateLimit } from '../../platform/config/config.js';
import type { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { DomainError } from '../../platform/errors/index.js';
import type { SecurityEventName } from '../../platform/errors/security-event.js';
import type { Clock, RateLimits, SecurityEvent } from '../../platform/ports/platform.js';
import type { AuditSecurityEvent } from '../../platform/security-events/security-events.js';
import type { AuditAction } from '../../platform/use-case/index.js';
import { auditTrail } from './audit-trail.service.js';

interface AttackedAccount {
  readonly userId: string;
  readonly organizationId: string;
}

export interface SignInAuditParts {
  readonly unitOfWork: UnitOfWork;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  /** Failures of one account that become entries, so that an attack cannot flood the log. */
  readonly limit: RateLimit;
  readonly findAccount: (email: string) => Promise<AttackedAccount | null>;
}

/** The refusals that an organization's administrators should see. Successful commands write their own entries. */
const actions: Readonly<Partial<Record<SecurityEventName, AuditAction>>> = {
  'sign-in.failed': 'user.sign-in-failed',
  'sign-in.throttled': 'user.sign-in-throttled',
  'password.check-failed': 'user.password-check-failed',
};

export function createSignInAudit(parts: SignInAuditParts): AuditSecurityEvent {
  return async (event) => {
    const action = actions[event.event];
    if (!action || !(await mayWrite(parts, `${event.event} ${event.userId ?? event.email?.toLowerCase()}`))) return;
    const account = await accountOf(event, parts);
    if (!account) return;
    const { organizationId, userId } = account;
    const caller = { viewer: null, request: event.request };
    const record = { action, subjectType: 'USER', subjectId: userId, actor: account } as const;
    await parts.unitOfWork.run(organizationId, (transaction) =>
      auditTrail(transaction, caller, record, parts.clock.now()),
    );
  };
}

async function mayWrite({ rateLimits, limit }: SignInAuditParts, key: string): Promise<boolean> {
  try {
    await rateLimits.take(limit, key);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function accountOf({ userId, organizationId, email }: SecurityEvent, { findAccount }: SignInAuditParts) {
  if (userId && organizationId) return { userId, organizationId };
  return email ? findAccount(email) : null;
}
