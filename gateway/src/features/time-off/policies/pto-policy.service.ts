import { ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, query } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { failures } from '../../../platform/errors/index.js';
import { changesBetween } from '../../audit/index.js';
import { withBalances } from '../balances/with-balances.js';
import { PtoPolicy } from './pto-policy.entity.js';
import {
  createPtoPolicyInput,
  deletePtoPolicyInput,
  ptoPoliciesInput,
  updatePtoPolicyInput,
} from './pto-policy.inputs.js';

/**
 * The policies of the organization with the caller's balances: the active ones, or all. The oldest first, so that the
 * first one stays the same when others are added.
 */
export const ptoPolicies = query('ptoPolicies', ptoPoliciesInput, async (context, { includeRetired }) => {
  const where = includeRetired ? {} : { retiredAt: null };
  const policies = await context.em.find(PtoPolicy, where, { orderBy: { id: 'asc' } });
  await withBalances(context, { policies });
  return policies;
});

/** Makes a policy. Fails with CONFLICT where an active one has the name, whatever its case (a constraint asks). */
export const createPtoPolicy = command('createPtoPolicy', createPtoPolicyInput, async (context, input) => {
  const { em, viewer, record } = context;
  const { name, yearlyAllowanceHours = null } = input;
  const { organizationId } = viewer;
  const policy = em.create(PtoPolicy, { id: newId(), organizationId, name, yearlyAllowanceHours });
  await em.flush();
  const changes = { name: { after: name }, yearlyAllowanceHours: { after: yearlyAllowanceHours } };
  record({ action: 'pto-policy.created', subjectType: 'PTO_POLICY', subjectId: policy.id, changes });
  await withBalances(context, { policies: [policy] });
  return policy;
});

/** Renames, retires and reinstates a policy, and changes its allowance: for this year too. */
export const updatePtoPolicy = command('updatePtoPolicy', updatePtoPolicyInput, async (context, input) => {
  const { em, platform, record } = context;
  const { id, name, yearlyAllowanceHours, retired } = input;
  const policy = await lockPolicy(em, id);
  const before = editable(policy);
  if (name !== undefined) policy.name = name;
  if (yearlyAllowanceHours !== undefined) policy.yearlyAllowanceHours = yearlyAllowanceHours;
  if (retired !== undefined && retired !== policy.retired) policy.retiredAt = retired ? platform.clock.now() : null;
  await em.flush();
  const changes = changesBetween(before, editable(policy));
  record({ action: 'pto-policy.updated', subjectType: 'PTO_POLICY', subjectId: id, changes });
  await withBalances(context, { policies: [policy] });
  return policy;
});

/** Takes a policy away where nobody ever asked for time off under it; else it is retired. */
export const deletePtoPolicy = command('deletePtoPolicy', deletePtoPolicyInput, async (context, { id }) => {
  const { em, platform, record } = context;
  const policy = await lockPolicy(em, id);
  const changes = { name: { before: policy.name } };
  if (await deleteUnused(em, id)) {
    record({ action: 'pto-policy.deleted', subjectType: 'PTO_POLICY', subjectId: id, changes });
  } else {
    policy.retiredAt ??= platform.clock.now();
    await em.flush();
    record({ action: 'pto-policy.retired', subjectType: 'PTO_POLICY', subjectId: id, changes });
  }
  return true;
});

async function lockPolicy(em: EntityManager, id: string): Promise<PtoPolicy> {
  const policy = await em.findOne(PtoPolicy, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!policy) throw failures.notFound('PTO policy');
  return policy;
}

/** Whether it is in use the foreign keys know; what a savepoint tried is undone. */
async function deleteUnused(em: EntityManager, id: string): Promise<boolean> {
  try {
    await em.transactional((savepoint) => savepoint.nativeDelete(PtoPolicy, { id }));
    return true;
  } catch (error) {
    if (error instanceof ForeignKeyConstraintViolationException) return false;
    throw error;
  }
}

function editable({ name, yearlyAllowanceHours, retired }: PtoPolicy) {
  return { name, yearlyAllowanceHours, retired };
}
