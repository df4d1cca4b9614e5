import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { PositionView } from './position.types.js';

const selectPositions = (condition: string) => `
  select id, name, retired_at is not null as retired from positions
  where organization_id = :organization and ${condition}`;

const byIds = selectPositions('id = any(?::uuid[])');
const all = selectPositions('(?::boolean or retired_at is null)');

export async function readPositions(
  em: EntityManager,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PositionView>> {
  const positions = await tenantSql(em).query<PositionView>(byIds, [arrayLiteral(ids)]);
  return new Map(positions.map((position) => [position.id, position]));
}

export function readAllPositions(em: EntityManager, includesRetired: boolean): Promise<PositionView[]> {
  return tenantSql(em).query<PositionView>(all, [includesRetired]);
}

const countActive = `
  select count(*)::integer as count from positions where organization_id = :organization and retired_at is null`;

export async function countActivePositions(em: EntityManager): Promise<number> {
  const [row] = await tenantSql(em).query<{ count: number }>(countActive);
  return row?.count ?? 0;
}

/** The name of a person's position on a day, as SQL with one parameter: the day. `users` is the table or its alias. */
export const positionNameOn = (users: string) => `(
  select positions.name from employment_terms terms
  left join positions on positions.organization_id = terms.organization_id and positions.id = terms.position_id
  where terms.organization_id = ${users}.organization_id and terms.user_id = ${users}.id and terms.from_date <= ?::date
  order by terms.from_date desc limit 1)`;
