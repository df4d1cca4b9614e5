import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { readRows, toInstant, where } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { type PayTimelines, readPayTimelines } from '../../employment/index.js';
import { findWindow, loadPayFacts } from '../../payroll/index.js';
import { readTypedTimes } from '../review/review.queries.js';
import { chooseTimesheetParts, type TimesheetRow, timesheetReads } from '../timesheets/timesheet.reads.js';
import type { Punches } from '../timesheets/timesheet.rules.js';
import { computeEffect, findConcernedDays, type TimesheetChange } from './effect.rules.js';
import { type RequestedChange, resolveChange } from './requested-times.rules.js';
import type { CorrectedTimes, PayEffect } from './stored-times.presenter.js';

export interface PersonChange extends TimesheetChange {
  readonly userId: string;
}

/** The timesheet after a change, with the instants that typed times mean. Null if it would be removed. */
export async function readChangedTimes(
  em: EntityManager,
  requested: RequestedChange,
  of: Parameters<typeof readTypedTimes>[2] & { readonly stored: CorrectedTimes | null },
): Promise<CorrectedTimes | null> {
  const after = resolveChange(requested, of.stored);
  return after && { ...after, ...(await readTypedTimes(em, after, of)) };
}

interface EffectSearch {
  readonly organizationId: string;
  readonly now: Date;
}

/** The effects of these changes, each on its own, in the same order. Two statements, however many changes there are. */
export async function computeEffects(
  em: EntityManager,
  { organizationId, now }: EffectSearch,
  changes: readonly PersonChange[],
): Promise<PayEffect[]> {
  if (changes.length === 0) return [];
  const userIds = [...new Set(changes.map(({ userId }) => userId))];
  const timelines = await readPayTimelines(em, organizationId, userIds);
  const period = spanOfDays(changes, timelines, now);
  const window = findWindow(period, timelines);
  const facts = await loadPayFacts(em, { organizationId, period, window, userIds });
  return changes.map((change) => {
    const { userId } = change;
    return computeEffect({ rules: timelines.of(userId), punches: facts.of(userId).punches, change, now });
  });
}

function spanOfDays(changes: readonly PersonChange[], timelines: PayTimelines, now: Date) {
  const days = changes.map((change) => findConcernedDays(change, timelines.of(change.userId), now));
  return {
    startDate: days.map(({ startDate }) => startDate).reduce((a, b) => (a < b ? a : b)),
    endDate: days.map(({ endDate }) => endDate).reduce((a, b) => (a > b ? a : b)),
  };
}

export interface TimesOfPerson extends Punches {
  readonly userId: string;
  readonly timesheetId: string | null;
}

/** The other timesheets of the person at these times, for each of them, in one statement. */
export async function readOverlaps(
  em: EntityManager,
  times: readonly TimesOfPerson[],
  selection: Selection,
): Promise<TimesheetRow[][]> {
  if (times.length === 0) return [];
  const people = arrayLiteral(new Set(times.map(({ userId }) => userId)));
  const first = new Date(Math.min(...times.map(({ clockInAt }) => +clockInAt)));
  const last = new Date(Math.max(...times.map(({ clockOutAt }) => (clockOutAt ? +clockOutAt : latest))));
  const around = where`user_id = any(${people}::uuid[]) and clock_in_at < ${last} and (clock_out_at is null or clock_out_at > ${first})`;
  const rows = await readRows(em, timesheetReads, around, {
    parts: chooseTimesheetParts(selection),
    orderBy: ['clockInAt', 'id'],
  });
  return times.map((each) => rows.filter((row) => overlaps(row, each)));
}

const latest = Date.parse('9999-01-01T00:00:00Z');

function overlaps(row: TimesheetRow, { userId, timesheetId, clockInAt, clockOutAt }: TimesOfPerson): boolean {
  if (row.userId !== userId || row.id === timesheetId) return false;
  const [start, end] = [+toInstant(row.clockInAt), row.clockOutAt ? +toInstant(row.clockOutAt) : latest];
  return start < (clockOutAt ? +clockOutAt : latest) && end > +clockInAt;
}
