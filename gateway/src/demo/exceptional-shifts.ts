import type { DemoPerson } from './cast.js';
import { type DemoShift, hourOf } from './shifts.js';

type PersonalShift = readonly [DemoPerson, DemoShift];

/**
 * Adds exceptions to some of the last days: a forgotten clock-out that is still running, one that was fixed the next
 * morning, a timesheet that a manager added for a worker with a dead phone, and a location on another continent.
 */
export function withExceptions(shifts: readonly PersonalShift[], days: readonly Temporal.PlainDate[]): PersonalShift[] {
  const changes: readonly (readonly [firstName: string, daysAgo: number, change: (shift: DemoShift) => DemoShift])[] = [
    ['Siobhán', 1, (shift) => ({ ...shift, clockOutAt: null, approvedAt: null, notes: '', breaks: [] })],
    ['Deshawn', 3, (shift) => ({ ...shift, clockOutAt: new Date(shift.clockInAt.getTime() + 21.5 * 3_600_000) })],
    [
      'Mateusz',
      2,
      (shift) => ({ ...shift, flags: ['ADDED_BY_MANAGER'], location: null, notes: 'Phone was dead all day.' }),
    ],
    ['Jonas', 2, (shift) => ({ ...shift, flags: ['IMPOSSIBLE_LOCATION'], location: { lat: -33.8688, lng: 151.2093 } })],
  ];
  return shifts.map(([person, shift]) => {
    const found = changes.find(
      ([firstName, daysAgo]) => person.firstName === firstName && isOn(shift, days.at(-daysAgo)),
    );
    return [person, found ? found[2](shift) : shift];
  });
}

function isOn({ clockInAt }: DemoShift, day: Temporal.PlainDate | undefined): boolean {
  return day !== undefined && clockInAt >= hourOf(day, 0) && clockInAt < hourOf(day.add({ days: 1 }), 0);
}
