import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { TransactionHook } from '../../../platform/use-case/index.js';
import { findChangedHours } from './changed-hours.rules.js';
import { findChangedDays, type SignOffCheck, signOffCheckJobName } from './sign-off-check.queries.js';

const punchesOut: readonly string[] = ['clockOut', 'switchJob'];

/**
 * Hours that end now belong to days that are not over, and only days that are over are signed. But shortly after a period, a
 * timesheet can continue a shift of its last day: a short break between both counts as worked.
 */
const selectFreshSignOffs = `
  select from timesheets open
  join sign_offs signed on signed.organization_id = :organization and signed.user_id = open.user_id
    and signed.stale_at is null and signed.end_date >= (open.clock_in_at at time zone 'UTC')::date - 2
  where open.organization_id = :organization and open.user_id = ? and open.clock_out_at is null
  limit 1`;

/**
 * Enqueues a check of signatures with every command that may have changed hours, and with every signature. The check runs after
 * the commit. So of a change and a signature that race, the later one to commit finds the other.
 */
export const enqueueChecks: TransactionHook = {
  load: (operation, { userId }) =>
    punchesOut.includes(operation) ? [{ text: selectFreshSignOffs, values: [userId] }] : [],

  async run(em, { viewer, platform, loaded: [fresh] }, records) {
    const isFarFromSigned = fresh?.length === 0;
    const changed = records.flatMap((record) => findChangedHours(record) ?? []);
    if (!viewer || isFarFromSigned || changed.length === 0 || !(await mayHaveSignatures(em))) return;
    for (const subject of changed) {
      const days = await findChangedDays(em, subject);
      const actorId = subject.kind === 'SIGN_OFF' ? null : viewer.userId;
      const check: SignOffCheck = { organizationId: viewer.organizationId, actorId, ...days };
      await platform.jobs.enqueue(em, signOffCheckJobName, check);
    }
  },
};

/** Organizations that never turned signing on need no checks. */
async function mayHaveSignatures(em: EntityManager): Promise<boolean> {
  const rows = await tenantSql(em).query(`select from sign_off_settings where organization_id = :organization`);
  return rows.length > 0;
}
