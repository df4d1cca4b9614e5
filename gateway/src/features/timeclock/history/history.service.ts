import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { AuditEntry } from '../../audit/index.js';
import { shownOne } from '../timesheets/shown-timesheet.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { timesheetInput } from '../timesheets/timesheet.inputs.js';
import { timesheetsSeenBy } from '../timesheets/timesheet.policy.js';
import { shownWith } from '../timesheets/timesheet.queries.js';
import { historyOf } from './history.rules.js';
import type { TimesheetHistoryEntry } from './history.type.js';

type Histories = ReadonlyMap<string, readonly TimesheetHistoryEntry[]>;

/** One timesheet with its history. Whoever sees a timesheet sees what became of it; for anybody else there is none. */
export const timesheet = query('timesheet', timesheetInput, async (context, { id }) => {
  const { em, viewer } = context;
  const found = await em.findOne(Timesheet, { $and: [{ id }, timesheetsSeenBy(viewer)] }, { populate: shownWith });
  if (!found) throw failures.notFound('Timesheet');
  found.history = (await historiesOf(em, [found])).get(id) ?? [];
  return shownOne(context, found);
});

/** The histories of timesheets of which only the ids are known; of those that the caller may not see there is none. */
export const timesheetHistories = query(
  'timesheets',
  z.object({ ids: z.array(z.uuid()) }),
  async ({ em, viewer }, { ids }): Promise<Histories> => {
    const where = { $and: [{ id: { $in: [...ids] } }, timesheetsSeenBy(viewer)] };
    return historiesOf(em, await em.find(Timesheet, where, { populate: ['approvedBy'] }));
  },
);

/** One statement, however many there are. */
async function historiesOf(em: EntityManager, timesheets: readonly Timesheet[]): Promise<Histories> {
  const ids = timesheets.map(({ id }) => id);
  const entries = await em.find(AuditEntry, { subjectId: { $in: ids } }, { orderBy: { position: 'asc' } });
  const bySubject = Map.groupBy(entries, ({ subjectId }) => subjectId);
  return new Map(timesheets.map((each) => [each.id, historyOf(bySubject.get(each.id) ?? [], each)]));
}
