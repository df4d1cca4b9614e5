import { DomainError, type Violation } from '../../../platform/errors/index.js';
import type { CorrectionStatus } from './correction.types.js';

const conflict = (code: string, message: string) => new DomainError('conflict', `correction.${code}`, message);

export const alreadyRequested = () =>
  conflict('pending-already', 'You have already asked for a correction of this timesheet. Withdraw it first.');

export const additionAlreadyRequested = (when: string) =>
  conflict('addition-pending-already', `You have already asked to add a timesheet of ${when}. Withdraw it first.`);

/** What was paid must not change. The requester can’t reopen a period, but their manager knows who can. */
export function daysMustBeOpen(isClosed: boolean): Violation {
  return isClosed ? conflict('days-closed', 'These days are closed. Ask your manager.') : undefined;
}

const reasons: Readonly<Record<Exclude<CorrectionStatus, 'PENDING'>, string>> = {
  APPROVED: 'This correction is already approved',
  DENIED: 'This correction is already denied',
  WITHDRAWN: 'This correction was withdrawn',
  OVERTAKEN: 'This correction was overtaken by another change',
};

export function callerMustBeAllowedToDecide(mayDecide: boolean): Violation {
  if (mayDecide) return undefined;
  const message = 'You can’t decide your own correction. Ask another manager or an administrator.';
  return new DomainError('forbidden', 'correction.own', message);
}

export function correctionMustBePending(status: CorrectionStatus): Violation {
  return status === 'PENDING' ? undefined : conflict('not-pending', reasons[status]);
}
