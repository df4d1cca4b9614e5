import { newId } from '../platform/database/ids.js';
import { type DemoPerson, demoOrganization, demoPlaces, jobOf, placeOf } from './cast.js';
import type { Chance } from './scenes.js';

const minute = 60_000;

interface DemoBreak {
  readonly id: string;
  readonly type: 'UNPAID' | 'PAID';
  readonly startAt: Date;
  readonly endAt: Date | null;
}

export interface DemoShift {
  readonly id: string;
  /** The index of its job in `demoJobs`. */
  readonly job: number;
  readonly clockInAt: Date;
  readonly clockOutAt: Date | null;
  readonly notes: string;
  readonly flags: string[];
  readonly location: { readonly lat: number; readonly lng: number } | null;
  readonly approvedAt: Date | null;
  readonly breaks: readonly DemoBreak[];
}

/** The working days of the six weeks before `today`, oldest first. */
export function listWorkdaysBefore(today: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: 42 }, (_, index) => today.subtract({ days: 42 - index })).filter(
    (day) => day.dayOfWeek <= 5,
  );
}

export function buildShift(
  person: DemoPerson,
  day: Temporal.PlainDate,
  today: Temporal.PlainDate,
  chance: Chance,
): DemoShift {
  const clockInAt = addMinutes(hourOf(day, person.startsAt), chance.between(-9, 11), chance.between(0, 59));
  const clockOutAt = addMinutes(hourOf(day, person.endsAt), chance.between(-14, chance.happens(15) ? 95 : 22));
  const lunchAt = addMinutes(hourOf(day, 12), chance.between(-35, 35));
  const breaks = [buildBreak('UNPAID', lunchAt, chance.between(28, 47))];
  if (chance.happens(40)) breaks.unshift(buildBreak('PAID', addMinutes(hourOf(day, 10), chance.between(-20, 20)), 10));
  return {
    id: newId(),
    ...choosePlace(person, day, chance),
    clockInAt,
    clockOutAt,
    notes: chance.happens(35) ? chance.pick(demoNotes) : '',
    approvedAt: approvalOf(day, today),
    breaks,
  };
}

/** A timesheet in progress since `minutes`, with a break in progress since `breakMinutes` if given. */
export function buildOpenShift(
  person: DemoPerson,
  now: Date,
  minutes: number,
  chance: Chance,
  breakMinutes?: number,
): DemoShift {
  const since = breakMinutes === undefined ? null : addMinutes(now, -breakMinutes);
  return {
    id: newId(),
    ...choosePlace(person, dayOf(now), chance),
    clockInAt: addMinutes(now, -minutes),
    clockOutAt: null,
    notes: '',
    approvedAt: null,
    breaks: since ? [{ id: newId(), type: 'UNPAID', startAt: since, endAt: null }] : [],
  };
}

function choosePlace(
  { crew }: DemoPerson,
  day: Temporal.PlainDate,
  chance: Chance,
): Pick<DemoShift, 'job' | 'flags' | 'location'> {
  const job = jobOf(crew, day);
  // Some phones deny the location. The organization does not require one, so the shift is not flagged.
  if (crew !== 'office' && chance.happens(4)) return { job, flags: [], location: null };
  return { job, flags: [], location: chooseNearby(placeOf(job), chance) };
}

function dayOf(instant: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(demoOrganization.timezone)
    .toPlainDate();
}

function chooseNearby({ lat, lng }: { lat: number; lng: number }, chance: Chance) {
  return { lat: lat + (chance.next() - 0.5) / 1000, lng: lng + (chance.next() - 0.5) / 1000 };
}

/** A week is approved on the following Tuesday. The last days are still pending. */
function approvalOf(day: Temporal.PlainDate, today: Temporal.PlainDate): Date | null {
  const tuesday = day.add({ days: 9 - day.dayOfWeek });
  return Temporal.PlainDate.compare(tuesday, today) < 0 ? hourOf(tuesday, 9.5) : null;
}

function buildBreak(type: DemoBreak['type'], startAt: Date, minutes: number): DemoBreak {
  return { id: newId(), type, startAt, endAt: addMinutes(startAt, minutes) };
}

/** The instant of this hour in the organization's time zone: 6.5 is 6:30. */
export function hourOf(day: Temporal.PlainDate, hour: number): Date {
  const time = new Temporal.PlainTime(Math.floor(hour), (hour % 1) * 60);
  const zoned = day.toZonedDateTime({ timeZone: demoOrganization.timezone, plainTime: time });
  return new Date(zoned.epochMilliseconds);
}

function addMinutes(instant: Date, minutes: number, seconds = 0): Date {
  return new Date(instant.getTime() + minutes * minute + seconds * 1000);
}

const demoNotes: readonly string[] = [
  'Finished the north beds, mulch is down. Two bags left in the trailer.',
  'Irrigation zone 3 is leaking at the valve box. Turned it off, needs a new diaphragm.',
  'Customer asked whether the maple can be moved two feet left. Told her Maya will call.',
  'Skid steer back at the yard, fuel at a quarter.',
  'Laid 14 m of edging. Ran out of stakes at 2 pm.',
  'Rain from 10 to 11, waited it out in the truck.',
  'Base course is compacted and level. Ready for the first row of block tomorrow.',
  'Picked up sod from the nursery: 40 rolls, 3 were dry, sent back.',
  'Pruned the hedge along the east walk. Bird nest in the third one, left it alone.',
  'Gate code changed to the one Tom texted.',
  'Sharpened all the hand tools after lunch.',
  'Planted 12 junipers and staked the two larger pines.',
  'Second coat of sealer on the patio. Keep people off until tomorrow noon.',
  'Helped the stone crew unload pallets for an hour.',
  'Bobcat’s left headlight is out.',
];

type PersonalShift = readonly [DemoPerson, DemoShift];

/**
 * Adds exceptions to some of the last days: a forgotten clock-out that is still running, one that was fixed the next
 * morning, a timesheet that a manager added for a worker with a dead phone, a location on another continent, and a clock-in on
 * the way to the park.
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
    [
      'Hana',
      2,
      (shift) => ({
        ...shift,
        flags: ['OUTSIDE_PLACE'],
        location: { lat: demoPlaces.park.lat + 0.011, lng: demoPlaces.park.lng },
      }),
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
