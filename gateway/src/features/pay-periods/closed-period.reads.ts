import type { DateRange } from '@timetrack/contracts/calendar';
import { date, instant, integer, nullable, readModel, toOneOrNone, uuid } from '../../platform/read-model/index.js';
import { deciderNameColumns, personDetailColumns } from '../identity/index.js';

export const closedPeriodReads = readModel('closed_pay_periods', {
  columns: {
    id: uuid('id'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    timesheetCount: integer('timesheet_count'),
    versionId: nullable(uuid('version_id')),
    closedAt: instant('closed_at'),
    closedById: uuid('closed_by_id'),
  },
  parts: {
    closer: toOneOrNone(
      'users',
      'closed_by_id',
      deciderNameColumns('closer', 'closed_pay_periods.closed_by_id'),
      'closer',
    ),
    closerDetails: toOneOrNone('users', 'closed_by_id', personDetailColumns('closer'), 'closer'),
  },
});

/**
 * SQL for the dates of the first closed period that the timesheet of a row overlaps, for lists of closed timesheets: the same
 * rule as `findFirstOverlapped`. `readClosedPeriod` reads it.
 */
export function selectClosedPeriod(row: string): string {
  return `(
    select start_date || ' ' || end_date from closed_pay_periods
    where organization_id = :organization and ends_at > ${row}.clock_in_at
      and (${row}.clock_out_at > starts_at or ${row}.clock_in_at >= starts_at)
    order by ends_at limit 1)`;
}

export function readClosedPeriod(dates: string): DateRange {
  const [startDate = '', endDate = ''] = dates.split(' ');
  return { startDate, endDate };
}
