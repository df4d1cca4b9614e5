import { DomainError, type Violation } from '../../../platform/errors/index.js';
import type { TimesheetView } from '../timesheets/timesheet.types.js';

type Answer = Pick<NonNullable<TimesheetView['breakAnswer']>, 'meals' | 'rests'>;

/** What a record of the audit log says about an answer. */
export function auditAnswer({ breakAnswer }: { readonly breakAnswer: Answer | null }): Partial<Answer> {
  return breakAnswer ? { meals: breakAnswer.meals, rests: breakAnswer.rests } : {};
}

/** The breaks of a shift are known when it has ended. */
export function timesheetMustHaveEnded({ clockOutAt }: { readonly clockOutAt: Date | null }): Violation {
  if (clockOutAt) return undefined;
  return new DomainError('conflict', 'break-answer.in-progress', 'Clock out first, then answer about your breaks');
}

export function dayMustAsk(isAsked: boolean): Violation {
  if (isAsked) return undefined;
  const message = 'Your organization does not ask about breaks on this day';
  return new DomainError('conflict', 'break-answer.not-asked', message);
}
