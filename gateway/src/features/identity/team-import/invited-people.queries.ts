import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';

/**
 * Which of the addresses an invitation that can be used, or a waiting line of an import, already names: in lower case.
 * `besides` is the import whose own lines do not count.
 */
export async function findInvitedEmails(
  em: EntityManager,
  emails: readonly string[],
  { now, besides = null }: { readonly now: Date; readonly besides?: string | null },
): Promise<ReadonlySet<string>> {
  const found = await tenantSql(em).query<{ email: string }>(
    `select invitation.email::text as email from invitations invitation
     where invitation.organization_id = :organization and invitation.used_at is null
       and invitation.expires_at > ?::timestamptz
       and invitation.email = any (select jsonb_array_elements_text(?::jsonb)::citext)
     union
     select waiting.email::text from team_import_rows waiting
     where waiting.organization_id = :organization and waiting.invitation_id is null and waiting.problem is null
       and waiting.import_id is distinct from ?::uuid
       and waiting.email = any (select jsonb_array_elements_text(?::jsonb)::citext)`,
    [now, JSON.stringify(emails), besides, JSON.stringify(emails)],
  );
  return new Set(found.map(({ email }) => email.toLowerCase()));
}

/** The employee numbers that people get when they accept their invitations. */
export async function findInvitedNumbers(em: EntityManager, now: Date): Promise<string[]> {
  const found = await tenantSql(em).query<{ number: string }>(
    `select employee_number as number from invitations
     where organization_id = :organization and used_at is null and employee_number is not null
       and expires_at > ?::timestamptz
     union
     select employee_number from team_import_rows
     where organization_id = :organization and employee_number is not null and invitation_id is null and problem is null`,
    [now],
  );
  return found.map(({ number }) => number);
}
