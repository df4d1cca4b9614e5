import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { toInstant, toNullableInstant } from '../../../platform/read-model/index.js';
import { compareByName, readNamedUsers, type UserView } from '../../identity/index.js';
import { type JobView, readJobs } from '../../jobs/index.js';
import type { Period } from '../../organization/index.js';
import { type NamedPlace, readPlaceNames } from '../../places/index.js';
import { type NamedTeam, readTeamNames } from '../../teams/index.js';
import type { Selection } from './schedule.policy.js';
import { countPlannedMinutes, maxScheduleDays } from './schedule.rules.js';
import { presentPhotos, type ScheduleView } from './schedule.types.js';
import { type ScheduleText, scheduleText } from './schedule-text.types.js';

/** From `from` until `to`, half-open. Without a bound, it is unlimited on that side. */
export interface TimeRange {
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

/** A row of `schedules` with the ids of its people and photos, separated by commas. */
export interface ScheduleRow extends ScheduleText {
  readonly id: string;
  readonly title: string;
  /** Instants as PostgreSQL writes them. */
  readonly startAt: string;
  readonly endAt: string;
  readonly plannedBreakMinutes: number;
  readonly jobId: string | null;
  readonly teamId: string | null;
  readonly placeId: string | null;
  readonly status: ScheduleView['status'];
  readonly changedAt: string | null;
  readonly userIds: string | null;
  readonly photoIds: string | null;
}

/**
 * The schedules that overlap the time range. The lower bound on the start lets the database skip most of the index: an
 * overlapping schedule can't have started earlier than its maximum length, plus a day for copies across a clock change.
 */
export function selectOverlapping({ from, to }: TimeRange): Selection {
  const started = `end_at > ? and start_at >= ?::timestamptz - interval '${maxScheduleDays + 1} days'`;
  return selectAll({ condition: from ? started : 'true', values: from ? [from, from] : [] }, selectBefore(to));
}

const selectBefore = (to: TimeRange['to']): Selection =>
  to ? { condition: 'start_at < ?', values: [to] } : { condition: 'true', values: [] };

/**
 * The same schedules for a bounded period, for statements that read all of them. Few schedules take longer than a day, and
 * these have an index of their own, so that the others are read from a day before the period, not from a month before it. A page
 * must not use it: with a limit, PostgreSQL prefers the index of all starts, and would read it without a lower bound.
 */
export function selectDuring({ from, to }: Period): Selection {
  const isLong = `end_at - start_at > interval '24 hours'`;
  const startedLong = `start_at >= ?::timestamptz - interval '${maxScheduleDays + 1} days' and ${isLong}`;
  return {
    condition: `end_at > ? and start_at < ? and (start_at >= ?::timestamptz - interval '24 hours' or (${startedLong}))`,
    values: [from, to, from, from],
  };
}

export function selectAll(...selections: readonly Selection[]): Selection {
  return {
    condition: selections.map(({ condition }) => `(${condition})`).join(' and '),
    values: selections.flatMap(({ values }) => values),
  };
}

export function selectStartingIn({ from, to }: Period): Selection {
  return { condition: 'start_at >= ? and start_at < ?', values: [from, to] };
}

export interface PersonPeriod extends Period {
  readonly userId: string;
}

/** The schedules of each person in that person's period. The periods may be far apart. */
export function selectWorkedBy(periods: readonly PersonPeriod[]): Selection {
  const condition = `id in (
    select planned.id
    from jsonb_to_recordset(?::jsonb) as wanted ("userId" uuid, "from" timestamptz, "to" timestamptz)
    join schedule_assignees link on link.organization_id = :organization and link.user_id = wanted."userId"
    join schedules planned on planned.organization_id = link.organization_id and planned.id = link.schedule_id
    where planned.end_at > wanted."from" and planned.start_at < wanted."to"
  )`;
  return { condition, values: [JSON.stringify(periods)] };
}

/** The schedules that one of these people works. By default all. */
export function selectWorkedByAny(userIds: readonly string[] | undefined): Selection {
  if (!userIds) return { condition: 'true', values: [] };
  return { condition: 'people && ?::uuid[]', values: [arrayLiteral(userIds)] };
}

export function selectByIds(ids: Iterable<string>): Selection {
  return { condition: 'id = any(?::uuid[])', values: [arrayLiteral(ids)] };
}

/**
 * A row for each person of a schedule, which costs PostgreSQL less than a list in each row. The people are those of the row
 * itself, so that a restricted manager learns who else works a shift. Without any photo of a schedule in the organization,
 * none is read.
 */
const selectRows = (condition: string) => `
  with selected as materialized (
    select ${['id', 'title', ...scheduleText.columnNames].join(', ')}, job_id, team_id, place_id, status, start_at, end_at,
      planned_break_minutes, changed_at, people
    from schedules where organization_id = :organization and ${condition}
  )
  select selected.id, ${['title', ...scheduleText.selections].join(', ')}, job_id as "jobId", team_id as "teamId",
    place_id as "placeId", status, start_at as "startAt", end_at as "endAt",
    planned_break_minutes as "plannedBreakMinutes", changed_at as "changedAt", user_id as "userIds",
    case when (select exists (select from schedule_photos where organization_id = :organization)) then (
      select string_agg(photo_id::text, ',' order by position) from schedule_photos photo
      where photo.organization_id = :organization and photo.schedule_id = selected.id
    ) end as "photoIds"
  from selected left join unnest(people) as user_id on true
  order by start_at, selected.id, user_id`;

/** Reads rows of an organization, earliest first, without a permission check. */
export async function readScheduleRows(em: EntityManager, { condition, values }: Selection): Promise<ScheduleRow[]> {
  return joinPeople(await tenantSql(em).query<ScheduleRow>(selectRows(condition), values));
}

/** One row for each schedule, from rows of one person each. The rows of a schedule follow each other. */
function joinPeople(rows: readonly ScheduleRow[]): ScheduleRow[] {
  const joined: ScheduleRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last?.id === row.id) joined[joined.length - 1] = { ...last, userIds: `${last.userIds},${row.userIds}` };
    else joined.push(row);
  }
  return joined;
}

