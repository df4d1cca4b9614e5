import type { EntityManager } from '@mikro-orm/postgresql';
import { reachSetting } from '../../../platform/database/scope.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { toInstant } from '../../../platform/read-model/index.js';
import type { ScheduleText } from '../schedules/schedule-text.types.js';
import type { TimesInWeek } from './week-template.rules.js';
import type { WeekTemplate } from './week-template.types.js';

/** A shift of a template. Its job, its team, its place and its people may be gone when the template is loaded. */
export interface TemplateShift extends TimesInWeek, ScheduleText {
  readonly title: string;
  readonly plannedBreakMinutes: number;
  readonly jobId: string | null;
  readonly teamId: string | null;
  readonly placeId: string | null;
  readonly assignedUserIds: readonly string[];
}

interface Row extends Omit<WeekTemplate, 'updatedAt'> {
  readonly updatedAt: string;
}

/** The stored count is of everyone: a restricted manager sees how many of the people are in reach. */
const peopleInReach = `
  case when current_setting('${reachSetting}', true) = '*' then people_count else (
    select count(*)::int from users
    where users.organization_id = :organization and users.id in (
      select person::uuid from jsonb_array_elements(shifts) shift, jsonb_array_elements_text(shift -> 'assignedUserIds') person)
  ) end`;

const selectTemplates = `
  select id, name, shift_count as "shiftCount", ${peopleInReach} as "peopleCount", updated_at as "updatedAt"
  from week_templates where organization_id = :organization`;

const byName = `${selectTemplates} order by name, id`;
const byIds = `${selectTemplates} and id = any(?::uuid[])`;

export async function readWeekTemplates(em: EntityManager): Promise<WeekTemplate[]> {
  return (await tenantSql(em).query<Row>(byName)).map(present);
}

export async function readWeekTemplatesById(em: EntityManager, ids: readonly string[]): Promise<WeekTemplate[]> {
  return (await tenantSql(em).query<Row>(byIds, [arrayLiteral(ids)])).map(present);
}

const present = ({ updatedAt, ...row }: Row): WeekTemplate => ({ ...row, updatedAt: toInstant(updatedAt) });

/** One template. Fails with NOT_FOUND for an unknown id. */
export async function readWeekTemplate(em: EntityManager, id: string): Promise<WeekTemplate> {
  const [found] = await readWeekTemplatesById(em, [id]);
  if (!found) throw failures.notFound('Week template');
  return found;
}

export interface StoredWeek {
  readonly name: string;
  readonly shiftCount: number;
  readonly shifts: readonly TemplateShift[];
}

const stored = `
  select name, shift_count as "shiftCount", shifts from week_templates
  where organization_id = :organization and id = ?`;

/** Locks the template until the transaction ends, so that simultaneous changes wait for each other. */
export async function lockWeekTemplate(em: EntityManager, id: string): Promise<StoredWeek> {
  const [found] = await tenantSql(em).query<StoredWeek>(`${stored} for update`, [id]);
  if (!found) throw failures.notFound('Week template');
  return found;
}

export async function readStoredWeek(em: EntityManager, id: string): Promise<StoredWeek> {
  const [found] = await tenantSql(em).query<StoredWeek>(stored, [id]);
  if (!found) throw failures.notFound('Week template');
  return found;
}

const oneListChangeAtATime = `select pg_advisory_xact_lock(hashtextextended('week-templates ' || :organization::text, 0))`;

/** Simultaneous additions wait for each other, so that none exceeds the limit. */
export async function lockWeekTemplates(em: EntityManager): Promise<void> {
  await tenantSql(em).query(oneListChangeAtATime);
}

interface Change {
  readonly id: string;
  readonly at: Date;
}

const insert = `
  insert into week_templates (organization_id, id, name, shifts, shift_count, people_count, updated_at)
  values (:organization, ?, ?, ?::jsonb, ?, ?, ?)`;

type NewWeek = Pick<StoredWeek, 'name' | 'shifts'>;

export async function insertWeekTemplate(
  em: EntityManager,
  { name, shifts }: NewWeek,
  { id, at }: Change,
): Promise<void> {
  await tenantSql(em).run(insert, [id, name, JSON.stringify(shifts), shifts.length, countPeople(shifts), at]);
}

const update = `
  update week_templates set name = ?, shifts = ?::jsonb, shift_count = ?, people_count = ?, updated_at = ?
  where organization_id = :organization and id = ?`;

export async function storeWeekTemplate(
  em: EntityManager,
  { name, shifts }: NewWeek,
  { id, at }: Change,
): Promise<void> {
  await tenantSql(em).run(update, [name, JSON.stringify(shifts), shifts.length, countPeople(shifts), at, id]);
}

const remove = 'delete from week_templates where organization_id = :organization and id = ?';

export async function removeWeekTemplate(em: EntityManager, id: string): Promise<void> {
  await tenantSql(em).run(remove, [id]);
}

function countPeople(shifts: readonly TemplateShift[]): number {
  return new Set(shifts.flatMap(({ assignedUserIds }) => assignedUserIds)).size;
}
