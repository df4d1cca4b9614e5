import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.adapter.js';
import type { FollowRecords } from '../../../platform/use-case/index.js';
import { findChangedDays } from './changed-days.queries.js';
import { findChangedHours } from './changed-hours.rules.js';
import { type SignOffCheck, signOffCheckJobName } from './sign-off-check.types.js';

/**
 * Enqueues a check of signatures with every command that may have changed hours, and with every signature. The check runs after
 * the commit. So of a change and a signature that race, the later one to commit finds the other.
 */
export const enqueueChecks: FollowRecords = async (em, { viewer, platform }, records) => {
  const changed = records.flatMap((record) => findChangedHours(record) ?? []);
  if (!viewer || changed.length === 0 || !(await mayHaveSignatures(em))) return;
  for (const subject of changed) {
    const days = await findChangedDays(em, subject);
    const actorId = subject.kind === 'SIGN_OFF' ? null : viewer.userId;
    const check: SignOffCheck = { organizationId: viewer.organizationId, actorId, ...days };
    await platform.jobs.enqueue(em, signOffCheckJobName, check);
  }
};

/** Organizations that never turned signing on need no checks. */
async function mayHaveSignatures(em: EntityManager): Promise<boolean> {
  const rows = await tenantSql(em).query(`select from sign_off_settings where organization_id = :organization`);
  return rows.length > 0;
}
