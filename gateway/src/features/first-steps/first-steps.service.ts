import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../access/index.js';
import { tenantSql } from '../../platform/database/tenant-sql.js';
import { calendarWeekOf, dayOf, readTimezone, type Timezone } from '../organization/index.js';
import type { FirstStepKey, FirstSteps } from './first-steps.types.js';

export const firstSteps = query('firstSteps', z.object({}), async ({ em, platform }): Promise<FirstSteps> => {
  const { timezone, isConfirmed, hasJob, hasInvited, hasPublished } = await readFacts(em);
  const done: Readonly<Record<FirstStepKey, boolean>> = {
    CONFIRM_TIMEZONE: timezone !== null && isConfirmed,
    ADD_JOBS: hasJob,
    INVITE_PEOPLE: hasInvited,
    PUBLISH_WEEK: hasPublished,
  };
  const steps = Object.entries(done).map(([key, isDone]) => ({ key: key as FirstStepKey, isDone }));
  return {
    isDone: steps.every(({ isDone }) => isDone),
    steps,
    timezone,
    draftWeek: hasPublished ? null : await findDraftWeek(em, await readTimezone(em), platform.clock.now()),
  };
});

async function findDraftWeek(em: EntityManager, timezone: Timezone, now: Date): Promise<FirstSteps['draftWeek']> {
  const weekAt = (instant: Date) => calendarWeekOf(dayOf(instant, timezone).date, timezone);
  const first = await findFirstDraft(em, weekAt(now).from);
  if (!first) return null;
  const { startDate, from, to } = weekAt(first);
  return { startDate, count: await countDrafts(em, from, to) };
}

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
async function readFacts(em: EntityManager): Promise<Facts> {
  const [row] = await tenantSql(em).query<Facts>(facts);
  if (!row) throw new Error('The organization of the caller has no row');
  return row;
}

const firstDraft = `
  select start_at as "startAt" from schedules
  where organization_id = :organization and status = 'DRAFT' and start_at >= ? order by start_at limit 1`;

/** When the first draft begins, of those that begin at or after an instant. */
async function findFirstDraft(em: EntityManager, from: Date): Promise<Date | null> {
  const [row] = await tenantSql(em).query<{ readonly startAt: Date | string }>(firstDraft, [from]);
  return row ? new Date(row.startAt) : null;
}

const draftsBetween = `
  select count(*)::int as count from schedules
  where organization_id = :organization and status = 'DRAFT' and start_at >= ? and start_at < ?`;

async function countDrafts(em: EntityManager, from: Date, to: Date): Promise<number> {
  const [row] = await tenantSql(em).query<{ readonly count: number }>(draftsBetween, [from, to]);
  return row?.count ?? 0;
}
