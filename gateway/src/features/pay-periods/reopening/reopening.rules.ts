import type { DateRange } from '@timetrack/contracts/calendar';
import { DomainError, type FailureKind, type Violation } from '../../../platform/errors/index.js';
import { nameOfPeriod } from '../pay-period-plan.rules.js';
import type { ReopeningStatus } from './reopening.types.js';

const failure = (kind: FailureKind, code: string, message: string) =>
  new DomainError(kind, `reopening.${code}`, message);

/** An accountant may not reopen a period alone if the organization requires consent. */
export function consentMustNotBeNeeded(mayReopen: boolean): Violation {
  if (mayReopen) return undefined;
  return failure(
    'forbidden',
    'needs-consent',
    'An owner or administrator must agree before an accountant reopens a pay period. Request the reopening with a reason.',
  );
}

/** Where no consent is needed, the accountant reopens the period and requests nothing. */
export function consentMustBeNeeded(mayRequest: boolean): Violation {
  if (mayRequest) return undefined;
  return failure('conflict', 'no-consent-needed', 'You may reopen this pay period without consent. Reopen it instead.');
}

export const requestIsPending = () =>
  failure(
    'conflict',
    'already-requested',
    'Someone has already requested to reopen this pay period. Wait for a decision.',
  );

export function periodMustHaveNoPendingRequest(isPending: boolean): Violation {
  return isPending ? requestIsPending() : undefined;
}

const outcomes: Readonly<Record<Exclude<ReopeningStatus, 'PENDING'>, string>> = {
  APPROVED: 'has already been approved',
  DECLINED: 'has already been declined',
  OVERTAKEN: 'no longer needs a decision, because the pay period was reopened without it',
};

export function requestMustBePending(period: DateRange, status: ReopeningStatus): Violation {
  if (status === 'PENDING') return undefined;
  const name = nameOfPeriod(period);
  return failure('conflict', 'not-pending', `The request to reopen ${name} ${outcomes[status]}.`);
}
