import type { DateRange } from '@timetrack/contracts/calendar';
import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';
import { nameOfPeriod } from '../../pay-periods/index.js';
import type { SignOffAnswer } from '../records/sign-off.types.js';

const conflict = (code: string, message: string) => new DomainError('conflict', `sign-off.${code}`, message);

export interface SigningFacts {
  readonly isEnabled: boolean;
  /** The pay period with these dates. Null for other dates. */
  readonly period: DateRange | null;
  readonly endsAt: Date;
  readonly now: Date;
  /** The local time at which the person clocked in to a timesheet of the period that is in progress: `Nov 21 at 7:02 AM`. */
  readonly openSince: string | null;
  /** The day of a correction of these hours that is not decided: `Nov 12`. */
  readonly undecidedDay: string | null;
  readonly isEmpty: boolean;
  /** Whether the person has signed, and nothing has changed since. */
  readonly isSigned: boolean;
}

/** What keeps a person from signing, the most lasting reason first. */
export function signingMustBePossible(facts: SigningFacts): Violation {
  const { period, isEnabled, endsAt, now, openSince, undecidedDay, isEmpty, isSigned } = facts;
  if (!isEnabled) return conflict('disabled', 'Signing hours is not turned on in this organization.');
  if (!period) return conflict('not-a-period', 'Only the hours of a whole pay period can be signed.');
  if (now < endsAt) {
    return conflict('not-over', `The pay period ${nameOfPeriod(period)} has not ended yet. Sign it when it is over.`);
  }
  if (openSince) {
    return conflict('timesheet-open', `You have been clocked in since ${openSince}. Clock out before you sign.`);
  }
  if (undecidedDay) {
    return conflict(
      'correction-pending',
      `Your manager has not decided on your correction of ${undecidedDay} yet. Sign when it is decided, or withdraw it.`,
    );
  }
  if (isSigned) return alreadySigned();
  return isEmpty ? conflict('empty', 'Nothing is recorded in these days, so there is nothing to sign.') : undefined;
}

/** Whether a signature is missing below hours that are over, even if something keeps the person from giving it now. */
export function isWaiting({ isEnabled, period, endsAt, now, isSigned, isEmpty }: SigningFacts): boolean {
  return isEnabled && period !== null && now >= endsAt && !isSigned && !isEmpty;
}

/** Also the failure of the database constraint, when a person signs twice at once. */
export const alreadySigned = () => conflict('signed', 'You have already signed these hours.');

/** A signature is worth something only if the person has seen what they sign. */
export function hoursMustBeThoseSeen(seenHash: string, currentHash: string): Violation {
  return seenHash === currentHash
    ? undefined
    : conflict('hours-changed', 'Your hours have changed. Look again before you sign.');
}

interface AskedNow {
  readonly statement: string;
  readonly questions: readonly string[];
}

interface Seen {
  readonly statement?: string | undefined;
  readonly answers: readonly SignOffAnswer[];
}

export function questionsMustBeThoseSeen({ statement, questions }: AskedNow, seen: Seen): Violation {
  const hasOtherQuestion = seen.answers.some(({ question }) => !questions.includes(question));
  if (hasOtherQuestion || (seen.statement !== undefined && seen.statement !== statement)) {
    return conflict('questions-changed', 'What you are asked to confirm has changed. Look again before you sign.');
  }
  const isComplete =
    seen.answers.length === questions.length &&
    questions.every((text, place) => seen.answers[place]?.question === text);
  return isComplete ? undefined : failures.invalid({ answers: 'Answer each question with Yes or No' });
}
