import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { readRuleTimeline } from '../../organization/index.js';
import type { SignOffChange } from '../content/sign-off-change.types.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';
import { findConcernedDays } from './concerned-days.rules.js';
import type { SignOffCheck } from './sign-off-check.types.js';

export interface FreshSignOff extends DateRange {
  readonly id: string;
  readonly userId: string;
  readonly content: SignOffContent;
}

/** A change of settings does not change pay that was settled, unless another version settled it again. */
const selectFresh = `
  select id, user_id as "userId", start_date::text as "startDate", end_date::text as "endDate", content
  from sign_offs signed
  where organization_id = :organization and stale_at is null
    and (?::uuid is null or user_id = ?::uuid)
    and (?::date is null or end_date >= ?::date) and (?::date is null or start_date <= ?::date)
    and not (?::boolean and exists (
      select from closed_pay_periods closed
      where closed.organization_id = :organization
        and closed.start_date = signed.start_date and closed.end_date = signed.end_date))
  order by start_date, user_id`;

export async function findFresh(
  em: EntityManager,
  { organizationId, userId, ...changed }: SignOffCheck,
): Promise<FreshSignOff[]> {
  const isAboutSettings = userId === null && changed.from === null;
  const { from, to } = findConcernedDays(changed, await readRuleTimeline(em, organizationId));
  const values = [userId, userId, from, from, to, to, isAboutSettings];
  return tenantSql(em).query<FreshSignOff>(selectFresh, values);
}

const update = `
  update sign_offs set stale_at = ?, stale_reason = ?, stale_by_id = ?::uuid, stale_changes = ?::jsonb
  where organization_id = :organization and id = ?::uuid and stale_at is null`;

export interface Staleness {
  readonly at: Date;
  readonly reason: string;
  readonly actorId: string;
  readonly changes: readonly SignOffChange[];
}

/** Marks a signature. False if another check has marked it. */
export async function markStale(em: EntityManager, id: string, staleness: Staleness): Promise<boolean> {
  const { at, reason, actorId, changes } = staleness;
  return (await tenantSql(em).run(update, [at, reason, actorId, JSON.stringify(changes), id])) > 0;
}

export async function readActorName(em: EntityManager, actorId: string): Promise<string> {
  const [actor] = await tenantSql(em).query<{ readonly firstName: string }>(
    `select first_name as "firstName" from users where organization_id = :organization and id = ?::uuid`,
    [actorId],
  );
  return actor?.firstName ?? '';
}
