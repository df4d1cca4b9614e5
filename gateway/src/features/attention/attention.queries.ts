import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../platform/database/tenant-sql.js';
import type { Period } from '../organization/index.js';
import { lateGraceMinutes, longestDayHours, noShowDays } from './attention.rules.js';

export interface ShiftOfPerson {
  readonly userId: string;
  readonly scheduleId: string;
  readonly title: string;
  readonly jobId: string | null;
  readonly startAt: Date;
  readonly endAt: Date;
  readonly plannedBreakMinutes: number;
}

/** A longer shift is a plan for several days rather than a working day. */
const longestShiftHours = 24;

/** The instants of a day, from its midnight to the next. PostgreSQL knows `CET` or `MET` as fixed offsets, so it gets no zones. */
export interface DayInstants extends Period {
  readonly date: string;
}

/** The shifts of active people who are not on time off. An approved day off excludes each shift that it touches. */
const shiftsOfPresent = `
  select person.id as "userId", shift.id as "scheduleId", shift.title, shift.job_id as "jobId", shift.start_at as "startAt",
    shift.end_at as "endAt", shift.planned_break_minutes as "plannedBreakMinutes"
  from schedules shift
  join schedule_assignees assigned
    on assigned.organization_id = shift.organization_id and assigned.schedule_id = shift.id
  join users person on person.organization_id = shift.organization_id and person.id = assigned.user_id
    and person.status = 'ACTIVE' and person.deleted_at is null
  where shift.organization_id = :organization and shift.status = 'PUBLISHED'
    and shift.end_at - shift.start_at <= interval '${longestShiftHours} hours'
    and not exists (
      select from pto_requests request
      join unnest(?::date[], ?::timestamptz[], ?::timestamptz[]) as day(date, begins, ends)
        on day.date between request.start_date and request.end_date
      where request.organization_id = shift.organization_id and request.user_id = assigned.user_id
        and request.status = 'APPROVED' and shift.start_at < day.ends and shift.end_at > day.begins)`;

function bindDays(days: readonly DayInstants[]): string[] {
  return [
    arrayLiteral(days.map(({ date }) => date)),
    arrayLiteral(days.map(({ from }) => from.toISOString())),
    arrayLiteral(days.map(({ to }) => to.toISOString())),
  ];
}

/** The time in which the shifts of both lists lie, if the later one ends at `to`. */
export function spanOfShifts({ from, to }: Period): Period {
  const longestMs = longestShiftHours * 3_600_000;
  return {
    from: new Date(from.getTime() - noShowDays * 24 * 3_600_000 - longestMs),
    to: new Date(to.getTime() + longestMs),
  };
}

// A person's timesheets never overlap, so the last one that started before the end of the shift is the one that ends last.
const missedShifts = `${shiftsOfPresent}
    and shift.start_at < ?::timestamptz - interval '${lateGraceMinutes} minutes'
    and shift.start_at > ?::timestamptz - interval '${noShowDays * 24 + longestShiftHours} hours'
    and shift.end_at > ?::timestamptz - interval '${noShowDays} days'
    and not coalesce((
      select sheet.clock_out_at is null or sheet.clock_out_at > shift.start_at from timesheets sheet
      where sheet.organization_id = shift.organization_id and sheet.user_id = assigned.user_id
        and sheet.clock_in_at < shift.end_at
      order by sheet.clock_in_at desc, sheet.id desc limit 1), false)
  order by shift.start_at, shift.id, person.id`;

/** The shifts that began without a clock-in, earliest first. `days` contain all instants of such shifts. */
export async function readMissedShifts(
  em: EntityManager,
  now: Date,
  days: readonly DayInstants[],
): Promise<ShiftOfPerson[]> {
  const rows = await tenantSql(em).query<ShiftOfPerson>(missedShifts, [...bindDays(days), now, now, now]);
  return rows.map(toShift);
}

const comingShifts = `${shiftsOfPresent}
    and shift.start_at < ?::timestamptz and shift.start_at > ?::timestamptz - interval '${longestShiftHours} hours'
    and shift.end_at > ?::timestamptz
  order by shift.start_at, shift.id, person.id`;

/** The shifts that are not over and start before the period ends, earliest first. `days` contain all their instants. */
export async function readComingShifts(
  em: EntityManager,
  { from, to }: Period,
  days: readonly DayInstants[],
): Promise<ShiftOfPerson[]> {
  const rows = await tenantSql(em).query<ShiftOfPerson>(comingShifts, [...bindDays(days), to, from, from]);
  return rows.map(toShift);
}

interface OpenRow {
  readonly timesheetId: string;
  readonly userId: string;
  readonly clockInAt: Date;
  readonly scheduleId: string | null;
  readonly title: string;
  readonly startAt: Date;
  readonly endAt: Date;
}

export interface OpenTimesheet extends Pick<OpenRow, 'timesheetId' | 'userId' | 'clockInAt'> {
  /** The last shift that began within a working day of the clock-in and ended after it. */
  readonly shift: Pick<ShiftOfPerson, 'scheduleId' | 'title' | 'startAt' | 'endAt'> | null;
}

const openTimesheets = `
  select sheet.id as "timesheetId", sheet.user_id as "userId", sheet.clock_in_at as "clockInAt",
    shift.id as "scheduleId", shift.title, shift.start_at as "startAt", shift.end_at as "endAt"
  from timesheets sheet
  left join lateral (
    select schedule.id, schedule.title, schedule.start_at, schedule.end_at
    from schedules schedule
    join schedule_assignees assigned on assigned.organization_id = schedule.organization_id
      and assigned.schedule_id = schedule.id and assigned.user_id = sheet.user_id
    where schedule.organization_id = sheet.organization_id and schedule.status = 'PUBLISHED'
      and schedule.start_at > sheet.clock_in_at - interval '${longestShiftHours} hours'
      and schedule.start_at < least(sheet.clock_in_at + interval '${longestDayHours} hours', ?::timestamptz)
      and schedule.end_at > sheet.clock_in_at
      and schedule.end_at - schedule.start_at <= interval '${longestShiftHours} hours'
    order by schedule.end_at desc, schedule.id limit 1
  ) shift on true
  where sheet.organization_id = :organization and sheet.clock_out_at is null
  order by sheet.clock_in_at, sheet.id`;

export async function readOpenTimesheets(em: EntityManager, now: Date): Promise<OpenTimesheet[]> {
  const rows = await tenantSql(em).query<OpenRow>(openTimesheets, [now]);
  return rows.map(({ timesheetId, userId, clockInAt, scheduleId, title, startAt, endAt }) => ({
    ...{ timesheetId, userId, clockInAt: new Date(clockInAt) },
    shift: scheduleId === null ? null : { scheduleId, title, startAt: new Date(startAt), endAt: new Date(endAt) },
  }));
}

function toShift(row: ShiftOfPerson): ShiftOfPerson {
  return { ...row, startAt: new Date(row.startAt), endAt: new Date(row.endAt) };
}
