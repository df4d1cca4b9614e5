import type { EntityManager } from '@mikro-orm/postgresql';
import {
  date,
  instant,
  integer,
  nullable,
  type RowOf,
  readModel,
  text,
  toInstant,
  toNullableInstant,
  toOne,
  uuid,
} from '../../../platform/read-model/index.js';
import { readNamedUsers } from '../../identity/index.js';
import { readPolicies } from '../policies/pto-policy.reads.js';
import type { PtoRequestView } from './pto-request.types.js';
import { ptoRequestText } from './pto-request-text.types.js';

/** What lists read of requests: plain rows. The parts are for lists that need only names. */
export const ptoRequestReads = readModel('pto_requests', {
  columns: {
    id: uuid('id'),
    userId: uuid('user_id'),
    policyId: uuid('policy_id'),
    startDate: date('start_date'),
    endDate: date('end_date'),
    hours: integer('hours'),
    ...ptoRequestText.columns,
    status: text<PtoRequestView['status']>('status'),
    managerNotes: nullable(text('manager_notes')),
    createdAt: instant('created_at'),
    decidedAt: nullable(instant('decided_at')),
    decidedById: nullable(uuid('decided_by_id')),
    revokedAt: nullable(instant('revoked_at')),
    revokedById: nullable(uuid('revoked_by_id')),
  },
  parts: {
    requester: toOne(
      'users',
      'user_id',
      { requesterFirstName: text('first_name'), requesterLastName: text('last_name') },
      'requester',
    ),
    policy: toOne('pto_policies', 'policy_id', { policyName: text('name') }),
  },
});

type Row = RowOf<typeof ptoRequestReads>;

/** Reads the people and policies of requests, with two statements, however many requests there are. */
export async function readFactsOfRequests(em: EntityManager, rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const userIds = rows.flatMap(({ userId, decidedById, revokedById }) => [
    userId,
    decidedById ?? [],
    revokedById ?? [],
  ]);
  const [users, policies] = await Promise.all([
    readNamedUsers(em, new Set(userIds.flat())),
    readPolicies(em, new Set(rows.map(({ policyId }) => policyId))),
  ]);
  const userById = new Map(users.map((user) => [user.id, user]));
  const find = (id: string | null) => (id && userById.get(id)) || null;
  return rows.flatMap(({ userId, policyId, decidedById, revokedById, ...row }) => {
    const [user, policy] = [find(userId), policies.get(policyId)];
    if (!user || !policy) return [];
    return {
      ...row,
      user,
      policy,
      createdAt: toInstant(row.createdAt),
      decidedAt: toNullableInstant(row.decidedAt),
      decidedBy: find(decidedById),
      revokedAt: toNullableInstant(row.revokedAt),
      revokedBy: find(revokedById),
    };
  });
}
