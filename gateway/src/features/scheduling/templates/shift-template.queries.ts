import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { readJobs } from '../../jobs/index.js';
import { readPlaceNames } from '../../places/index.js';
import { readTeamNames } from '../../teams/index.js';
import { type ScheduleText, scheduleText } from '../schedules/schedule-text.types.js';
import type { ShiftTemplate } from './shift-template.types.js';

export interface StoredTemplate extends Omit<ShiftTemplate, 'title' | 'job' | 'team' | 'place'> {
  /** Null for the name. */
  readonly title: string | null;
}

export type TemplateFields = Omit<StoredTemplate, 'id' | 'position'>;

const selectTemplates = `
  select ${['id', 'position', 'name', 'title', ...scheduleText.selections].join(', ')}, to_char(start_time, 'HH24:MI') as "startTime",
    to_char(end_time, 'HH24:MI') as "endTime", planned_break_minutes as "plannedBreakMinutes", job_id as "jobId",
    team_id as "teamId", place_id as "placeId"
  from shift_templates where organization_id = :organization`;

const inOrder = `${selectTemplates} order by position, id`;
const byIds = `${selectTemplates} and id = any(?::uuid[])`;
const byIdLocked = `${selectTemplates} and id = ? for update`;

export async function readTemplates(em: EntityManager): Promise<ShiftTemplate[]> {
  return presentTemplates(em, await tenantSql(em).query<StoredTemplate>(inOrder));
}

export async function readTemplatesById(em: EntityManager, ids: readonly string[]): Promise<ShiftTemplate[]> {
  return presentTemplates(em, await tenantSql(em).query<StoredTemplate>(byIds, [arrayLiteral(ids)]));
}

/** One template. Fails with NOT_FOUND for an unknown id. */
export async function readTemplate(em: EntityManager, id: string): Promise<ShiftTemplate> {
  const [found] = await readTemplatesById(em, [id]);
  if (!found) throw failures.notFound('Shift template');
  return found;
}

/** Locks the template until the transaction ends, so that simultaneous changes wait for each other. */
export async function lockTemplate(em: EntityManager, id: string): Promise<StoredTemplate> {
  const [found] = await tenantSql(em).query<StoredTemplate>(byIdLocked, [id]);
  if (!found) throw failures.notFound('Shift template');
  return found;
}

async function presentTemplates(em: EntityManager, rows: readonly StoredTemplate[]): Promise<ShiftTemplate[]> {
  const jobIds = rows.flatMap(({ jobId }) => jobId ?? []);
  const teamIds = rows.flatMap(({ teamId }) => teamId ?? []);
  const placeIds = rows.flatMap(({ placeId }) => placeId ?? []);
  const [jobs, teams, places] = await Promise.all([
    jobIds.length > 0 ? readJobs(em, new Set(jobIds)) : undefined,
    teamIds.length > 0 ? readTeamNames(em, new Set(teamIds)) : undefined,
    placeIds.length > 0 ? readPlaceNames(em, new Set(placeIds)) : undefined,
  ]);
  return rows.map((row) => ({
    ...row,
    title: row.title ?? row.name,
    job: (row.jobId && jobs?.get(row.jobId)) || null,
    team: (row.teamId && teams?.get(row.teamId)) || null,
    place: (row.placeId && places?.get(row.placeId)) || null,
  }));
}

const oneListChangeAtATime = `select pg_advisory_xact_lock(hashtextextended('shift-templates ' || :organization::text, 0))`;

/** Simultaneous additions and orders wait for each other, so that neither exceeds the limit or loses a place. */
export async function lockList(em: EntityManager): Promise<void> {
  await tenantSql(em).query(oneListChangeAtATime);
}

/** The columns that a planner chooses, in the order of `values`. */
const columns = [
  ...['name', 'title', ...scheduleText.columnNames],
  ...['start_time', 'end_time', 'planned_break_minutes', 'job_id', 'team_id', 'place_id'],
];

function values({
  name,
  title,
  startTime,
  endTime,
  plannedBreakMinutes,
  jobId,
  teamId,
  placeId,
  ...text
}: TemplateFields) {
  const texts = scheduleText.names.map((field) => text[field]);
  return [...[name, title, ...texts], ...[startTime, endTime, plannedBreakMinutes, jobId, teamId, placeId]];
}

const placeholderOf = (column: string) => (column.endsWith('_time') ? '?::time' : '?');

const insert = `
  insert into shift_templates (organization_id, ${columns.join(', ')}, id, position, updated_at)
  values (:organization, ${columns.map(placeholderOf).join(', ')}, ?, ?, ?)`;

interface Place {
  readonly id: string;
  readonly position: number;
  readonly at: Date;
}

/** Without its texts, a template has none. */
type NewTemplate = Omit<TemplateFields, keyof ScheduleText> & Partial<ScheduleText>;

export async function insertTemplate(em: EntityManager, fields: NewTemplate, place: Place): Promise<void> {
  const stored = values({ ...fields, ...scheduleText.fill(fields) });
  await tenantSql(em).run(insert, [...stored, place.id, place.position, place.at]);
}

const update = `
  update shift_templates set ${columns.map((column) => `${column} = ${placeholderOf(column)}`).join(', ')}, updated_at = ?
  where organization_id = :organization and id = ?`;

export async function updateTemplate(em: EntityManager, id: string, fields: TemplateFields, at: Date): Promise<void> {
  await tenantSql(em).run(update, [...values(fields), at, id]);
}

const remove = 'delete from shift_templates where organization_id = :organization and id = ?';

export async function removeTemplate(em: EntityManager, id: string): Promise<void> {
  await tenantSql(em).run(remove, [id]);
}

const reorder = `
  update shift_templates set position = wanted.place, updated_at = ?
  from unnest(?::uuid[]) with ordinality as wanted (id, place)
  where organization_id = :organization and shift_templates.id = wanted.id and position <> wanted.place`;

export async function storeOrder(em: EntityManager, ids: readonly string[], at: Date): Promise<void> {
  await tenantSql(em).run(reorder, [at, arrayLiteral(ids)]);
}
