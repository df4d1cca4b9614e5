import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, type CalendarDate, type DateRange } from '@timetrack/contracts/calendar';
import { findDependentDays } from '../../../pay-engine/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { type PayTimelines, readPayTimelines } from '../../employment/index.js';
import type { SignOffChange, SignOffContent } from '../content/sign-off-content.types.js';
import type { ChangedSubject } from './changed-hours.rules.js';

export const signOffCheckJobName = 'sign-off-check';

export interface SignOffCheck {
  readonly organizationId: string;
  /** Null for everyone. */
  readonly userId: string | null;
  /** The first and the last day on which hours may have changed. Null for no limit. */
  readonly from: string | null;
  readonly to: string | null;
  /** The person whose command may have changed hours. Null for the check of a new signature, which the signer did not change. */
  readonly actorId: string | null;
}

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
  const timelines = await readPayTimelines(em, organizationId, userId === null ? null : [userId]);
  const { from, to } = findConcernedDays(changed, timelines);
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

/** The first and the last day of a change. Null for no limit. */
interface ChangedDays {
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
}

/** All days whose pay a change can affect. The days of a change are those of UTC, so its local days may be the neighbors. */
function findConcernedDays({ from, to }: ChangedDays, { all }: PayTimelines): ChangedDays {
  const daysAround = (date: CalendarDate) => {
    const near = { startDate: addDays(date, -1), endDate: addDays(date, 1) };
    return all.map((timeline) => findDependentDays(near, timeline));
  };
  const firstDay = (days: readonly DateRange[]) =>
    days.map(({ startDate }) => startDate).reduce((a, b) => (a < b ? a : b));
  const lastDay = (days: readonly DateRange[]) => days.map(({ endDate }) => endDate).reduce((a, b) => (a > b ? a : b));
  return { from: from && firstDay(daysAround(from)), to: to && lastDay(daysAround(to)) };
}

type Days = Pick<SignOffCheck, 'userId' | 'from' | 'to'>;

export function findChangedDays(em: EntityManager, subject: ChangedSubject): Promise<Days> {
  if (subject.kind === 'TIMESHEET') return findDaysOfTimesheet(em, subject);
  if (subject.kind === 'TIME_OFF') return findDaysOf(em, 'pto_requests', subject.id);
  if (subject.kind === 'SIGN_OFF') return findDaysOf(em, 'sign_offs', subject.id);
  const userId = subject.kind === 'PERSON' ? subject.userId : null;
  return Promise.resolve({ userId, from: subject.from, to: null });
}

/** The first and the last day of the values that were changed and of those that are stored now. */
const selectDaysOfTimesheet = `
  select person as "userId", min(at)::date::text as "from", max(at)::date::text as "to"
  from (
    select user_id as person, unnest(array[clock_in_at, coalesce(clock_out_at, now())]) as at
    from timesheets where organization_id = :organization and id = ?::uuid
    union all
    select coalesce(?::uuid, (select user_id from timesheets where organization_id = :organization and id = ?::uuid)),
      unnest(?::timestamptz[])
  ) as known
  where person is not null
  group by person`;

async function findDaysOfTimesheet(
  em: EntityManager,
  { id, userId, instants }: Extract<ChangedSubject, { readonly kind: 'TIMESHEET' }>,
): Promise<Days> {
  const [found] = await tenantSql(em).query<Days>(selectDaysOfTimesheet, [id, userId, id, arrayLiteral(instants)]);
  return found ?? { userId, from: null, to: null };
}

async function findDaysOf(em: EntityManager, table: 'pto_requests' | 'sign_offs', id: string): Promise<Days> {
  const [found] = await tenantSql(em).query<Days>(
    `select user_id as "userId", start_date::text as "from", end_date::text as "to"
     from ${table} where organization_id = :organization and id = ?::uuid`,
    [id],
  );
  return found ?? { userId: null, from: null, to: null };
}
