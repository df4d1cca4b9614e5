import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { TransactionHook } from '../../../platform/use-case/index.js';
import { startOfFeed } from './calendar.service.js';

// In one order, so that simultaneous commands can't deadlock.
const reviseShifts = `
  update schedules set revision = revision + 1, updated_at = ?
  where organization_id = :organization and id in (
    select id from schedules
    where organization_id = :organization and job_id = any(?::uuid[]) and end_at > ?
    order by id for update)`;

/** The events of a calendar feed contain the name of the job, so renaming a job is a change of its shifts. */
export const reviseShiftsOfRenamedJobs: TransactionHook = {
  async run(em, { platform }, records) {
    const renamed = records.filter(({ action, changes }) => action === 'job.updated' && changes && 'name' in changes);
    if (renamed.length === 0) return;
    const now = platform.clock.now();
    const ids = arrayLiteral(renamed.map(({ subjectId }) => subjectId));
    await tenantSql(em).run(reviseShifts, [now, ids, startOfFeed(now)]);
  },
};
