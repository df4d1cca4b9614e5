import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import {
  boolean,
  everyRow,
  integer,
  nullable,
  readModel,
  readRows,
  text,
  uuid,
  where,
} from '../../../platform/read-model/index.js';
import type { PtoPolicyFacts } from './pto-policy.presenter.js';
import type { PtoCategory } from './pto-policy.types.js';

const policyReads = readModel('pto_policies', {
  columns: {
    id: uuid('id'),
    name: text('name'),
    yearlyAllowanceHours: nullable(integer('yearly_allowance_hours')),
    paid: boolean('paid'),
    category: text<PtoCategory>('category'),
    retired: boolean('pto_policies.retired_at is not null'),
  },
});

/** The active policies, or all of them. The oldest is first. */
export function listPolicies(em: EntityManager, includesRetired: boolean): Promise<PtoPolicyFacts[]> {
  return readRows(em, policyReads, includesRetired ? everyRow : where`retired_at is null`, { orderBy: ['id'] });
}

export async function readPolicies(
  em: EntityManager,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, PtoPolicyFacts>> {
  const policies = await readRows(em, policyReads, where`id = any(${arrayLiteral(ids)}::uuid[])`);
  return new Map(policies.map((policy) => [policy.id, policy]));
}
