import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, type SqlStatement, tenantSql } from '../../../platform/database/tenant-sql.js';
import { toInstant, toNullableInstant } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { selectBreakQuestion } from '../../employment/index.js';
import { type Location, selectHasFencedPlaces } from '../../places/index.js';
import { readShiftsNear, type ShiftNear, selectShiftsNear } from '../../scheduling/index.js';
import { readTeamOfDay, selectTeamOfDay, type TeamName } from '../../teams/index.js';
import { selectIsOwnJob } from '../job-choices/job-choice.queries.js';
import type { PunchLocation } from '../timesheets/punch-place.rules.js';
import { chooseTimesheetParts, factsOfRow, type TimesheetRow, timesheetReads } from '../timesheets/timesheet.reads.js';
import { type TimesheetFlag, timesheetTextFields } from '../timesheets/timesheet.types.js';
import type { TimesheetFacts } from '../timesheets/timesheet-view.presenter.js';
import {
  insertPunchLocation,
  type LocationFacts,
  readLocationFacts,
  selectLocationFacts,
} from './punch-location.queries.js';

export interface Start {
  readonly jobId: string | null;
  readonly team: TeamName | null;
}

/** Without a job, the clock-in takes the one of the person's shift. */
export interface RequestedStart {
  readonly location: Location | null;
  readonly jobId?: string | null | undefined;
}

export interface ClockInFacts {
  readonly locationRequired: boolean;
  readonly job: { readonly retired: boolean } | null;
  /** Whether the person may choose the job without a shift on it. */
  readonly isOwnJob: boolean;
  readonly last: { readonly clockOutAt: Date | null } | null;
  readonly locationFacts: LocationFacts;
  readonly shifts: readonly ShiftNear[];
  /** The team to which the person has belonged longest on the day. */
  readonly teamOfDay: TeamName | null;
  readonly row: TimesheetRow;
}

interface FactsRow extends Pick<TimesheetRow, 'jobRetiredAt'> {
  readonly locationRequired: boolean;
  readonly jobId: string | null;
  readonly isOwnJob: boolean;
  readonly lastId: string | null;
  readonly lastClockOutAt: string | null;
  readonly locationFacts: string | null;
  readonly shifts: string | null;
  readonly teamOfDay: string | null;
}

const { worker, workerColor, workerDetails, job } = timesheetReads.parts;
const breakQuestion = { columns: { breakQuestion: { sql: selectBreakQuestion('worker.id') } } };
const fence = { columns: { hasPlaces: { sql: selectHasFencedPlaces } } };
const partsOfClockIn = { worker, workerColor, workerDetails, job, breakQuestion, fence } as const;

/** Shifts are needed for their teams too. */
const hasTeams = 'select exists (select from teams where organization_id = :organization)';

function textOfFacts(selection: Selection): string {
  const parts = [...chooseTimesheetParts(selection).filter((part) => part in partsOfClockIn && part !== 'job'), 'job'];
  const columns = parts.flatMap((part) => Object.entries(partsOfClockIn[part as keyof typeof partsOfClockIn].columns));
  return `
    select ${columns.map(([name, { sql }]) => `${sql} as "${name}", `).join('')}
      organization.require_location_on_clock as "locationRequired", jobs.id as "jobId",
      last.id as "lastId", last.clock_out_at as "lastClockOutAt",
      case when ?::boolean then ${selectLocationFacts('worker.id')} end as "locationFacts",
      ${selectIsOwnJob('worker', '?::uuid')} as "isOwnJob",
      case when ?::boolean or organization.limit_people_to_jobs or (${hasTeams})
        then ${selectShiftsNear('worker.id', '?::timestamptz')} end as shifts,
      case when (${hasTeams}) then ${selectTeamOfDay('?::timestamptz', 'worker.id')} end as "teamOfDay"
    from organizations organization
    join users worker on worker.organization_id = :organization and worker.id = ?
    left join jobs on jobs.organization_id = :organization and jobs.id = ?::uuid
    left join lateral (
      select id, clock_out_at from timesheets
      where organization_id = :organization and user_id = worker.id
      order by clock_in_at desc, id desc limit 1
    ) last on true
    where organization.id = :organization`;
}

export function selectClockInFacts(
  userId: string,
  { jobId, location }: RequestedStart,
  selection: Selection,
  now: Date,
): SqlStatement {
  const isForShifts = [jobId === undefined, now, now, now];
  const values = [location !== null, jobId ?? null, ...isForShifts, now, userId, jobId ?? null];
  return { text: textOfFacts(selection), values };
}

