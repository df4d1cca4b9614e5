import { weekdays } from '@timetrack/contracts/calendar';
import fc from 'fast-check';
import {
  type CustomRule,
  type DatedRules,
  type OrganizationRules,
  type OvertimeRule,
  overtimeRules,
  type PayInput,
  type Punch,
  type PunchedBreak,
} from '../index.js';

/** Zones with offsets of half and quarter hours, a half-hour clock change, skipped midnights, and no clock changes. */
const zones = [
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Havana',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Apia',
  'Pacific/Chatham',
  'UTC',
];
export const anyZone = fc.constantFrom(...zones);

const minute = 60_000;

const anyLimit = (min: number, max: number) => fc.option(fc.integer({ min, max }));

/** Limits that an organization may set: double time starts after overtime, and there is at least one limit. */
const anyCustomRule: fc.Arbitrary<CustomRule> = fc
  .record({
    daily: anyLimit(60, 14 * 60),
    double: anyLimit(60, 6 * 60),
    weeklyMinutes: anyLimit(600, 60 * 60),
    consecutiveMinutes: anyLimit(60, 14 * 60),
    nthDay: anyLimit(2, 7),
    country: fc.constantFrom('US', 'CA', 'OTHER'),
  })
  .map(({ daily, double, country, ...limits }) => ({
    ...{ id: JSON.stringify({ daily, double, country, ...limits }), name: 'Agreement', source: null, country },
    limits: {
      ...limits,
      dailyMinutes: daily,
      dailyDoubleMinutes: double === null ? null : (daily ?? 0) + double,
      weeklyMinutes: daily === null && double === null ? (limits.weeklyMinutes ?? 2400) : limits.weeklyMinutes,
    },
  }));

export const rulesUnder = (rule: fc.Arbitrary<OvertimeRule>): fc.Arbitrary<OrganizationRules> =>
  fc
    .record({
      timezone: anyZone,
      roundingRule: fc.constantFrom('none', '5min', '6min', '10min', '15min'),
      overtimeRule: rule,
      customRule: anyCustomRule,
      workweekStartsOn: fc.constantFrom(...weekdays),
    })
    .map(({ customRule, ...rules }) => ({
      ...rules,
      ...(rules.overtimeRule === 'CUSTOM' && { customRule }),
    }));

export const anyRules = rulesUnder(fc.constantFrom(...overtimeRules));

/** A shift that starts some time after the previous one, with breaks in order and apart from each other. Milliseconds. */
interface ShiftPattern {
  readonly rest: number;
  readonly length: number;
  readonly job: string | null;
  readonly breaks: readonly { type: PunchedBreak['type']; rest: number; length: number }[];
}

const patterns = (unit: number) =>
  fc.array(
    fc.record<ShiftPattern>({
      rest: fc
        .oneof(fc.constant(0), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 4 * 60, max: 20 * 60 }))
        .map((each) => each * unit),
      length: fc.integer({ min: 1, max: 15 * 60 }).map((each) => each * unit),
      job: fc.constantFrom(null, 'roof', 'garden'),
      breaks: fc.array(
        fc.record({
          type: fc.constantFrom<PunchedBreak['type']>('UNPAID', 'PAID'),
          rest: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 300 })).map((each) => each * unit),
          length: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.constantFrom(20, 30)).map((each) => each * unit),
        }),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 18 },
  );

function punchesOf(start: number, patterns: readonly ShiftPattern[]): Punch[] {
  let clock = start;
  return patterns.map(({ rest, length, job, breaks }, index) => {
    const clockIn = clock + rest;
    const clockOut = clockIn + length;
    clock = clockOut;
    let reached = clockIn;
    const punchedBreaks = breaks.map(({ type, rest: gap, length: breakLength }) => {
      const startAt = reached + gap;
      reached = startAt + breakLength;
      return { type, from: startAt, to: reached };
    });
    return {
      timesheetId: `timesheet ${index}`,
      clockInAt: clockIn,
      clockOutAt: clockOut,
      breaks: punchedBreaks.filter(({ to }) => to <= clockOut),
      jobId: job,
      approved: true,
      missingLocation: false,
      outsidePlace: null,
      addedByManager: false,
      selfReported: false,
      clockAdjusted: false,
      selfApproved: false,
    };
  });
}

/** Around the days on which the clocks of those zones change, and at any other time. */
const anyStart = fc.oneof(
  fc.integer({ min: Date.UTC(2018, 0), max: Date.UTC(2030, 0) }),
  fc
    .tuple(
      fc.constantFrom(
        ...[
          '2018-11-01',
          '2023-04-24',
          '2023-10-24',
          '2026-03-04',
          '2026-03-25',
          '2026-04-01',
          '2026-09-30',
          '2026-10-28',
        ],
        '2011-12-27',
      ),
      fc.nat(24 * 60),
    )
    .map(([date, minutes]) => Date.parse(`${date}T00:00:00Z`) + minutes * minute),
);

/** Weeks of one person's work, to the second or to the minute, and a period that contains all of it. */
export function arbitraryWork(
  unit: 'seconds' | 'minutes',
  anyOfThese: fc.Arbitrary<OrganizationRules> = anyRules,
): fc.Arbitrary<PayInput & { readonly rules: readonly [DatedRules] }> {
  const step = unit === 'minutes' ? minute : 1000;
  const length = unit === 'minutes' ? patterns(minute) : patterns(minute).map((all) => all.map(addSeconds));
  return fc.tuple(anyOfThese, anyStart, length).map(([rules, begin, patterns]) => {
    const start = Math.floor(begin / step) * step;
    return {
      rules: [{ ...rules, from: null }] as const,
      period: periodAround(start, patterns),
      punches: punchesOf(start, patterns),
      timeOff: [],
      now: new Date(start),
    };
  });
}

/** Moves a shift off whole minutes, which also shifts everything after it. Shifts that touch still do. */
function addSeconds(pattern: ShiftPattern, index: number): ShiftPattern {
  const rest = pattern.rest === 0 && index > 0 ? 0 : pattern.rest + 1000 * (index + 1);
  return { ...pattern, rest, length: pattern.length + 17_000 };
}

function periodAround(start: number, patterns: readonly ShiftPattern[]): PayInput['period'] {
  const length = patterns.reduce((sum, { rest, length: worked }) => sum + rest + worked, 0);
  const date = (instant: number, days: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO('UTC').toPlainDate().add({ days }).toString();
  return { startDate: date(start, -2), endDate: date(start + length + 60 * minute, 4) };
}
