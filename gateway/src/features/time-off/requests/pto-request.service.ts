import { LockMode } from '@mikro-orm/core';
import { command, query } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { pageOf } from '../../../platform/paging/index.js';
import { User } from '../../identity/index.js';
import { PtoPolicy } from '../policies/pto-policy.entity.js';
import { chosenPolicyMustBeActive, unknownPolicy } from '../policies/pto-policy.rules.js';
import { othersOffBeside } from './others-off.service.js';
import { PtoRequest } from './pto-request.entity.js';
import { cancelPtoInput, ptoRequestsInput, requestPtoInput } from './pto-request.inputs.js';
import { ownRequests } from './pto-request.policy.js';
import { requestMustBePending } from './pto-request.rules.js';
import { shown, shownWith } from './shown-request.js';

const newestFirst = [
  ['createdAt', 'desc'],
  ['id', 'desc'],
] as const;

/** What the caller asked for, the newest first. */
export const myPtoRequests = query('myPtoRequests', ptoRequestsInput, async (context, page) => {
  const { em, viewer } = context;
  const found = await pageOf(em, PtoRequest, {
    where: ownRequests(viewer),
    orderBy: newestFirst,
    populate: shownWith,
    page,
  });
  await shown(context, ...found.edges.map(({ node }) => node));
  return found;
});

/** What waits for a decision, everybody's, the newest first, each with who else is off in those days. */
export const pendingPtoRequests = query('pendingPtoRequests', ptoRequestsInput, async (context, page) => {
  const { em } = context;
  const found = await pageOf(em, PtoRequest, {
    where: { status: 'PENDING' },
    orderBy: newestFirst,
    populate: shownWith,
    page,
  });
  const requests = found.edges.map(({ node }) => node);
  await shown(context, ...requests);
  const othersOff = await othersOffBeside(em, requests);
  for (const request of requests) request.othersOff = othersOff.get(request.id) ?? [];
  return found;
});

/**
 * Asks for paid time off. Nothing is refused for going over the allowance: the balance shows it. Fails with NOT_FOUND
 * for an unknown policy, and with CONFLICT for a retired one.
 */
export const requestPto = command('requestPto', requestPtoInput, async (context, { policyId, ...asked }) => {
  const { em, viewer, platform, record } = context;
  const { organizationId, userId } = viewer;
  // Held until the commit, so that a policy is not taken away or retired meanwhile.
  const policy = await em.findOne(PtoPolicy, policyId, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!policy) throw unknownPolicy();
  enforce(chosenPolicyMustBeActive(policy));
  const user = await em.findOneOrFail(User, userId);
  const createdAt = platform.clock.now();
  const request = em.create(PtoRequest, { id: newId(), organizationId, user, policy, ...asked, createdAt });
  await em.flush();
  const { startDate, endDate, hours } = asked;
  record({
    action: 'pto-request.created',
    subjectType: 'PTO_REQUEST',
    subjectId: request.id,
    changes: { startDate: { after: startDate }, endDate: { after: endDate }, hours: { after: hours } },
  });
  return shown(context, request);
});

/** Takes back one's own request while nobody has decided it. Fails with NOT_FOUND for anybody else's. */
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
  return shown(context, request);
});
