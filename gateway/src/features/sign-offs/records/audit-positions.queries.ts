import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { AuditPosition } from './sign-off.types.js';

const selectPositions = `
  select subject_id as "signOffId", position::int as position, encode(hash, 'hex') as hash
  from audit_entries
  where organization_id = :organization and subject_id = any(?::uuid[]) and action = 'sign-off.signed'`;

interface PositionRow extends AuditPosition {
  readonly signOffId: string;
}

export async function readAuditPositions(
  em: EntityManager,
  signOffIds: readonly string[],
): Promise<ReadonlyMap<string, AuditPosition>> {
  const rows = await tenantSql(em).query<PositionRow>(selectPositions, [arrayLiteral(signOffIds)]);
  return new Map(rows.map(({ signOffId, position, hash }) => [signOffId, { position, hash }]));
}