export function listAssignees(rows: readonly ScheduleRow[]): Set<string> {
  return new Set(distinctOf(rows, 'userIds').flatMap(idsIn));
}

/**
 * Reads schedules of an organization, earliest first, without a permission check. It runs three statements without lists
 * of placeholders, and makes no entities. A month of 1,000 people is tens of thousands of rows.
 */
export async function readSchedules(em: EntityManager, selection: Selection): Promise<ScheduleView[]> {
  const rows = await readScheduleRows(em, selection);
  return rows.length === 0 ? [] : presentRows(em, rows);
}

/** One schedule, without a permission check. Fails with NOT_FOUND for an unknown id. */
export async function readSchedule(em: EntityManager, id: string): Promise<ScheduleView> {
  const [found] = await readSchedules(em, selectByIds([id]));
  if (!found) throw failures.notFound('Schedule');
  return found;
}

export async function presentRows(em: EntityManager, rows: readonly ScheduleRow[]): Promise<ScheduleView[]> {
  const [people, jobs, teams, places] = await Promise.all([
    readNamedUsers(em, listAssignees(rows)),
    readJobsOf(em, rows),
    readTeamsOf(em, rows),
    readPlacesOf(em, rows),
  ]);
  return presentEach(rows, createRowPresenter({ people: people.toSorted(compareByName), jobs, teams, places }));
}

/** The different values of a column that are not null. */
function distinctOf(rows: readonly ScheduleRow[], column: 'jobId' | 'teamId' | 'placeId' | 'userIds'): string[] {
  const values = new Set<string>();
  for (const { [column]: value } of rows) if (value !== null) values.add(value);
  return [...values];
}

export async function readJobsOf(
  em: EntityManager,
  rows: readonly ScheduleRow[],
): Promise<ReadonlyMap<string, JobView>> {
  const ids = distinctOf(rows, 'jobId');
  return ids.length === 0 ? new Map() : readJobs(em, ids);
}

