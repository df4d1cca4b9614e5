import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { SignOffCounts } from '../../pay-periods/index.js';
import { isLong, ordinaryLength } from '../../timeclock/index.js';

export interface SignedPeriod extends DateRange {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Whether a timesheet lasts into a period. One in progress has lasted until now, so it does not reach the future. */
const lastsInto = 'coalesce(clock_out_at, asked_at) > starts_at';

/**
 * The people with an entry in each period: a timesheet, approved paid time off, or a signature. People without an account
 * can't sign, so they are left out. One index finds ordinary timesheets
 * that began shortly before the period, another one those that are longer.
 */
const signersOfPeriods = `
  with period as (
    select *, ?::timestamptz as asked_at
    from unnest(?::timestamptz[], ?::timestamptz[], ?::date[], ?::date[]) with ordinality
      as period (starts_at, ends_at, start_date, end_date, place)
  ), unsigned as (
    -- Nobody is missing in an organization that does not ask for signatures.
    select * from period where exists (select from sign_off_settings where organization_id = :organization and enabled)
  ), signer as (
    select place, start_date, end_date, user_id from unsigned
    join timesheets sheet on sheet.organization_id = :organization
      and clock_in_at >= starts_at - ${ordinaryLength} and clock_in_at < ends_at
      and (clock_in_at >= starts_at or ${lastsInto})
    union
    select place, start_date, end_date, user_id from unsigned
    join timesheets sheet on sheet.organization_id = :organization
      and clock_in_at < starts_at - ${ordinaryLength} and ${lastsInto} and ${isLong('sheet')}
    union
    select place, period.start_date, period.end_date, user_id from unsigned period
    join pto_requests request on request.organization_id = :organization and request.status = 'APPROVED'
      and request.start_date <= period.end_date and request.end_date >= period.start_date
    join pto_policies policy on policy.organization_id = :organization and policy.id = request.policy_id and policy.paid
    union
    select place, period.start_date, period.end_date, user_id from period
    join sign_offs signed on signed.organization_id = :organization and signed.start_date = period.start_date
      and signed.end_date = period.end_date
  ), newest as (
    select signer.*, found.id as sign_off_id, found.stale_at
    from signer left join lateral (
      select id, stale_at from sign_offs
      where organization_id = :organization and start_date = signer.start_date and end_date = signer.end_date
        and user_id = signer.user_id
      order by signed_at desc, id desc limit 1
    ) found on true
    join users person on person.organization_id = :organization and person.id = signer.user_id
    where found.id is not null or person.email is not null
  )`;

const valuesOf = (periods: readonly SignedPeriod[], now: Date) => [
  now,
  arrayLiteral(periods.map(({ startsAt }) => startsAt.toISOString())),
  arrayLiteral(periods.map(({ endsAt }) => endsAt.toISOString())),
  arrayLiteral(periods.map(({ startDate }) => startDate)),
  arrayLiteral(periods.map(({ endDate }) => endDate)),
];

export interface Signer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly signOffId: string | null;
}

const selectSigners = `${signersOfPeriods}
  select person.id, person.first_name as "firstName", person.last_name as "lastName", sign_off_id as "signOffId"
  from newest join users person on person.organization_id = :organization and person.id = newest.user_id
  order by person.last_name, person.first_name, person.id`;

export function findSigners(em: EntityManager, period: SignedPeriod, now: Date): Promise<Signer[]> {
  return tenantSql(em).query<Signer>(selectSigners, valuesOf([period], now));
}

/** Without anyone who could sign. */
const noSignOffs: SignOffCounts = { signedCount: 0, staleCount: 0, missingCount: 0 };

const countSigners = `${signersOfPeriods}
  select place::int as place,
    (count(*) filter (where sign_off_id is not null and stale_at is null))::int as "signedCount",
    (count(*) filter (where stale_at is not null))::int as "staleCount",
    (count(*) filter (where sign_off_id is null))::int as "missingCount"
  from newest
  where ?::uuid is null or user_id = ?::uuid
  group by place`;

/** The signatures of each period in one statement: of everyone, or of one person. */
export async function countSigned(
  em: EntityManager,
  periods: readonly SignedPeriod[],
  { userId, now }: { readonly userId: string | null; readonly now: Date },
): Promise<SignOffCounts[]> {
  if (periods.length === 0) return [];
  const values = [...valuesOf(periods, now), userId, userId];
  const rows = await tenantSql(em).query<SignOffCounts & { readonly place: number }>(countSigners, values);
  const byPlace = new Map(rows.map(({ place, ...counts }) => [place, counts]));
  return periods.map((_, index) => byPlace.get(index + 1) ?? noSignOffs);
}