export function readClockInFacts(found: unknown): ClockInFacts {
  const row = found as FactsRow & TimesheetRow;
  const { locationRequired, jobId, jobRetiredAt, lastId, lastClockOutAt, locationFacts, shifts, teamOfDay } = row;
  return {
    row,
    locationRequired,
    isOwnJob: row.isOwnJob,
    shifts: readShiftsNear(shifts),
    teamOfDay: readTeamOfDay(teamOfDay),
    job: jobId === null ? null : { retired: jobRetiredAt !== null },
    last: lastId === null ? null : { clockOutAt: toNullableInstant(lastClockOutAt) },
    locationFacts: readLocationFacts(locationFacts),
  };
}

const selectPlace = `
  with others as (
    select clock_in_at, clock_out_at from timesheets
    where organization_id = :organization and user_id = ? and clock_out_at > ?::timestamptz
  ), place as (
    select min(at) as at from (select ?::timestamptz union all select clock_out_at from others) possible (at)
    where not exists (select from others where clock_in_at <= possible.at and clock_out_at > possible.at)
  )
  select at, (select min(clock_in_at) from others where clock_in_at > at) as "endsBefore" from place`;

/**
 * Where a clock-in counts that was observed before the end of the person's last timesheet: at once where it overlaps nothing,
 * until the next timesheet begins, or else at the first instant after it that overlaps nothing.
 */
export async function findPlaceOfClockIn(em: EntityManager, userId: string, observedAt: Date) {
  const [row] = await tenantSql(em).query<{ readonly at: string; readonly endsBefore: string | null }>(selectPlace, [
    userId,
    observedAt,
    observedAt,
  ]);
  if (!row) throw new Error('findPlaceOfClockIn: the end of the last timesheet is possible');
  return { at: toInstant(row.at), endsBefore: toNullableInstant(row.endsBefore) };
}

interface NewTimesheet extends Start {
  readonly id: string;
  readonly userId: string;
  readonly at: Date;
  readonly endsBefore: Date | null;
  readonly flags: readonly TimesheetFlag[];
  readonly located: PunchLocation | null;
}

const insertOpen = `
  insert into timesheets (organization_id, id, user_id, job_id, team_id, clock_in_at, ends_before, flags)
  values (:organization, ?, ?, ?, ?, ?, ?, ?::text[])`;

/** Fails if a constraint met a simultaneous punch. */
export function insertTimesheet(timesheet: Omit<NewTimesheet, 'located'>): SqlStatement {
  const { id, userId, jobId, team, at, endsBefore, flags } = timesheet;
  return { text: insertOpen, values: [id, userId, jobId, team?.id ?? null, at, endsBefore, arrayLiteral(flags)] };
}

/** Inserts no row if a constraint met a simultaneous punch. With a location, it is one statement too. */
export function insertTimesheetIfPossible(timesheet: NewTimesheet): SqlStatement {
  const { text, values } = insertTimesheet(timesheet);
  const insert = `${text} on conflict do nothing`;
  if (!timesheet.located) return { text: insert, values };
  const location = insertPunchLocation(timesheet.userId, timesheet.located);
  return {
    text: `with sheet as (${insert} returning id) ${location.text}`,
    values: [...values, ...location.values],
  };
}

export function presentNew(
  { id, userId, jobId, team, at, located, flags }: NewTimesheet,
  { row, shifts, locationRequired }: ClockInFacts,
): TimesheetFacts {
  const ofShift = shifts.find(({ job: each }) => each?.id === jobId)?.job;
  const facts = factsOfRow({
    ...row,
    ...(ofShift && { jobName: ofShift.name, jobRetiredAt: null }),
    isLocationRequired: locationRequired,
    ...{ rejectedAt: null, rejectedById: null, rejectionReason: null },
    ...Object.fromEntries(timesheetTextFields.map((field) => [field, ''])),
    ...{ id, userId, jobId, flags, clockInAt: at.toISOString(), clockOutAt: null },
    ...{ teamId: team?.id ?? null, teamName: team?.name ?? null },
    ...{ approvedAt: null, approvedById: null, breaks: null, photos: null, breakAnswer: null },
    punchLocations: null,
  });
  return { ...facts, punchLocations: located ? [located] : [] };
}
