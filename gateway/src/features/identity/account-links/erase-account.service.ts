import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import { forgetContactData } from '../invitations/invitation.service.js';

const tables = ['password_resets', 'email_changes', 'account_notices', 'known_sign_ins'];

/** Removes what only the person's account needed, and their contact data in invitations. */
export const eraseAccount: ErasePerson = async (em, person) => {
  const sql = tenantSql(em, person.organizationId);
  for (const table of tables) {
    await sql.run(`delete from ${table} where organization_id = :organization and user_id = ?`, [person.userId]);
  }
  return forgetContactData(em, person);
};
