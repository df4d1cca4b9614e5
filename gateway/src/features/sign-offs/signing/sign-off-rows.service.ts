import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import type { SignOff } from '../records/sign-off.types.js';

const insert = `
  insert into sign_offs
    (organization_id, id, user_id, start_date, end_date, content_hash, content, answers, statement, signed_at)
  values (:organization, ?, ?, ?::date, ?::date, decode(?, 'hex'), ?::jsonb, ?::jsonb, ?, ?)`;

export async function insertSignOff(
  em: EntityManager,
  signed: Omit<SignOff, 'user' | 'staleAt' | 'staleReason' | 'changes' | 'auditEntry'>,
): Promise<void> {
  const { id, startDate, endDate, contentHash, content, answers, statement, signedAt } = signed;
  await tenantSql(em).run(insert, [
    ...[id, content.person.id, startDate, endDate, contentHash],
    ...[JSON.stringify(content), JSON.stringify(answers), statement, signedAt],
  ]);
}
