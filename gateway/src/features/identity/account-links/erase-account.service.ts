import type { SignedInContext } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { eraseJobs } from '../../../platform/jobs/erase-jobs.js';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import { forgetContactData } from '../invitations/invitation.service.js';
import type { User } from '../users/user.entity.js';
import { cancelEmailChanges, cancelPasswordResets, cancelResetsMadeBy } from './account-links.queries.js';

const tables = ['password_resets', 'email_changes', 'account_notices', 'known_sign_ins'];

/** Removes what only the person's account needed, and their contact data in invitations. */
export const eraseAccount: ErasePerson = async (em, person) => {
  const sql = tenantSql(em, person.organizationId);
  for (const table of tables) {
    await sql.run(`delete from ${table} where organization_id = :organization and user_id = ?`, [person.userId]);
  }
  await eraseJobs(em, person.userId);
  return forgetContactData(em, person);
};

/**
 * Cancels the links of a person who was archived, deleted or given another role: those for the person's own account, which
 * someone of a rank that no longer suffices may hold, and those that the person handed to others.
 */
export async function cancelLinksOf({ em, platform }: SignedInContext, { id }: User): Promise<void> {
  const at = platform.clock.now();
  await cancelPasswordResets(em, id, at);
  await cancelResetsMadeBy(em, id, at);
  await cancelEmailChanges(em, id, at);
}
