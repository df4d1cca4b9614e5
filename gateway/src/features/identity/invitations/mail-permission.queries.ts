import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

/**
 * Whether the organization may send mail to strangers: an active owner must read their own mail. Everyone can register
 * an organization, and its name is in the mail.
 */
export async function mayMailStrangers(em: EntityManager, organizationId: string): Promise<boolean> {
  const [row] = await tenantSql(em, organizationId).query<{ allowed: boolean }>(
    `select exists (
       select from users
       where organization_id = :organization and role = 'OWNER' and status = 'ACTIVE' and email_confirmed_at is not null
     ) as allowed`,
  );
  return row?.allowed === true;
}
