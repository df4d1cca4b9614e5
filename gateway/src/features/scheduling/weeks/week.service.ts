import { command, type SignedInContext } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import type { AuditAction } from '../../../platform/use-case/index.js';
import { calendarWeekOf, Organization } from '../../organization/index.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { rowsOf, rowsStartingIn, scheduleRows } from '../schedules/schedule-rows.queries.js';
import { copyScheduleWeekInput, publishSchedulesInput } from './week.inputs.js';
import { daysBetween, movedByDays, weeksMustDiffer, withoutTwins } from './week.rules.js';
import { copyOf, insertCopies } from './week-copy.queries.js';

// Whoever copies at the same moment waits, and then finds the copies that are there.
const oneCopyAtATime = `select pg_advisory_xact_lock(hashtextextended('copy-week ' || ?::text, 0))`;

/**
 * Copies what starts in one week to the same local times of another, as drafts. Canceled shifts stay behind, people who
 * have left are left out, and with them shifts that nobody would work; a retired job is left off. A shift that stands
 * there already is not made twice, so that copying again adds only what is new.
 */
export const copyScheduleWeek = command('copyScheduleWeek', copyScheduleWeekInput, async (context, input) => {
  const { em, viewer, platform } = context;
  const { timezoneInForce: timezone } = await em.findOneOrFail(Organization, viewer.organizationId);
  const [from, to] = [calendarWeekOf(input.fromDate, timezone), calendarWeekOf(input.toDate, timezone)];
  const days = daysBetween(from.startDate, to.startDate);
  enforce(weeksMustDiffer(days));
  await em.execute(oneCopyAtATime, [viewer.organizationId]);
  const originals = await scheduleRows(em, viewer.organizationId, rowsStartingIn(from));
  const standing = await scheduleRows(em, viewer.organizationId, rowsStartingIn(to));
  const wanted = originals
    .filter(({ status }) => status !== 'CANCELED')
    .map((original) => ({ ...copyOf(original), ...movedByDays(original, days, timezone) }))
    .filter(({ assignedUserIds }) => assignedUserIds.length > 0);
  const copies = withoutTwins(wanted, standing);
  await insertCopies(em, viewer.organizationId, copies, platform.clock.now());
  const counts = { count: copies.length, skipped: wanted.length - copies.length };
  recordWeek(context, 'schedules.copied', { from: from.startDate, to: to.startDate, ...counts });
  return latestFirst(
    context,
    copies.map((copy) => copy.id),
  );
});

// Locked in one order, so that a draft which is being deleted or changed at this moment is one or the other, not both.
const publishDrafts = `
  with drafts as (
    select id from schedules
    where organization_id = ? and status = 'DRAFT' and start_at >= ? and start_at < ?
    order by id for update
  )
  update schedules set status = 'PUBLISHED', revision = revision + 1, updated_at = ?
  from drafts where schedules.organization_id = ? and schedules.id = drafts.id
  returning schedules.id`;

/** Publishes every draft that starts in the week: from then on, those who are to work it see it. */
export const publishSchedules = command('publishSchedules', publishSchedulesInput, async (context, input) => {
  const { em, viewer, platform } = context;
  const { organizationId } = viewer;
  const { timezoneInForce } = await em.findOneOrFail(Organization, organizationId);
  const { startDate, from, to } = calendarWeekOf(input.weekOf, timezoneInForce);
  const values = [organizationId, from, to, platform.clock.now(), organizationId];
  const published = await em.execute<{ id: string }[]>(publishDrafts, values);
  const scheduleIds = published.map(({ id }) => id);
  recordWeek(context, 'schedules.published', { week: startDate, scheduleIds });
  return latestFirst(context, scheduleIds);
});

/** One entry for the whole week: the subject is the organization whose week it is. */
function recordWeek(
  { record, viewer }: SignedInContext,
  action: AuditAction,
  changes: Readonly<Record<string, unknown>>,
) {
  record({ action, subjectType: 'ORGANIZATION', subjectId: viewer.organizationId, changes });
}

async function latestFirst({ em, viewer }: SignedInContext, ids: readonly string[]): Promise<ScheduleView[]> {
  return (await scheduleRows(em, viewer.organizationId, rowsOf(ids))).reverse();
}
