import { type DateRange, weekOf } from '@timetrack/contracts/calendar';
import type { SignedInContext } from '../../../access/index.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { failures } from '../../../platform/errors/index.js';
import { dateAt, findRulesInForce, readRuleTimeline } from '../../organization/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { mayApproveHoursOf } from '../timesheets/timesheet.policy.js';
import { isOnlyOwner, lockTimesheet } from '../timesheets/timesheet.queries.js';
import {
  onlyForReview,
  readTimesheetsById,
  readTimesheetsOfPeople,
} from '../timesheets/timesheets-of-people.queries.js';
import {
  type DecisionFacts,
  decideSelection,
  type FoundSelection,
  type FoundWeek,
  type Selected,
} from './selection.rules.js';

type Timeline = Awaited<ReturnType<typeof readRuleTimeline>>;

/** Locks what was selected, and decides about each timesheet as the other transactions left it. */
export async function decideLocked(
  context: SignedInContext,
  selected: Selected,
  findReasonToLeave: DecisionFacts['findReasonToLeave'],
) {
  const { em, viewer } = context;
  const timeline = await readRuleTimeline(em, viewer.organizationId);
  const found = await lockSelected(context, selected, timeline);
  const dayOf: DecisionFacts['dayOf'] = ({ clockInAt }) => dateAt(timeline, clockInAt);
  return decideSelection(found, selected, {
    viewer,
    isOnlyOwner: await isOnlyOwner(em, viewer),
    dayOf,
    findReasonToLeave,
  });
}

/** Locks one timesheet. `mayDecide` is whether the caller may approve or reject the hours of its person. */
export async function lockToDecide({ em, viewer }: SignedInContext, id: string) {
  const timesheet = await lockTimesheet(em, { id });
  if (!timesheet) throw failures.notFound('Timesheet');
  const onlyOwner = timesheet.user.id === viewer.userId && (await isOnlyOwner(em, viewer));
  return { timesheet, mayDecide: mayApproveHoursOf(timesheet.user.id, viewer, onlyOwner) };
}

/**
 * Locks the rows in one order, as every decision about several does, so that simultaneous ones wait for each other and never
 * deadlock, and returns them as the others left them. A timesheet that someone adds to a week in the meantime is locked as
 * well. No pay period closes until the transaction ends.
 */
async function lockSelected(context: SignedInContext, selected: Selected, timeline: Timeline): Promise<FoundSelection> {
  const locked = new Set<string>();
  for (;;) {
    const found = await readSelected(context, selected, timeline);
    const all = [...found.single.values(), ...found.weeks.flatMap(({ timesheets }) => timesheets)];
    const added = new Set(all.map(({ id }) => id).filter((id) => !locked.has(id)));
    if (added.size === 0) return found;
    await tenantSql(context.em).query(
      `select from timesheets where organization_id = :organization and id = any(?::uuid[])
       order by clock_in_at, id for update`,
      [arrayLiteral(added)],
    );
    await periodsMustBeOpen(context.em, context.viewer.organizationId, []);
    for (const id of added) locked.add(id);
  }
}

/** Reads the timesheets of one workweek at once, however many people were selected. */
async function readSelected(
  context: SignedInContext,
  { timesheets, weeks }: Selected,
  timeline: Timeline,
): Promise<FoundSelection> {
  const single = await readTimesheetsById(context, timesheets?.map(({ id }) => id) ?? [], onlyForReview);
  const dated = (weeks ?? []).map((week) => ({ week, days: workweekOf(week.weekOf, timeline) }));
  const found: FoundWeek[] = [];
  for (const group of Map.groupBy(dated, ({ days }) => days.startDate).values()) {
    const [{ days }] = group as [(typeof group)[number]];
    const userIds = [...new Set(group.map(({ week }) => week.userId))];
    const byPerson = Map.groupBy(
      await readTimesheetsOfPeople(context, { userIds, days }, onlyForReview),
      (each) => each.user.id,
    );
    found.push(...group.map((each) => ({ ...each, timesheets: byPerson.get(each.week.userId) ?? [] })));
  }
  return { single: new Map(single.map((each) => [each.id, each])), weeks: found };
}

function workweekOf(day: string, timeline: Timeline): DateRange {
  return weekOf(day, findRulesInForce(timeline, day).workweekStartsOn);
}
