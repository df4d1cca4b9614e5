import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { TransactionHook } from '../../../platform/use-case/index.js';
import { startOfFeed } from './calendar.service.js';

// In one order, so that simultaneous commands can't deadlock.
const reviseShifts = `
  update schedules set revision = revision + 1, updated_at = ?
  where organization_id = :organization and id in (
    select id from schedules
    where organization_id = :organization and end_at > ?
      and (job_id = any(?::uuid[]) or team_id = any(?::uuid[]) or place_id = any(?::uuid[]))
    order by id for update)`;

/** What the events of a calendar feed contain of a job, a team and a place. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'job.updated': ['name'],
  'team.updated': ['name'],
  'place.updated': ['name', 'address'],
};

/** An event contains the names of the job, the team and the place, so another name is a change of their shifts. */
export const reviseShiftsOfRenamed: TransactionHook = {
  async run(em, { platform }, records) {
    const renamed = records.filter(({ action, changes }) =>
      shown[action]?.some((field) => changes && field in changes),
    );
    if (renamed.length === 0) return;
    const now = platform.clock.now();
    const ids = arrayLiteral(renamed.map(({ subjectId }) => subjectId));
    await tenantSql(em).run(reviseShifts, [now, startOfFeed(now), ids, ids, ids]);
  },
};
