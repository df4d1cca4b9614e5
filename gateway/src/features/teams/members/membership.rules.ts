import type { CalendarDate } from '@timetrack/contracts/calendar';
import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';

/** From a day, perhaps until a day, which is the first one outside the team. */
export interface Stay {
  readonly fromDate: CalendarDate;
  readonly toDate: CalendarDate | null;
}

export function teamMustBeActive(retired: boolean): Violation {
  if (!retired) return undefined;
  const message = 'This team is retired. Ask an administrator to reinstate it.';
  return new DomainError('conflict', 'team.retired', message);
}

export function membershipMustEndAfterItsStart({ fromDate, toDate }: Stay): Violation {
  if (toDate === null || toDate > fromDate) return undefined;
  return failures.invalid({ toDate: 'The end must be after the first day' });
}

/** A stay may begin on the day on which another one ends. */
export function membershipsMustNotOverlap(stays: readonly Stay[], added: Stay): Violation {
  return stays.some((stay) => overlap(stay, added)) ? membershipOverlaps() : undefined;
}

/** Also the failure of the constraint, for two additions at the same time. */
export function membershipOverlaps(): DomainError {
  const message = 'This person is in the team on some of these days. Choose other days.';
  return new DomainError('conflict', 'team.membership-overlaps', message);
}

function overlap(one: Stay, other: Stay): boolean {
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

const startsBeforeEnd = ({ fromDate }: Stay, { toDate }: Stay) => toDate === null || fromDate < toDate;

/** The stay that ends: the current one, or else the next one to come. */
export function findEndingStay<Of extends Stay>(stays: readonly Of[], today: CalendarDate): Of | undefined {
  return stays
    .filter(({ toDate }) => toDate === null || toDate > today)
    .toSorted((one, other) => Number(one.fromDate > other.fromDate) - Number(one.fromDate < other.fromDate))[0];
}

/** 0 for a current member, 1 for a coming one and 2 for a past one. */
export function rankOfStay({ fromDate, toDate }: Stay, today: CalendarDate): 0 | 1 | 2 {
  if (toDate !== null && toDate <= today) return 2;
  return fromDate > today ? 1 : 0;
}
