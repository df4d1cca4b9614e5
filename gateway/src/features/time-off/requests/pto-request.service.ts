import { LockMode } from '@mikro-orm/core';
import { command, query } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { presentPage } from '../../../platform/paging/index.js';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import { readPage, where } from '../../../platform/read-model/index.js';
import { erased, unchanged } from '../../audit/index.js';
import { User } from '../../identity/index.js';
import { readToday } from '../balances/balance.queries.js';
import { PtoPolicy } from '../policies/pto-policy.entity.js';
import { chosenPolicyMustBeActive, unknownPolicy } from '../policies/pto-policy.rules.js';
import { datesOffMustBeOpen, listTakenDays, lockTimeOffOf } from './approved-time-off.queries.js';
import { listOthersOff } from './others-off.service.js';
import { PtoRequest } from './pto-request.entity.js';
import { cancelPtoInput, ptoRequestsInput, requestPtoInput } from './pto-request.inputs.js';
import { ownRequests } from './pto-request.policy.js';
import { presentedRelations, presentPtoRequest, presentPtoRequests } from './pto-request.presenter.js';
import { ptoRequestReads, readFactsOfRequests } from './pto-request.reads.js';
import { daysMustBeNear, requestMustBePending, requestsMustNotOverlap } from './pto-request.rules.js';
import { ptoRequestText } from './pto-request-text.types.js';

const newestFirst = { orderBy: ['createdAt', 'id'], direction: 'desc' } as const;

export const myPtoRequests = query('myPtoRequests', ptoRequestsInput, async (context, page) => {
  const { em, viewer } = context;
  const ranges = [where`user_id = ${viewer.userId}::uuid`];
  const found = await readPage(em, ptoRequestReads, { ranges, ...newestFirst, page });
  return presentPage(found, async (rows) => presentPtoRequests(context, await readFactsOfRequests(em, rows)));
});

export const pendingPtoRequests = query('pendingPtoRequests', ptoRequestsInput, async (context, page) => {
  const { em } = context;
  const ranges = [where`status = 'PENDING'`];
  const found = await readPage(em, ptoRequestReads, { ranges, ...newestFirst, page });
  return presentPage(found, async (rows) => {
    const views = await presentPtoRequests(context, await readFactsOfRequests(em, rows));
    const othersOff = await listOthersOff(em, rows);
    return views.map((view) => ({ ...view, othersOff: othersOff.get(view.id) ?? [] }));
  });
});

/** Lists the requests that were approved or denied, the latest decision first. Revoked approvals are among them. */
export const decidedPtoRequests = query('decidedPtoRequests', ptoRequestsInput, async (context, page) => {
  const { em } = context;
  const ranges = [where`decided_at is not null`];
  const found = await readPage(em, ptoRequestReads, {
    ranges,
    orderBy: ['decidedAt', 'id'],
    direction: 'desc',
    page,
  });
  return presentPage(found, async (rows) => presentPtoRequests(context, await readFactsOfRequests(em, rows)));
});

/**
 * Requests time off. The request may exceed the allowance. Fails with BAD_USER_INPUT for days that are years away, with
 * NOT_FOUND for an unknown policy, and with CONFLICT for
 * a retired one, for days of a closed pay period, and for days that another request of the caller takes.
 */
export const requestPto = command('requestPto', requestPtoInput, async (context, { policyId, ...input }) => {
  const { em, viewer, platform, record } = context;
  const { organizationId, userId } = viewer;
  const { startDate, endDate, hours } = input;
  const days = { startDate, endDate, hours };
  enforce(daysMustBeNear(days, await readToday(context)));
  // The lock keeps the policy from being deleted or retired before this transaction commits.
  const policy = await em.findOne(PtoPolicy, policyId, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!policy) throw unknownPolicy();
  enforce(chosenPolicyMustBeActive(policy));
  await datesOffMustBeOpen(em, organizationId, days);
  await lockTimeOffOf(em, userId);
  enforce(requestsMustNotOverlap(days, await listTakenDays(em, userId, days)));
  const user = await em.findOneOrFail(User, userId);
  const createdAt = platform.clock.now();
  const content = { ...days, ...ptoRequestText.fill(input) };
  const request = em.create(PtoRequest, { id: newId(), organizationId, user, policy, ...content, createdAt });
  await em.flush();
  record({
    action: 'pto-request.created',
    subjectType: 'PTO_REQUEST',
    subjectId: request.id,
    changes: { startDate: { after: startDate }, endDate: { after: endDate }, hours: { after: hours } },
  });
  return presentPtoRequest(context, request);
});

/** Cancels the caller's own pending request. Fails with NOT_FOUND for requests of others. */
export const cancelPtoRequest = command('cancelPtoRequest', cancelPtoInput, async (context, { id }) => {
  const { em, viewer, record } = context;
  const where = { $and: [{ id }, ownRequests(viewer)] };
  const request = await em.findOne(PtoRequest, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!request) throw failures.notFound('PTO request');
  enforce(requestMustBePending(request.status));
  request.status = 'CANCELED';
  await em.flush();
  const changes = { status: { before: 'PENDING', after: 'CANCELED' } };
  record({ action: 'pto-request.canceled', subjectType: 'PTO_REQUEST', subjectId: id, changes });
  await em.populate(request, presentedRelations);
  return presentPtoRequest(context, request);
});

/** Cancels pending requests and erases notes. Approved time off stays, because it may be paid. */
export const cancelRequestsOfErasedPerson: ErasePerson = async (em, { userId }) => {
  const canceled = await em.nativeUpdate(PtoRequest, { user: userId, status: 'PENDING' }, { status: 'CANCELED' });
  const withText = ptoRequestText.names.map((name) => ({ [name]: { $ne: null } }));
  const notes = await em.nativeUpdate(PtoRequest, { user: userId, $or: withText }, ptoRequestText.fill({}));
  const approved = await em.count(PtoRequest, { user: userId, status: 'APPROVED' });
  return {
    ...(canceled > 0 && { pendingTimeOff: { before: canceled, after: 0 } }),
    ...(notes > 0 && { timeOffNotes: erased }),
    ...(approved > 0 && { approvedTimeOff: unchanged(approved) }),
  };
};
