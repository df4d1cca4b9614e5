import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CalendarDate, DateRange } from '@timetrack/contracts/calendar';
import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { compareFields } from '../../audit/index.js';
import { User } from '../../identity/index.js';
import { readBalances } from '../balances/balance.queries.js';
import { findOverruns, yearsOf } from '../balances/balance.rules.js';
import type { Overrun } from '../balances/balance.types.js';
import { datesOffMustBeOpen, listApprovedSpans, lockTimeOffOf } from './approved-time-off.queries.js';
import { PtoRequest } from './pto-request.entity.js';
import { decidePtoInput, revokePtoInput } from './pto-request.inputs.js';
import { mayDecide } from './pto-request.policy.js';
import { presentedRelations, presentPtoRequest } from './pto-request.presenter.js';
import {
  callerMustBeAllowedToDecide,
  callerMustBeAllowedToRevoke,
  requestMustBeApproved,
  requestMustBePending,
} from './pto-request.rules.js';
import type { PtoRequestView } from './pto-request.types.js';
import {
  approvedTimeOffMustFitIntoDay,
  fullDaysMustBeConfirmed,
  overrunMustBeConfirmed,
  workedDaysMustBeConfirmed,
} from './time-off-bounds.rules.js';

type DecisionInput = Omit<z.output<typeof decidePtoInput>, 'id'>;

export interface DecisionPorts {
  /** The minutes that one person worked on each of these dates, as payroll counts them. */
  readonly sumWorkByDate: (
    context: SignedInContext,
    person: { readonly userId: string; readonly period: DateRange },
  ) => Promise<ReadonlyMap<CalendarDate, number>>;
}

/**
 * Approves a pending request. Fails with CONFLICT when it is already decided, has days in a closed pay period, would give a
 * day more than 24 hours of approved time off, or if the caller does not confirm that it exceeds the yearly allowance or
 * covers worked days. With `removeFromShifts`, the same transaction takes the person off the shifts on these days.
 */
export function approvePtoRequestCommand(ports: DecisionPorts) {
  return command('approvePtoRequest', decidePtoInput, async (context, input) => {
    const request = await lockPendingRequest(context, input.id);
    await datesOffMustBeOpen(context.em, context.viewer.organizationId, request);
    await approveRequest(context, ports, request, input);
    return present(context, request);
  });
}

/** Approves a pending request on dates that are open, and frees the shifts if the approver wants that. */
export async function approveRequest(
  context: SignedInContext,
  ports: DecisionPorts,
  request: PtoRequest,
  input: DecisionInput,
): Promise<void> {
  const overruns = await checkBounds(context, ports, request, input);
  await decide(context, request, input, 'APPROVED');
  context.record({
    action: 'pto-request.approved',
    subjectType: 'PTO_REQUEST',
    subjectId: request.id,
    changes: {
      status: { before: 'PENDING', after: 'APPROVED' },
      ...(overruns.length > 0 && {
        minutesOverAllowance: { after: Math.max(...overruns.map(({ minutes }) => minutes)) },
      }),
    },
  });
  if (input.removeFromShifts) await removeFromShifts(context, request, input.cancelEmptyShifts ?? false);
}

async function removeFromShifts(context: SignedInContext, request: PtoRequest, cancelsEmpty: boolean): Promise<void> {
  const { em, viewer, platform, record } = context;
  const { startDate, endDate, user } = request;
  const daysOff = { organizationId: viewer.organizationId, userId: user.id, startDate, endDate };
  const shifts = await platform.removeFromShifts(em, { ...daysOff, at: platform.clock.now(), cancelsEmpty });
  for (const { id, changes } of shifts) {
    record({ action: 'schedule.updated', subjectType: 'SCHEDULE', subjectId: id, changes });
  }
}