export async function readTeamsOf(
  em: EntityManager,
  rows: readonly ScheduleRow[],
): Promise<ReadonlyMap<string, NamedTeam>> {
  const ids = distinctOf(rows, 'teamId');
  return ids.length === 0 ? new Map() : readTeamNames(em, ids);
}

export async function readPlacesOf(
  em: EntityManager,
  rows: readonly ScheduleRow[],
): Promise<ReadonlyMap<string, NamedPlace>> {
  const ids = distinctOf(rows, 'placeId');
  return ids.length === 0 ? new Map() : readPlaceNames(em, ids);
}

/** Other requests run after this many rows: a month of 1,000 people takes a tenth of a second. */
const rowsAtOnce = 2_000;

export async function presentEach(
  rows: readonly ScheduleRow[],
  present: (row: ScheduleRow) => ScheduleView,
): Promise<ScheduleView[]> {
  const views: ScheduleView[] = [];
  for (const row of rows) {
    views.push(present(row));
    if (views.length % rowsAtOnce === 0) await setImmediate();
  }
  return views;
}

interface Named {
  /** All assignees of the rows, by name. */
  readonly people: readonly UserView[];
  readonly jobs: ReadonlyMap<string, JobView>;
  readonly teams: ReadonlyMap<string, NamedTeam>;
  readonly places: ReadonlyMap<string, NamedPlace>;
}

export function createRowPresenter({ people, jobs, teams, places }: Named): (row: ScheduleRow) => ScheduleView {
  const crewOf = createCrewPresenter(people);
  return (row) => {
    const { assignedUserIds, assignees } = crewOf(row.userIds);
    const job = (row.jobId && jobs.get(row.jobId)) || null;
    const { photoIds, images, imageUrls } = row.photoIds === null ? noPhotos : presentPhotos(idsIn(row.photoIds));
    const [startAt, endAt] = [toInstant(row.startAt), toInstant(row.endAt)];
    const { plannedBreakMinutes } = row;
    return {
      id: row.id,
      title: row.title,
      ...scheduleText.pick(row),
      startAt,
      endAt,
      plannedBreakMinutes,
      plannedMinutes: countPlannedMinutes({ startAt, endAt, plannedBreakMinutes }),
      job,
      // The text of the job rather than a copy of it in each row.
      jobId: job ? job.id : row.jobId,
      team: (row.teamId && teams.get(row.teamId)) || null,
      teamId: row.teamId,
      place: (row.placeId && places.get(row.placeId)) || null,
      placeId: row.placeId,
      status: row.status,
      changedAt: toNullableInstant(row.changedAt),
      assignedUserIds,
      assignees,
      photoIds,
      images,
      imageUrls,
    };
  };
}

const noPhotos = presentPhotos([]);

type Crew = Pick<ScheduleView, 'assignedUserIds' | 'assignees'>;

/** The people of a schedule. Thousands of schedules have the same ones. */
function createCrewPresenter(people: readonly UserView[]): (userIds: ScheduleRow['userIds']) => Crew {
  const ranks = new Map(people.map((user, index) => [user.id, { user, index }]));
  const crews = new Map<ScheduleRow['userIds'], Crew>();
  return (userIds) => {
    const known = crews.get(userIds);
    if (known) return known;
    const assignedUserIds = idsIn(userIds);
    const ranked = assignedUserIds.flatMap((id) => ranks.get(id) ?? []);
    const assignees = ranked.sort((one, other) => one.index - other.index).map(({ user }) => user);
    const crew = { assignedUserIds, assignees };
    crews.set(userIds, crew);
    return crew;
  };
}

function idsIn(text: string | null): readonly string[] {
  return text ? text.split(',') : [];
}

/**
 * SQL for the number of published schedules that overlap the time from `from` to `to`, which are SQL like `organization`. The
 * index of published schedules is ordered by end. An overlapping schedule can't end later than its maximum length after
 * the time, plus a day for copies across a clock change.
 */
export const countPublished = (organization: string, from: string, to: string) => `
  (select count(*)::int from schedules
   where organization_id = ${organization} and status = 'PUBLISHED' and end_at > ${from}
     and end_at < ${to} + interval '${maxScheduleDays + 1} days' and start_at < ${to})`;
