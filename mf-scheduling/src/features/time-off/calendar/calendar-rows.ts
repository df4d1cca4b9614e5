import { type CalendarDate, datesOf } from '@timetrack/screens';
import type { Scheduling_Calendar_LoadQuery } from '../../../gql/graphql.js';

export type CalendarPerson = NonNullable<
  NonNullable<Scheduling_Calendar_LoadQuery['viewer']>['ptoCalendar']
>['people'][number];
export type CalendarTimeOff = CalendarPerson['timeOff'][number];

export function isOpenable({ canDecide, canRevoke }: Pick<CalendarTimeOff, 'canDecide' | 'canRevoke'>): boolean {
  return canDecide || canRevoke;
}

/** Where a bar begins and ends among the days of a month, as lines of a CSS grid. */
export function columnsOf({ startDate, endDate }: CalendarTimeOff, days: readonly CalendarDate[]): [number, number] {
  const first = days.findIndex((day) => day >= startDate);
  const last = days.findLastIndex((day) => day <= endDate);
  return [first + 1, last + 2];
}

export interface PersonOff {
  readonly person: CalendarPerson;
  readonly timeOff: CalendarTimeOff;
}

/** The people on time off for each day of the month. Days without any are left out. */
export function listDaysOff(people: readonly CalendarPerson[], days: readonly CalendarDate[]) {
  const byDay = new Map<CalendarDate, PersonOff[]>(days.map((day) => [day, []]));
  for (const person of people) {
    for (const timeOff of person.timeOff) {
      for (const day of datesOf(timeOff)) byDay.get(day)?.push({ person, timeOff });
    }
  }
  return [...byDay].filter(([, people]) => people.length > 0);
}
