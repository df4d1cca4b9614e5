import type { z } from 'zod';
import { command, query, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { type Page, type PageRequest, presentPage } from '../../../platform/paging/index.js';
import { allOf, everyRow, readPage, readRows, where } from '../../../platform/read-model/index.js';
import { type NodeReader, nodesInput, selectionOfEntries } from '../../../platform/use-case/index.js';
import { User } from '../../identity/index.js';
import { lockPayHistory, readOrganization } from '../../organization/index.js';
import { reopenPeriod } from '../closing.service.js';
import { findPeriodOn } from '../pay-period.queries.js';
import { periodMustBeClosed } from '../pay-period.rules.js';
import type { PayPeriodPorts } from '../pay-period-ports.types.js';
import {
  decideReopeningInput,
  reopeningRequestPageInput,
  reopeningRequestsInput,
  requestReopeningInput,
} from './reopening.inputs.js';
import { mayRequestReopenings } from './reopening.policy.js';
import { presentReopeningRequest } from './reopening.presenter.js';
import { consentMustBeNeeded, periodMustHaveNoPendingRequest, requestMustBePending } from './reopening.rules.js';
import type { ReopeningRequestView } from './reopening.types.js';
import { ReopeningRequest } from './reopening-request.entity.js';
import { chooseReopeningParts, reopeningOfRow, reopeningReads } from './reopening-request.reads.js';

/** More than anyone reads. Older requests remain in the audit log. */
const maxRequests = 100;

const newestFirst = { orderBy: ['requestedAt', 'id'], direction: 'desc' } as const;

const presentedPeople = ['requestedBy', 'decidedBy'] as const;

export const reopeningRequests = query('reopeningRequests', reopeningRequestsInput, async (context, input) => {
  const { edges } = await readRequests(context, input, { first: maxRequests });
  return edges.map(({ node }) => node);
});

export const reopeningRequestPage = query('reopeningRequests', reopeningRequestPageInput, (context, input) =>
  readRequests(context, input, input),
);

async function readRequests(
  { em, viewer, selection }: SignedInContext,
  { startDate, status }: z.output<typeof reopeningRequestsInput>,
  page: PageRequest,
): Promise<Page<ReopeningRequestView>> {
  const condition = allOf(
    startDate ? where`start_date = ${startDate}::date` : everyRow,
    status ? where`status = ${status}` : everyRow,
  );
  const found = await readPage(em, reopeningReads, {
    ranges: [condition],
    ...newestFirst,
    page,
    parts: chooseReopeningParts(selectionOfEntries(selection)),
  });
  return presentPage(found, (rows) => rows.map((row) => presentReopeningRequest(viewer, reopeningOfRow(row))));
}

/**
 * Requests the consent of owners and administrators to reopen a closed period. Fails with NOT_FOUND when no period
 * starts on the date, and with CONFLICT when the period is open, when a request for it is pending, or when the caller
 * may reopen it without consent.
 */
export const requestReopening = command('requestReopening', requestReopeningInput, async (context, input) => {
  const { em, viewer, platform, record } = context;
  const { organizationId, userId } = viewer;
  const { startDate, reason } = input;
  const { settings } = await readOrganization(em, organizationId);
  enforce(consentMustBeNeeded(mayRequestReopenings(viewer, settings)));
  // Reopening takes the same lock, so the period stays closed until this transaction ends.
  await lockPayHistory(em, organizationId);
  const { dates, closed } = await findPeriodOn(em, organizationId, startDate);
  enforce(periodMustBeClosed(dates, closed !== undefined));
  const pending = await em.count(ReopeningRequest, { startDate, status: 'PENDING' });
  enforce(periodMustHaveNoPendingRequest(pending > 0));
  const { endDate } = dates;
  const request = em.create(ReopeningRequest, {
    ...{ id: newId(), organizationId, startDate, endDate, reason },
    requestedBy: await em.findOneOrFail(User, userId),
    requestedAt: platform.clock.now(),
  });
  await em.flush();
  const changes = { startDate, endDate, reason: { after: reason } };
  record({ action: 'reopening.requested', subjectType: 'REOPENING_REQUEST', subjectId: request.id, changes });
  return presentReopeningRequest(viewer, request);
});

export const declineReopening = command('declineReopening', decideReopeningInput, async (context, input) => {
  const { viewer, record } = context;
  const request = await decide(context, input, 'DECLINED');
  const { id, startDate, endDate, note } = request;
  const changes = { status: { before: 'PENDING', after: 'DECLINED' }, startDate, endDate, note: { after: note } };
  record({ action: 'reopening.declined', subjectType: 'REOPENING_REQUEST', subjectId: id, changes });
  return presentReopeningRequest(viewer, request);
});

/**
 * Stores the decision about a pending request. The lock makes simultaneous decisions and a simultaneous reopening wait for
 * each other: only the first succeeds, and the others fail with CONFLICT.
 */
async function decide(
  { em, viewer, platform }: SignedInContext,
  { id, note = null }: z.output<typeof decideReopeningInput>,
  decision: 'APPROVED' | 'DECLINED',
): Promise<ReopeningRequest> {
  await lockPayHistory(em, viewer.organizationId);
  const request = await em.findOne(ReopeningRequest, id, { populate: presentedPeople });
  if (!request) throw failures.notFound('Reopening request');
  enforce(requestMustBePending(request, request.status));
  request.status = decision;
  request.note = note;
  request.decidedAt = platform.clock.now();
  request.decidedBy = await em.findOneOrFail(User, viewer.userId);
  await em.flush();
  return request;
}

const reopeningRequestsById = query('reopeningRequests', nodesInput, async ({ em, viewer, selection }, { ids }) => {
  const parts = chooseReopeningParts(selection);
  const rows = await readRows(em, reopeningReads, where`id = any(${arrayLiteral(ids)}::uuid[])`, { parts });
  return rows.map((row) => presentReopeningRequest(viewer, reopeningOfRow(row)));
});

export const reopeningNodes: readonly NodeReader[] = [{ type: 'ReopeningRequest', useCase: reopeningRequestsById }];

export function approveReopeningCommand(ports: PayPeriodPorts) {
  return command('approveReopening', decideReopeningInput, async (context, input) => {
    const { viewer, record } = context;
    const request = await decide(context, input, 'APPROVED');
    const { id, startDate, endDate, note } = request;
    const changes = { status: { before: 'PENDING', after: 'APPROVED' }, startDate, endDate, note: { after: note } };
    record({ action: 'reopening.approved', subjectType: 'REOPENING_REQUEST', subjectId: id, changes });
    await reopenPeriod(context, ports, startDate);
    return presentReopeningRequest(viewer, request);
  });
}
