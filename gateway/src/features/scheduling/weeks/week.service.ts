import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import type { AuditAction } from '../../../platform/use-case/index.js';
import { calendarWeekOf, readTimezone } from '../../organization/index.js';
import { readFilteredTeam } from '../../teams/index.js';
import { copyScheduleWeekInput, publishSchedulesInput } from '../schedules/schedule.inputs.js';
import { hasPeopleOutOfReach } from '../schedules/schedule.rules.js';
import type { ScheduleView } from '../schedules/schedule.types.js';
import { readSchedules, selectByIds, selectStartingIn, selectWorkedByAny } from '../schedules/schedule-rows.queries.js';
import { scheduleText } from '../schedules/schedule-text.types.js';
import { insertDrafts, type NewDraft, waitForOtherPlans } from './insert-drafts.queries.js';
import { countDaysBetween, moveByDays, removeDuplicates, weeksMustDiffer } from './week.rules.js';

/**
 * Copies the shifts that start in one week, as drafts, to the same local times in another. It omits canceled shifts,
 * people who have left, shifts without remaining people, shifts with people out of reach, and retired jobs and teams. It also skips
 * shifts that already exist in the target week, so that copying again adds only the new ones.
 */
export const copyScheduleWeek = command('copyScheduleWeek', copyScheduleWeekInput, async (context, input) => {
  const { em, platform } = context;
  const timezone = await readTimezone(em);
  const [from, to] = [calendarWeekOf(input.fromDate, timezone), calendarWeekOf(input.toDate, timezone)];
  const days = countDaysBetween(from.startDate, to.startDate);
  enforce(weeksMustDiffer(days));
  await waitForOtherPlans(em);
  const originals = await readSchedules(em, selectStartingIn(from));
  const existing = await readSchedules(em, selectStartingIn(to));
  const candidates = originals
    .filter((original) => original.status !== 'CANCELED' && !hasPeopleOutOfReach(original))
    .map((original) => ({ ...copyOf(original), ...moveByDays(original, days, timezone) }))
    .filter(({ assignedUserIds }) => assignedUserIds.length > 0);
  const copies = removeDuplicates(candidates, existing);
  await insertDrafts(em, copies, platform.clock.now());
  const counts = { count: copies.length, skipped: candidates.length - copies.length };
  const assignedUserIds = assigneesOf(copies);
  recordWeek(context, 'schedules.copied', { from: from.startDate, to: to.startDate, ...counts, assignedUserIds });
  return compareLatestFirst(
    context,
    copies.map((copy) => copy.id),
  );
});

// Locks the drafts first and in one order, so that simultaneous changes are seen and calls can't deadlock.
const publishDrafts = (isChosen: string) => `
  with drafts as (
    select id from schedules
    where organization_id = :organization and status = 'DRAFT' and start_at >= ? and start_at < ? and ${isChosen}
      and cardinality(people) = (
        select count(*) from schedule_assignees link
        where link.organization_id = :organization and link.schedule_id = schedules.id)
    order by id for update
  )
  update schedules set status = 'PUBLISHED', revision = revision + 1, updated_at = ?
  from drafts where schedules.organization_id = :organization and schedules.id = drafts.id
  returning schedules.id`;

/**
 * Publishes all drafts that start in the week, or those of the people of a team, so that their assignees see them, unless someone on
 * them is out of reach.
 */
export const publishSchedules = command('publishSchedules', publishSchedulesInput, async (context, input) => {
  const { em, platform } = context;
  const timezone = await readTimezone(em);
  const { startDate, from, to } = calendarWeekOf(input.weekOf, timezone);
  const ofTeam = selectWorkedByAny((await readFilteredTeam(context, input.teamId))?.userIds);
  const values = [from, to, ...ofTeam.values, platform.clock.now()];
  const published = await tenantSql(em).query<{ id: string }>(publishDrafts(ofTeam.condition), values);
  const scheduleIds = published.map(({ id }) => id);
  const schedules = await compareLatestFirst(context, scheduleIds);
  const assignedUserIds = assigneesOf(schedules);
  recordWeek(context, 'schedules.published', { week: startDate, scheduleIds, assignedUserIds });
  return schedules;
});

function assigneesOf(schedules: readonly Pick<ScheduleView, 'assignedUserIds'>[]): string[] {
  return [...new Set(schedules.flatMap(({ assignedUserIds }) => assignedUserIds))];
}

/** Records one audit entry for the whole week. Its subject is the organization. */
function recordWeek(
  { record, viewer }: SignedInContext,
  action: AuditAction,
  changes: Readonly<Record<string, unknown>>,
) {
  record({ action, subjectType: 'ORGANIZATION', subjectId: viewer.organizationId, changes });
}

async function compareLatestFirst({ em }: SignedInContext, ids: readonly string[]): Promise<ScheduleView[]> {
  return (await readSchedules(em, selectByIds(ids))).reverse();
}

/** Omits people who have left, and a retired job, team or place. */
function copyOf({ job, team, place, assignees, ...original }: ScheduleView): NewDraft {
  const { title, startAt, endAt, plannedBreakMinutes, photoIds } = original;
  return {
    id: newId(),
    title,
    ...scheduleText.pick(original),
    startAt,
    endAt,
    plannedBreakMinutes,
    jobId: job && !job.retired ? job.id : null,
    teamId: team && !team.retired ? team.id : null,
    placeId: place && !place.retired ? place.id : null,
    assignedUserIds: assignees.filter((person) => person.status === 'ACTIVE').map((person) => person.id),
    photoIds,
  };
}
