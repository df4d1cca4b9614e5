import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.adapter.js';
import { type Feed, pageInput, pageOfFeed, presentPage } from '../../../platform/paging/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { presentTimesheetRows } from '../timesheets/timesheet.presenter.js';
import { chooseTimesheetParts, timesheetReads } from '../timesheets/timesheet.reads.js';
import { countChanges, type LoggedChange, readChangesAfter, readLastPosition } from './change-log.queries.js';
import type { TimesheetChange } from './timesheet-change.types.js';

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
  return presentPage(await pageOfFeed(feed, page), (changes) => withTimesheets(context, changes));
});

/** Adds the timesheets as they are now. Each is read once, however often it changed. */
async function withTimesheets(context: SignedInContext, changes: readonly LoggedChange[]): Promise<TimesheetChange[]> {
  const selection = context.selection.at('edges.node.timesheet');
  const ids = new Set(changes.flatMap(({ kind, timesheetId }) => (kind === 'DELETE' ? [] : [timesheetId])));
  const rows =
    ids.size > 0 && context.selection.wants('edges.node.timesheet')
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
