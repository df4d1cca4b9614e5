import { DomainError, type Violation } from '../../../platform/errors/index.js';

/** A break belongs to the job on which it began. */
export function breakMustHaveEnded(openBreak: object | undefined): Violation {
  return openBreak ? new DomainError('conflict', 'break.open', 'End your break first') : undefined;
}

export function jobMustDiffer(current: string | null, next: string | null): Violation {
  if (current !== next) return undefined;
  return new DomainError('conflict', 'timesheet.same-job', 'You are already working on this job');
}
