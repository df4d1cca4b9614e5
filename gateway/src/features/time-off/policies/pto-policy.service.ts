import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, query } from '../../../access/index.js';
import { deleteUnused } from '../../../platform/database/delete-unused.js';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { compareTexts, pageOfList, presentPage } from '../../../platform/paging/index.js';
import { nodesInput } from '../../../platform/use-case/index.js';
import { compareFields } from '../../audit/index.js';
import { datesMustBeOpen } from '../../pay-periods/index.js';
import { PtoPolicy } from './pto-policy.entity.js';
import {
  createPtoPolicyInput,
  deletePtoPolicyInput,
  ptoPoliciesInput,
  ptoPolicyPageInput,
  updatePtoPolicyInput,
} from './pto-policy.inputs.js';
import { type PtoPolicyFacts, presentPtoPolicies, presentPtoPolicy } from './pto-policy.presenter.js';
import { listPolicies, readPolicies } from './pto-policy.reads.js';
import { settledTimeOffMustNotChange } from './pto-policy.rules.js';

/**
 * Lists the organization's policies, with the caller's balances. The oldest is first, so that the first entry stays the
 * same when others are added.
 */
export const ptoPolicies = query('ptoPolicies', ptoPoliciesInput, async (context, { includeRetired }) => {
  return presentPtoPolicies(context, await listPolicies(context.em, includeRetired === true));
});

export const ptoPolicyPage = query('ptoPolicies', ptoPolicyPageInput, async (context, { includeRetired, ...page }) => {
  const found = await listPolicies(context.em, includeRetired === true);
  return presentPage(pageOfList(found, oldestFirst, page), (policies) => presentPtoPolicies(context, policies));
});

const oldestFirst = {
  name: 'ptoPolicies',
  keyOf: ({ id }: PtoPolicyFacts) => [id] as const,
  compare: ([one]: readonly [string], [other]: readonly [string]) => compareTexts(one, other),
};

/** Fails with CONFLICT if an active policy already has the name in any case. A database constraint checks this. */
export const createPtoPolicy = command('createPtoPolicy', createPtoPolicyInput, async (context, input) => {
  const { em, viewer, record } = context;
  const { yearlyAllowanceHours = null, ...fields } = input;
  const { organizationId } = viewer;
  const policy = em.create(PtoPolicy, { id: newId(), organizationId, ...fields, yearlyAllowanceHours });
  await em.flush();
  const { name, paid, category } = policy;
  const changes = {
    name: { after: name },
    yearlyAllowanceHours: { after: yearlyAllowanceHours },
    paid: { after: paid },
    category: { after: category },
  };
  record({ action: 'pto-policy.created', subjectType: 'PTO_POLICY', subjectId: policy.id, changes });
  return presentPtoPolicy(context, policy);
});

/**
 * Renames, retires, or reinstates a policy. A new allowance applies to the current year as well. Fails with CONFLICT when
 * `paid` would change for approved time off in a closed pay period, which was paid or left out of payroll already.
 */
export const updatePtoPolicy = command('updatePtoPolicy', updatePtoPolicyInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  const { id, name, yearlyAllowanceHours, paid, category, retired } = input;
  const policy = await lockPolicy(em, id);
  const before = pickAuditedFields(policy);
  if (name !== undefined) policy.name = name;
  if (yearlyAllowanceHours !== undefined) policy.yearlyAllowanceHours = yearlyAllowanceHours;
  if (paid !== undefined && paid !== policy.paid) {
    // Keeps pay periods from closing until this transaction ends.
    await datesMustBeOpen(em, viewer.organizationId, []);
    enforce(settledTimeOffMustNotChange(await hasSettledTimeOff(em, viewer.organizationId, id)));
    policy.paid = paid;
  }
  if (category !== undefined) policy.category = category;
  if (retired !== undefined && retired !== policy.retired) policy.retiredAt = retired ? platform.clock.now() : null;
  await em.flush();
  const changes = compareFields(before, pickAuditedFields(policy));
  record({ action: 'pto-policy.updated', subjectType: 'PTO_POLICY', subjectId: id, changes });
  return presentPtoPolicy(context, policy);
});

/** Deletes a policy that has no requests. Retires a policy that has some, and returns it. */
export const deletePtoPolicy = command('deletePtoPolicy', deletePtoPolicyInput, async (context, { id }) => {
  const { em, platform, record } = context;
  const policy = await lockPolicy(em, id);
  const changes = { name: { before: policy.name } };
  if (await deleteUnused(em, PtoPolicy, id)) {
    record({ action: 'pto-policy.deleted', subjectType: 'PTO_POLICY', subjectId: id, changes });
    return null;
  }
  policy.retiredAt ??= platform.clock.now();
  await em.flush();
  record({ action: 'pto-policy.retired', subjectType: 'PTO_POLICY', subjectId: id, changes });
  return presentPtoPolicy(context, policy);
});

async function lockPolicy(em: EntityManager, id: string): Promise<PtoPolicy> {
  const policy = await em.findOne(PtoPolicy, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!policy) throw failures.notFound('PTO policy');
  return policy;
}

function pickAuditedFields({ name, yearlyAllowanceHours, paid, category, retired }: PtoPolicy) {
  return { name, yearlyAllowanceHours, paid, category, retired };
}

/** Gives a new organization a policy without an allowance, so that its people can request time off immediately. */
export async function createFirstPolicy(em: EntityManager, organizationId: string): Promise<void> {
  await em.insert(PtoPolicy, { id: newId(), organizationId, name: 'Paid time off' });
}

const selectSettled = `
  select exists (
    select from pto_requests request
    where request.organization_id = :organization and request.policy_id = ? and request.status = 'APPROVED'
      and is_in_closed_pay_period(request.organization_id, request.start_date, request.end_date, request.hours)
  ) as "isSettled"`;

async function hasSettledTimeOff(em: EntityManager, organizationId: string, policyId: string): Promise<boolean> {
  const [row] = await tenantSql(em, organizationId).query<{ isSettled: boolean }>(selectSettled, [policyId]);
  return row?.isSettled ?? false;
}

export const ptoPoliciesById = query('ptoPolicies', nodesInput, async (context, { ids }) =>
  presentPtoPolicies(context, [...(await readPolicies(context.em, ids)).values()]),
);
