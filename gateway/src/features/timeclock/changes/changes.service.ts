import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import type { FollowedFeed } from '../../../platform/feed.js';
import { encodeCursor, type Feed, pageInput, pageOfFeed, presentPage } from '../../../platform/paging/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { presentTimesheetRows } from '../timesheets/timesheet.presenter.js';
import { chooseTimesheetParts, timesheetReads } from '../timesheets/timesheet.reads.js';
import { countChanges, type LoggedChange, readChangesAfter, readLastPosition } from './change-log.queries.js';
import { type TimesheetChange, timesheetChangeKind } from './timesheet-change.types.js';

/** The feed only pages forward. */
const timesheetChangesInput = z.object({ first: pageInput.first, after: pageInput.after });

/**
 * Every creation, change and deletion of a timesheet, in one order per organization that never changes. A client that
 * keeps the last cursor and calls again misses no change and sees none twice.
 */
export const timesheetChanges = query('timesheetChanges', timesheetChangesInput, async (context, page) => {
  const { em, viewer } = context;
  const feed: Feed<LoggedChange> = {
    organizationId: viewer.organizationId,
    readAfter: (position, limit) => readChangesAfter(em, { after: position, limit }),
    readLastPosition: () => readLastPosition(em),
    countAll: () => countChanges(em),
  };
  return presentPage(await pageOfFeed(feed, page), (changes) => withTimesheets(context, changes, 'edges.node'));
});

const loggedChange = z.object({
  position: z.int().positive(),
  kind: timesheetChangeKind,
  timesheetId: z.uuid(),
  at: z.date(),
});

/** A change of the feed for a subscriber, with the cursors before and after it. */
export const timesheetChanged = query('timesheetChanged', loggedChange, async (context, change) => {
  const [node] = await withTimesheets(context, [change], 'node');
  const cursorOf = (position: number) => encodeCursor([context.viewer.organizationId, position]);
  return {
    cursor: cursorOf(change.position),
    previousCursor: change.position > 1 ? cursorOf(change.position - 1) : null,
    node: node as TimesheetChange,
  };
});

/** The feed that `timesheetChanged` follows. Each organization has its own topic. */
export const timesheetFeed: FollowedFeed = {
  topicOf: (organizationId) => `timesheet-changes:${organizationId}`,
  readLastPosition,
  readAfter: (em, after, limit) => readChangesAfter(em, { after, limit }),
};

const announceChange = (organizationId: string) => ({ topic: timesheetFeed.topicOf(organizationId), payload: null });

/** The commands that change timesheets. What they do not announce is noticed a few seconds later. */
export const timesheetAnnouncements = Object.fromEntries(
  [
    ...[
      'clockIn',
      'clockOut',
      'startBreak',
      'endBreak',
      'updateTimesheet',
      'addTimesheet',
      'switchJob',
      'closeForgotten',
      'giveBreakAnswer',
    ],
    ...['setTimesheetTimes', 'deleteTimesheet', 'approveTimesheet', 'approveTimesheets', 'deleteUser'],
    ...['approveCorrection'],
    ...['approveSelectedTimesheets', 'rejectTimesheet', 'rejectSelectedTimesheets'],
  ].map((operation) => [operation, announceChange]),
);

/** Adds the timesheets as they are now. Each is read once, however often it changed. `path` leads to a change. */
async function withTimesheets(
  context: SignedInContext,
  changes: readonly LoggedChange[],
  path: string,
): Promise<TimesheetChange[]> {
  const selection = context.selection.at(`${path}.timesheet`);
  const ids = new Set(changes.flatMap(({ kind, timesheetId }) => (kind === 'DELETE' ? [] : [timesheetId])));
  const rows =
    ids.size > 0 && context.selection.wants(`${path}.timesheet`)
      ? await readRows(context.em, timesheetReads, where`id = any(${arrayLiteral(ids)}::uuid[])`, {
          parts: chooseTimesheetParts(selection),
        })
      : [];
  const byId = new Map((await presentTimesheetRows(context, rows, selection)).map((view) => [view.id, view]));
  return changes.map(({ kind, timesheetId, at }) => ({
    kind,
    timesheetId,
    timesheet: kind === 'DELETE' ? null : (byId.get(timesheetId) ?? null),
    at,
  }));
}
