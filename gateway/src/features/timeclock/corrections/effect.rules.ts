import type { DateRange } from '@timetrack/contracts/calendar';
import {
  dateOf,
  findDependentDays,
  findRuleCalendar,
  type Punch,
  type RuleTimeline,
  summarizePay,
} from '../../../pay-engine/index.js';
import type { BreakSpan, Punches } from '../timesheets/timesheet.rules.js';
import type { PayEffect } from './stored-times.presenter.js';

interface PaidTimes extends Punches {
  readonly breaks: readonly BreakSpan[];
}

export interface TimesheetChange {
  /** Null for a timesheet that does not exist yet. */
  readonly timesheetId: string | null;
  readonly before: PaidTimes | null;
  readonly after: PaidTimes | null;
}

interface EffectFacts {
  readonly rules: RuleTimeline;
  /** The person's punches, at least those within the punch window of `findConcernedDays`. */
  readonly punches: readonly Punch[];
  readonly change: TimesheetChange;
  readonly now: Date;
}

export const noEffect: PayEffect = {
  regularMinutes: 0,
  overtimeMinutes: 0,
  doubleTimeMinutes: 0,
  mealPremiumMinutes: 0,
  restPremiumMinutes: 0,
};

const kinds = Object.keys(noEffect) as (keyof PayEffect)[];

/** The pay of the workweeks concerned with the change, less their pay without it. */
export function computeEffect({ rules, punches, change, now }: EffectFacts): PayEffect {
  const period = findConcernedDays(change, rules, now);
  const input = { rules, period, timeOff: [], now };
  const before = summarizePay({ ...input, punches });
  const after = summarizePay({ ...input, punches: applyChange(punches, change) });
  return Object.fromEntries(kinds.map((kind) => [kind, after[kind] - before[kind]])) as Record<keyof PayEffect, number>;
}

/** All days whose pay a change can affect. */
export function findConcernedDays({ before, after }: TimesheetChange, rules: RuleTimeline, now: Date): DateRange {
  const calendar = findRuleCalendar(rules);
  const times = [before, after].flatMap((each) => each ?? []);
  const instants = times.flatMap(({ clockInAt, clockOutAt }) => [+clockInAt, +(clockOutAt ?? now)]);
  const dateAt = (instant: number) => dateOf(calendar.dayAt(instant));
  const touched = { startDate: dateAt(Math.min(...instants)), endDate: dateAt(Math.max(...instants)) };
  return findDependentDays(touched, rules);
}

/** The punches as they would be. Without an id, the timesheet is added. */
export function applyChange(punches: readonly Punch[], { timesheetId, after }: TimesheetChange): Punch[] {
  const others = punches.filter((punch) => punch.timesheetId !== timesheetId);
  const current = punches.find((punch) => punch.timesheetId === timesheetId);
  return after ? [...others, { ...(current ?? added), ...toPunch(after) }] : others;
}

const added: Omit<Punch, 'clockInAt' | 'clockOutAt' | 'breaks'> = {
  timesheetId: '',
  jobId: null,
  approved: false,
  missingLocation: false,
  outsidePlace: null,
  addedByManager: false,
  selfApproved: false,
  selfReported: true,
  clockAdjusted: false,
};

function toPunch({ clockInAt, clockOutAt, breaks }: PaidTimes): Pick<Punch, 'clockInAt' | 'clockOutAt' | 'breaks'> {
  return {
    clockInAt: +clockInAt,
    clockOutAt: clockOutAt && +clockOutAt,
    breaks: breaks.map(({ type, startAt, endAt }) => ({ type, from: +startAt, to: endAt && +endAt })),
  };
}
