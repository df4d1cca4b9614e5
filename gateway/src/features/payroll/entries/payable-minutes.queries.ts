import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { isTimeWorked, type PayInput, type Punch, summarizePay } from '../../../pay-engine/index.js';
import { loadPayFacts } from '../run/pay-facts.queries.js';
import { createPayRun } from '../run/pay-run.queries.js';
import { findWindow } from '../run/pay-window.rules.js';
import type { PayrollEntry } from '../run/payroll-entry.types.js';
import { findPay, readPay } from './read-pay.queries.js';

export interface PayableMinutes {
  /** Regular time, overtime and double time as payroll reports them for these dates, without a timesheet in progress. */
  readonly completed: number;
  /** How many minutes a clock-out now would add. */
  readonly inProgress: number;
}

interface PersonAndDates {
  readonly userId: string;
  readonly period: DateRange;
}

/** The payable time of a person, so that screens show the same total as payroll. */
export function readPayableMinutes(
  context: SignedInContext,
  { userId, period }: PersonAndDates,
): Promise<PayableMinutes> {
  const { viewer, platform } = context;
  return readPay(context, period, async (entries, em) => {
    const entry = await entries.of(userId);
    const run = await createPayRun(em, viewer.organizationId, {
      period,
      now: platform.clock.now(),
      hasCarriedLines: false,
    });
    const window = findWindow(period, run.timelines);
    const search = { organizationId: viewer.organizationId, period, window, userIds: [userId] };
    const { punches } = (await loadPayFacts(em, search)).of(userId);
    return {
      completed: listWorkOfDates(entry).reduce((sum, { minutes }) => sum + minutes, 0),
      inProgress: countInProgress({ rules: run.timelines.of(userId), period, now: run.now }, punches),
    };
  });
}

/** Leaves out the corrections of earlier pay periods, which are paid in this one but were not worked in it. */
function listWorkOfDates(entry: PayrollEntry | null): PayrollEntry['lines'] {
  return entry?.lines.filter(({ kind, adjusts }) => isTimeWorked(kind) && !adjusts) ?? [];
}

/** The minutes that a person worked on each date, in the transaction of a command. */
export async function sumWorkByDate(
  { em, viewer, platform }: SignedInContext,
  { userId, period }: PersonAndDates,
): Promise<ReadonlyMap<CalendarDate, number>> {
  const search = { organizationId: viewer.organizationId, period, now: platform.clock.now() };
  const entry = await (await findPay(em, search)).of(userId);
  const sums = new Map<CalendarDate, number>();
  for (const { date, minutes } of listWorkOfDates(entry)) sums.set(date, (sums.get(date) ?? 0) + minutes);
  return sums;
}

function countInProgress(run: Pick<PayInput, 'rules' | 'period' | 'now'>, punches: readonly Punch[]): number {
  if (punches.every(({ clockOutAt }) => clockOutAt !== null)) return 0;
  const ended = punches.map((punch) => ({ ...punch, clockOutAt: punch.clockOutAt ?? run.now.getTime() }));
  const sum = (all: readonly Punch[]) => {
    const { regularMinutes, overtimeMinutes, doubleTimeMinutes } = summarizePay({ ...run, punches: all, timeOff: [] });
    return regularMinutes + overtimeMinutes + doubleTimeMinutes;
  };
  return Math.max(0, sum(ended) - sum(punches));
}
