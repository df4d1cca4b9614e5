import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../platform/database/tenant-sql.js';

interface Facts {
  readonly timezone: string | null;
  readonly isConfirmed: boolean;
  readonly hasJob: boolean;
  readonly hasInvited: boolean;
  readonly hasPublished: boolean;
}

const facts = `
  select organization.timezone, organization.timezone_confirmed as "isConfirmed",
    exists (select from jobs where organization_id = :organization and retired_at is null) as "hasJob",
    exists (select from invitations where organization_id = :organization)
      or (select count(*) > 1 from (
        select from users where organization_id = :organization and deleted_at is null limit 2
      ) people) as "hasInvited",
    exists (select from schedules where organization_id = :organization and status = 'PUBLISHED') as "hasPublished"
  from organizations organization where organization.id = :organization`;

/** What the organization has done, in one round trip: each part ends at its first row. */
export async function readFacts(em: EntityManager): Promise<Facts> {
  const [row] = await tenantSql(em).query<Facts>(facts);
  if (!row) throw new Error('The organization of the caller has no row');
  return row;
}

const firstDraft = `
  select start_at as "startAt" from schedules
  where organization_id = :organization and status = 'DRAFT' and start_at >= ? order by start_at limit 1`;

/** When the first draft begins, of those that begin at or after an instant. */
export async function findFirstDraft(em: EntityManager, from: Date): Promise<Date | null> {
  const [row] = await tenantSql(em).query<{ readonly startAt: Date | string }>(firstDraft, [from]);
  return row ? new Date(row.startAt) : null;
}

const draftsBetween = `
  select count(*)::int as count from schedules
  where organization_id = :organization and status = 'DRAFT' and start_at >= ? and start_at < ?`;

export async function countDrafts(em: EntityManager, from: Date, to: Date): Promise<number> {
  const [row] = await tenantSql(em).query<{ readonly count: number }>(draftsBetween, [from, to]);
  return row?.count ?? 0;
}
