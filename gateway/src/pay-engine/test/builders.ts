import {
  type BreakAnswer,
  computePay,
  type DatedRules,
  type OrganizationRules,
  type PayInput,
  type PersonPay,
  type Punch,
  type PunchedBreak,
} from '../index.js';
import { type RuleBook, ruleBook } from '../rule-book.rules.js';

export const denver = 'America/Denver';

export const flsa: OrganizationRules = {
  timezone: denver,
  roundingRule: 'none',
  overtimeRule: 'FLSA',
  workweekStartsOn: 'SUNDAY',
};
export const california: OrganizationRules = { ...flsa, timezone: 'America/Los_Angeles', overtimeRule: 'CALIFORNIA' };
export const noOvertime: OrganizationRules = { ...flsa, overtimeRule: 'NONE' };

/** Local time such as `2026-11-02 8:07:30`, or an instant with its offset such as `2026-11-01T01:30:00-06:00`. */
export function at(text: string, timezone: string): Date {
  if (text.includes('T')) return new Date(text);
  const [date = '', time = ''] = text.split(' ');
  const local = Temporal.PlainDateTime.from(`${date}T${time.replace(/^(\d):/, '0$1:')}`);
  return new Date(local.toZonedDateTime(timezone).epochMilliseconds);
}

/** A break of a shift. An end of null is a break that was not ended. */
export type BreakInput = readonly [type: PunchedBreak['type'], start: string, end: string | null];

/** A shift with local times. `out` is null if the timesheet is open. */
export interface ShiftInput {
  readonly id?: string;
  readonly in: string;
  readonly out: string | null;
  readonly breaks?: readonly BreakInput[];
  readonly jobId?: string | null;
  readonly approved?: boolean;
  readonly missingLocation?: boolean;
  readonly outsidePlace?: string;
  readonly addedByManager?: boolean;
  readonly selfReported?: boolean;
  readonly clockAdjusted?: boolean;
  readonly selfApproved?: boolean;
  readonly breakAnswer?: BreakAnswer | undefined;
}

export function aPunch(shift: ShiftInput, timezone: string): Punch {
  return {
    timesheetId: shift.id ?? shift.in,
    clockInAt: at(shift.in, timezone).getTime(),
    clockOutAt: shift.out === null ? null : at(shift.out, timezone).getTime(),
    breaks: (shift.breaks ?? []).map(([type, start, end]) => ({
      type,
      from: at(start, timezone).getTime(),
      to: end === null ? null : at(end, timezone).getTime(),
    })),
    jobId: shift.jobId ?? null,
    approved: shift.approved ?? true,
    missingLocation: shift.missingLocation ?? false,
    outsidePlace: shift.outsidePlace ?? null,
    addedByManager: shift.addedByManager ?? false,
    selfReported: shift.selfReported ?? false,
    clockAdjusted: shift.clockAdjusted ?? false,
    selfApproved: shift.selfApproved ?? false,
    ...(shift.breakAnswer && { breakAnswer: shift.breakAnswer }),
  };
}

/** What to compute pay for. The default period is the workweek of Sunday, November 8, 2026, without a clock change. */
export interface PayCase {
  readonly rules: OrganizationRules;
  /** Rules that replace them from a day. */
  readonly later?: readonly DatedRules[];
  readonly shifts?: readonly ShiftInput[];
  readonly period?: PayInput['period'];
  readonly timeOff?: PayInput['timeOff'];
  readonly now?: string;
}

function toPayInput({
  rules,
  later = [],
  shifts = [],
  period,
  timeOff = [],
  now = '2027-01-01 0:00',
}: PayCase): PayInput {
  return {
    rules: [{ ...rules, from: null }, ...later],
    period: period ?? { startDate: '2026-11-08', endDate: '2026-11-14' },
    punches: shifts.map((shift) => aPunch(shift, rules.timezone)),
    timeOff,
    now: at(now, rules.timezone),
  };
}

export function pay(payCase: PayCase, rules: RuleBook = ruleBook): PersonPay {
  return computePay(toPayInput(payCase), rules);
}

/** One shift per day from 6:00, starting on a Sunday. Each number is the length in hours; 0 is a day off. */
export function daysOf(hours: readonly number[], sunday = '2026-11-08'): ShiftInput[] {
  const first = Temporal.PlainDate.from(sunday);
  return hours.flatMap((length, index) => {
    if (length === 0) return [];
    const start = first.add({ days: index }).toPlainDateTime('06:00');
    const end = start.add({ minutes: Math.round(length * 60) });
    return [{ in: formatLocal(start), out: formatLocal(end) }];
  });
}

function formatLocal(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' }).replace('T', ' ');
}

/** Hours of each kind: `{ regular: 40, overtime: 10 }` */
export interface HoursPaid {
  readonly regular?: number;
  readonly overtime?: number;
  readonly doubleTime?: number;
  readonly pto?: number;
}

export function hoursOf({ regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes }: PersonPay): HoursPaid {
  return {
    ...(regularMinutes && { regular: regularMinutes / 60 }),
    ...(overtimeMinutes && { overtime: overtimeMinutes / 60 }),
    ...(doubleTimeMinutes && { doubleTime: doubleTimeMinutes / 60 }),
    ...(ptoMinutes && { pto: ptoMinutes / 60 }),
  };
}

/** `11-12 OVERTIME 60` */
export function linesOf({ lines }: PersonPay): string[] {
  return lines.map(({ date, kind, minutes }) => `${date.slice(5)} ${kind} ${minutes}`);
}

/** `11-12 MISSED_MEAL_BREAK` */
export function exceptionsOf({ exceptions }: PersonPay): string[] {
  return exceptions.map(({ date, code }) => `${date.slice(5)} ${code}`);
}
