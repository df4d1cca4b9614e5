import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import type { RuleTimeline } from '../../../pay-engine/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { readRows, toInstant, where } from '../../../platform/read-model/index.js';
import { createRuleTimeline, instantsOf, readOrganization, zoneAt } from '../../organization/index.js';
import { findPeriodsAround } from '../../pay-periods/index.js';
import type { PayrollEntries, PayrollEntry } from '../../payroll/index.js';
import { buildContent, hashJson, isEmpty } from '../content/sign-off-content.rules.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';
import { readSignedTimes } from '../content/signed-times.queries.js';
import { type SignOffRecord, signOffReads } from '../records/sign-off.reads.js';
import { readSignOffSettings } from '../settings/sign-off-settings.service.js';
import type { SignOffSettings } from '../settings/sign-off-settings.types.js';
import type { SigningFacts } from './sign-off.rules.js';

export interface OwnSearch extends DateRange {
  readonly organizationId: string;
  readonly userId: string;
  readonly now: Date;
}

export interface OwnHours {
  readonly content: SignOffContent;
  readonly contentHash: string;
  readonly settings: SignOffSettings;
  /** The newest signature of these days. */
  readonly newest: SignOffRecord | undefined;
  readonly facts: SigningFacts;
}

export interface SeenPay {
  readonly entry: PayrollEntry;
  readonly rules: PayrollEntries['rules'];
}

export async function readOwnHours(em: EntityManager, search: OwnSearch, { entry, rules }: SeenPay): Promise<OwnHours> {
  const { organizationId, userId, startDate, endDate, now } = search;
  const { history } = await readOrganization(em, organizationId);
  const timeline = createRuleTimeline(history);
  const dates = { startDate, endDate };
  const timesOf = await readSignedTimes(em, { organizationId, period: dates, timeline, userIds: [userId] });
  const content = buildContent({ entry, dates, rules, timesheets: timesOf(userId) });
  const [period] = await findPeriodsAround(em, organizationId, { date: startDate, plan: history.payCalendar });
  const isPeriod = period?.dates.startDate === startDate && period.dates.endDate === endDate;
  const { from: startsAt, to: endsAt } = instantsOf(timeline, dates);
  const [settings, newest, openSince, undecidedAt] = await Promise.all([
    readSignOffSettings(em),
    findNewest(em, userId, dates),
    findOpenSince(em, userId, endsAt),
    findUndecided(em, userId, { startsAt, endsAt }),
  ]);
  return {
    content,
    contentHash: hashJson(content),
    settings,
    newest,
    facts: {
      isEnabled: settings.enabled,
      period: isPeriod ? dates : null,
      endsAt,
      now,
      openSince: openSince && formatPunch(openSince, timeline, zoneAt(timeline, now)),
      undecidedDay: undecidedAt && formatDay(undecidedAt, zoneAt(timeline, undecidedAt)),
      isEmpty: isEmpty(content),
      isSigned: newest !== undefined && newest.staleAt === null,
    },
  };
}

async function findNewest(em: EntityManager, userId: string, { startDate, endDate }: DateRange) {
  const ofPerson = where`
    user_id = ${userId}::uuid and start_date = ${startDate}::date and end_date = ${endDate}::date`;
  const rows = await readRows(em, signOffReads, ofPerson, { orderBy: ['signedAt', 'id'], parts: ['content'] });
  return rows.at(-1);
}

/** A timesheet in progress that began before an instant. It has lasted until now, so it reaches into the days before it. */
async function findOpenSince(em: EntityManager, userId: string, endsAt: Date): Promise<Date | null> {
  const [open] = await tenantSql(em).query<{ readonly clockInAt: string }>(
    `select clock_in_at as "clockInAt" from timesheets
     where organization_id = :organization and user_id = ?::uuid and clock_out_at is null and clock_in_at < ?`,
    [userId, endsAt],
  );
  return open ? toInstant(open.clockInAt) : null;
}

/** The first correction of time in the period that is not decided, as it is recorded or as the person wants it to be. */
const selectUndecided = `
  select correction.clock_in_at as "clockInAt"
  from corrections correction
  left join timesheets sheet on sheet.organization_id = :organization and sheet.id = correction.timesheet_id
  where correction.organization_id = :organization and correction.user_id = ?::uuid and correction.status = 'PENDING'
    and tstzrange(?, ?) && any(array[
      tstzrange(correction.clock_in_at, coalesce(correction.clock_out_at, now()), '[]'),
      tstzrange(sheet.clock_in_at, coalesce(sheet.clock_out_at, now()), '[]')])
  order by correction.clock_in_at limit 1`;

async function findUndecided(
  em: EntityManager,
  userId: string,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<Date | null> {
  const rows = await tenantSql(em).query<{ readonly clockInAt: string }>(selectUndecided, [userId, startsAt, endsAt]);
  return rows[0] ? toInstant(rows[0].clockInAt) : null;
}

/** `Nov 21 at 7:02 AM`, or `Nov 21 at 7:02 AM MST` in another zone than that of today. */
function formatPunch(instant: Date, timeline: RuleTimeline, today: string): string {
  const timeZone = zoneAt(timeline, instant);
  const time = instant.toLocaleString('en-US', {
    ...{ timeZone, hour: 'numeric', minute: '2-digit' },
    ...(timeZone !== today && { timeZoneName: 'short' }),
  });
  return `${formatDay(instant, timeZone)} at ${time}`;
}

/** `Nov 21` */
function formatDay(instant: Date, timeZone: string): string {
  return instant.toLocaleString('en-US', { timeZone, month: 'short', day: 'numeric' });
}
