import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import {
  decodeCursor,
  defaultPageSize,
  encodeCursor,
  notACursor,
  type Page,
  pageInput,
} from '../../../platform/paging/index.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { presentTimesheets } from '../timesheets/timesheet.presenter.js';
import { timesheetRelations } from '../timesheets/timesheet.queries.js';
import { countChanges, type LoggedChange, readChangesAfter, readLastPosition } from './change-log.queries.js';
import type { TimesheetChange } from './timesheet-change.types.js';

/** The feed only pages forward. */
const timesheetChangesInput = z.object({ first: pageInput.first, after: pageInput.after });

/**
 * Every creation, change and deletion of a timesheet, in one order per organization that never changes. A client that
 * keeps the last cursor and calls again misses no change and sees none twice. Fails with BAD_USER_INPUT for a cursor of
 * another organization and for one that is ahead of the feed, so that restoring an older database can't lose changes
 * silently.
 */
export const timesheetChanges = query('timesheetChanges', timesheetChangesInput, async (context, { first, after }) => {
  const { em, viewer } = context;
  const { organizationId } = viewer;
  const size = first ?? defaultPageSize;
  const position = after ? readPosition(after, organizationId) : 0;
  const found = await readChangesAfter(em, { after: position, limit: size + 1 });
  if (found.length === 0 && position > (await readLastPosition(em))) throw wrongCursor();
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
      // Also without new changes, so that the client can always continue from here.
      endCursor: edges.at(-1)?.cursor ?? after ?? null,
    },
    countAll: () => countChanges(em),
  };
  return page;
});

const wrongCursor = () => failures.invalid({ after: notACursor });

function readPosition(cursor: string, organizationId: string): number {
  const [organization, position] = decodeCursor(cursor, 2, 'after');
  if (organization !== organizationId || !Number.isSafeInteger(position)) throw wrongCursor();
  return position as number;
}

/** Adds the timesheets as they are now. Each is read once, however often it changed. */
async function withTimesheets(context: SignedInContext, changes: readonly LoggedChange[]): Promise<TimesheetChange[]> {
  const ids = [...new Set(changes.map(({ timesheetId }) => timesheetId))];
  const found = await context.em.find(Timesheet, { id: { $in: ids } }, { populate: timesheetRelations });
  const byId = new Map((await presentTimesheets(context, found)).map((timesheet) => [timesheet.id, timesheet]));
  return changes.map(({ kind, timesheetId, at }) => ({
    kind,
    timesheetId,
    timesheet: kind === 'DELETE' ? null : (byId.get(timesheetId) ?? null),
    at,
  }));
}
