import { query, type SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { decodeCursor, defaultPageSize, encodeCursor, notACursor, type Page } from '../../../platform/paging/index.js';
import { shown } from '../timesheets/shown-timesheet.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { shownWith } from '../timesheets/timesheet.queries.js';
import { changesAfter, countChanges, type LoggedChange, lastPosition } from './change-log.queries.js';
import { timesheetChangesInput } from './changes.inputs.js';
import type { TimesheetChange } from './timesheet-change.type.js';

/**
 * Every creation, change and deletion of a timesheet, in one order per organization that never changes. Whoever keeps
 * the last cursor and calls again misses nothing and sees nothing twice. Fails with BAD_USER_INPUT for a cursor of
 * another organization, and for one that is ahead of the feed: a database that was set back must not lose changes
 * silently.
 */
export const timesheetChanges = query('timesheetChanges', timesheetChangesInput, async (context, { first, after }) => {
  const { em, viewer } = context;
  const { organizationId } = viewer;
  const size = first ?? defaultPageSize;
  const position = after ? positionIn(after, organizationId) : 0;
  const found = await changesAfter(em, organizationId, { after: position, limit: size + 1 });
  if (found.length === 0 && position > (await lastPosition(em, organizationId))) throw wrongCursor();
  const changes = found.slice(0, size);
  const nodes = await withTimesheets(context, changes);
  const edges = changes.map((change, index) => ({
    cursor: encodeCursor([organizationId, change.position]),
    node: nodes[index] as TimesheetChange,
  }));
  const page: Page<TimesheetChange> = {
    edges,
    pageInfo: {
      hasNextPage: found.length > size,
      hasPreviousPage: position > 0,
      startCursor: edges[0]?.cursor ?? null,
      // Also where nothing is new: whoever keeps it asks from there again.
      endCursor: edges.at(-1)?.cursor ?? after ?? null,
    },
    countAll: () => countChanges(em, organizationId),
  };
  return page;
});

const wrongCursor = () => failures.invalid({ after: notACursor });

function positionIn(cursor: string, organizationId: string): number {
  const [organization, position] = decodeCursor(cursor, 2, 'after');
  if (organization !== organizationId || !Number.isSafeInteger(position)) throw wrongCursor();
  return position as number;
}

/** The timesheets as they are now, each read once however often it changed. */
async function withTimesheets(context: SignedInContext, changes: readonly LoggedChange[]): Promise<TimesheetChange[]> {
  const ids = [...new Set(changes.map(({ timesheetId }) => timesheetId))];
  const found = await context.em.find(Timesheet, { id: { $in: ids } }, { populate: shownWith });
  await shown(context, found);
  const byId = new Map(found.map((timesheet) => [timesheet.id, timesheet]));
  return changes.map(({ kind, timesheetId, at }) => ({
    kind,
    timesheetId,
    timesheet: kind === 'DELETE' ? null : (byId.get(timesheetId) ?? null),
    at,
  }));
}
