import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { query } from '../../../access/index.js';
import { failures } from '../../../platform/errors/index.js';
import { AuditEntry } from '../../audit/index.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { timesheetInput } from '../timesheets/timesheet.inputs.js';
import { timesheetsVisibleTo } from '../timesheets/timesheet.policy.js';
import { presentTimesheet } from '../timesheets/timesheet.presenter.js';
import { timesheetRelations } from '../timesheets/timesheet.queries.js';
import { historyOf } from './history.rules.js';
import type { TimesheetHistoryEntry, TimesheetWithHistory } from './history.types.js';

type Histories = ReadonlyMap<string, readonly TimesheetHistoryEntry[]>;

/** One timesheet with its history. Fails with NOT_FOUND for a timesheet that the caller may not see. */
export const timesheet = query('timesheet', timesheetInput, async (context, { id }): Promise<TimesheetWithHistory> => {
  const { em, viewer } = context;
  const where = { $and: [{ id }, timesheetsVisibleTo(viewer)] };
  const found = await em.findOne(Timesheet, where, { populate: timesheetRelations });
  if (!found) throw failures.notFound('Timesheet');
  const history = (await historiesOf(em, [found])).get(id) ?? [];
  return { ...(await presentTimesheet(context, found)), history };
});

/** The histories of timesheets by id. Timesheets that the caller may not see are left out. */
export const timesheetHistories = query(
  'timesheets',
  z.object({ ids: z.array(z.uuid()) }),
  async ({ em, viewer }, { ids }): Promise<Histories> => {
    const where = { $and: [{ id: { $in: [...ids] } }, timesheetsVisibleTo(viewer)] };
    return historiesOf(em, await em.find(Timesheet, where, { populate: ['approvedBy'] }));
  },
);

/** One statement, however many timesheets there are. */
async function historiesOf(em: EntityManager, timesheets: readonly Timesheet[]): Promise<Histories> {
  const ids = timesheets.map(({ id }) => id);
  const entries = await em.find(AuditEntry, { subjectId: { $in: ids } }, { orderBy: { position: 'asc' } });
  const bySubject = Map.groupBy(entries, ({ subjectId }) => subjectId);
  return new Map(timesheets.map((each) => [each.id, historyOf(bySubject.get(each.id) ?? [], each)]));
}