/** Denies a pending request, even one with days in a closed pay period. */
export const denyPtoRequest = command('denyPtoRequest', decidePtoInput, async (context, input) => {
  const request = await lockPendingRequest(context, input.id);
  await decide(context, request, input, 'DENIED');
  const changes = { status: { before: 'PENDING', after: 'DENIED' } };
  context.record({ action: 'pto-request.denied', subjectType: 'PTO_REQUEST', subjectId: request.id, changes });
  return present(context, request);
});

/**
 * Revokes an approval: the request becomes CANCELED, and its hours return to the balance. Fails with CONFLICT when the
 * request is not approved or has days in a closed pay period. The notes replace those of the approval.
 */
export const revokePtoRequest = command(
  'revokePtoRequest',
  revokePtoInput,
  async (context, { id, managerNotes = null }) => {
    const { em, viewer, platform, record } = context;
    const request = await lockRequest(em, id);
    enforce(callerMustBeAllowedToRevoke(mayDecide(viewer, request)), requestMustBeApproved(request.status));
    await datesOffMustBeOpen(em, viewer.organizationId, request);
    const before = pickAuditedFields(request);
    request.status = 'CANCELED';
    request.managerNotes = managerNotes;
    request.revokedAt = platform.clock.now();
    request.revokedBy = await em.findOneOrFail(User, viewer.userId);
    await em.flush();
    const changes = compareFields(before, pickAuditedFields(request));
    record({ action: 'pto-request.revoked', subjectType: 'PTO_REQUEST', subjectId: id, changes });
    return present(context, request);
  },
);

function pickAuditedFields({ status, managerNotes }: PtoRequest) {
  return { status, managerNotes };
}

/** The row lock makes simultaneous decisions wait for each other. Only the first finds the request undecided. */
async function lockPendingRequest({ em, viewer }: SignedInContext, id: string): Promise<PtoRequest> {
  const request = await lockRequest(em, id);
  enforce(callerMustBeAllowedToDecide(mayDecide(viewer, request)), requestMustBePending(request.status));
  return request;
}

async function lockRequest(em: EntityManager, id: string): Promise<PtoRequest> {
  const request = await em.findOne(PtoRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!request) throw failures.notFound('PTO request');
  return request;
}

/** Checks the request against approved time off and work, and returns how much it exceeds the allowance. */
async function checkBounds(
  context: SignedInContext,
  { sumWorkByDate }: DecisionPorts,
  request: PtoRequest,
  { confirmOverAllowance, confirmWorkedDays, confirmFullDays }: DecisionInput,
): Promise<Overrun[]> {
  const { em } = context;
  const { startDate, endDate, user } = request;
  const userId = user.id;
  await lockTimeOffOf(em, userId);
  const approved = await listApprovedSpans(em, userId, request);
  enforce(approvedTimeOffMustFitIntoDay(request, approved));
  const workByDate = await sumWorkByDate(context, { userId, period: { startDate, endDate } });
  await em.populate(request, ['policy']);
  const { policy } = request;
  const keys = yearsOf(request).map((year) => ({ userId, policy, year }));
  const balanceOf = await readBalances(context, keys);
  const overruns = findOverruns(request, keys.map(balanceOf));
  enforce(
    fullDaysMustBeConfirmed(request, confirmFullDays ?? false),
    overrunMustBeConfirmed(policy.name, overruns, confirmOverAllowance ?? false),
    workedDaysMustBeConfirmed(request, approved, workByDate, confirmWorkedDays ?? false),
  );
  return overruns;
}

async function decide(
  { em, viewer, platform }: SignedInContext,
  request: PtoRequest,
  { managerNotes = null }: DecisionInput,
  decision: 'APPROVED' | 'DENIED',
): Promise<void> {
  request.status = decision;
  request.managerNotes = managerNotes;
  request.decidedAt = platform.clock.now();
  request.decidedBy = await em.findOneOrFail(User, viewer.userId);
  await em.flush();
}

async function present(context: SignedInContext, request: PtoRequest): Promise<PtoRequestView> {
  await context.em.populate(request, presentedRelations);
  return presentPtoRequest(context, request);
}
