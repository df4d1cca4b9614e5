import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { type Page, type PageRequest, presentPage } from '../../../platform/paging/index.js';
import type { ErasePerson } from '../../../platform/ports/platform.js';
import { allOf, type Condition, readPage, readRows, where } from '../../../platform/read-model/index.js';
import { nodesInput } from '../../../platform/use-case/index.js';
import { addedFields, erased, unchanged } from '../../audit/index.js';
import { User } from '../../identity/index.js';
import { readFilteredTeam } from '../../teams/index.js';
import { readToday } from '../balances/balance.queries.js';
import { PtoPolicy } from '../policies/pto-policy.entity.js';
import { chosenPolicyMustBeActive, unknownPolicy } from '../policies/pto-policy.rules.js';
import { datesOffMustBeOpen, listTakenDays, lockTimeOffOf } from './approved-time-off.queries.js';
import { approveRequest, type DecisionPorts } from './decision.service.js';
import { listOthersOff } from './others-off.service.js';
import { PtoRequest } from './pto-request.entity.js';
import { cancelPtoInput, ptoRequestsInput, requestPtoInput, requestsOfTeamInput } from './pto-request.inputs.js';
import { mayDecide, ownRequests, requestsOfTeam, requestsVisibleTo } from './pto-request.policy.js';
import { presentedRelations, presentPtoRequest, presentPtoRequests } from './pto-request.presenter.js';
import { ptoRequestReads, readFactsOfRequests } from './pto-request.reads.js';
import {
  callerMustBeAllowedToRecord,
  daysMustBeNear,
  personMustBeActive,
  requestMustBePending,
  requestsMustNotOverlap,
} from './pto-request.rules.js';
import type { PtoRequestView } from './pto-request.types.js';
import { ptoRequestText } from './pto-request-text.types.js';
import { fullDaysMustBeConfirmed } from './time-off-bounds.rules.js';

async function readRequests(
  context: SignedInContext,
  range: Condition,
  page: PageRequest,
  instant: 'createdAt' | 'decidedAt' = 'createdAt',
): Promise<Page<PtoRequestView>> {
  const { em } = context;
  const order = { orderBy: [instant, 'id'], direction: 'desc' } as const;
  const found = await readPage(em, ptoRequestReads, { ranges: [range], ...order, page });
  return presentPage(found, async (rows) => presentPtoRequests(context, await readFactsOfRequests(em, rows)));
}

export const myPtoRequests = query('myPtoRequests', ptoRequestsInput, (context, page) =>
  readRequests(context, where`user_id = ${context.viewer.userId}::uuid`, page),
);

export const pendingPtoRequests = query(
  'pendingPtoRequests',
  requestsOfTeamInput,
  async (context, { teamId, ...page }) => {
    const ofTeam = requestsOfTeam(await readFilteredTeam(context, teamId));
    const found = await readRequests(context, allOf(where`status = 'PENDING'`, ofTeam), page);
    return presentPage(found, async (views) => {
      const requests = views.map(({ user, ...request }) => ({ ...request, userId: user.id }));
      const othersOff = await listOthersOff(context.em, requests);
      return views.map((view) => ({ ...view, othersOff: othersOff.get(view.id) ?? [] }));
    });
  },
);

/** Lists the requests that were approved or denied, the latest decision first. Revoked approvals are among them. */
export const decidedPtoRequests = query(
  'decidedPtoRequests',
  requestsOfTeamInput,
  async (context, { teamId, ...page }) => {
    const ofTeam = requestsOfTeam(await readFilteredTeam(context, teamId));
    return readRequests(context, allOf(where`decided_at is not null`, ofTeam), page, 'decidedAt');
  },
);

/**
 * Requests time off. The request may exceed the allowance. Time off that a manager records for another person is approved
 * in the same transaction, or fails as its approval would. Fails with BAD_USER_INPUT for days that are years away, with
 * FORBIDDEN for another person unless the caller may decide requests, with NOT_FOUND for an unknown person or policy, and
 * with CONFLICT for a retired policy, for days of a closed pay period, for days that another request of the person takes,
 * and for 24 hours on one day that the caller does not confirm.
 */
export function requestPtoCommand(ports: DecisionPorts) {
  return command('requestPto', requestPtoInput, async (context, { policyId, ...input }) => {
    const { em, viewer, platform, record } = context;
    const { organizationId } = viewer;
    const { startDate, endDate, hours } = input;
    const days = { startDate, endDate, hours };
    const userId = input.userId ?? viewer.userId;
    const isRecorded = userId !== viewer.userId;
    if (isRecorded) enforce(callerMustBeAllowedToRecord(mayDecide(viewer, { user: { id: userId } })));
    enforce(daysMustBeNear(days, await readToday(context)));
    const user = await findPerson(em, userId);
    // The lock keeps the policy from being deleted or retired before this transaction commits.
    const policy = await em.findOne(PtoPolicy, policyId, { lockMode: LockMode.PESSIMISTIC_READ });
    if (!policy) throw unknownPolicy();
    enforce(chosenPolicyMustBeActive(policy));
    await datesOffMustBeOpen(em, organizationId, days);
    await lockTimeOffOf(em, userId);
    const name = isRecorded ? user.firstName : undefined;
    enforce(
      requestsMustNotOverlap(days, await listTakenDays(em, userId, days), name),
      fullDaysMustBeConfirmed(days, input.confirmFullDays ?? false),
    );
    const createdAt = platform.clock.now();
    const content = { ...days, ...ptoRequestText.fill(input) };
    const request = em.create(PtoRequest, { id: newId(), organizationId, user, policy, ...content, createdAt });
    await em.flush();
    const changes = addedFields(isRecorded ? { userId, ...days } : days);
    record({ action: 'pto-request.created', subjectType: 'PTO_REQUEST', subjectId: request.id, changes });
    if (isRecorded) await approveRequest(context, ports, request, input);
    return presentPtoRequest(context, request);
  });
}

async function findPerson(em: EntityManager, userId: string): Promise<User> {
  const user = await em.findOne(User, userId);
  if (!user) throw failures.notFound('User');
  enforce(personMustBeActive(user.status));
  return user;
}

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

/** The requests with these ids: for managers everyone's, otherwise the caller's own. */
export const ptoRequestsById = query('myPtoRequests', nodesInput, async (context, { ids }) => {
  const { em, viewer } = context;
  const rows = await readRows(
    em,
    ptoRequestReads,
    allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, requestsVisibleTo(viewer)),
  );
  return presentPtoRequests(context, await readFactsOfRequests(em, rows));
});
