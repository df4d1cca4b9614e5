import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.types.js';
import { presentUser, presentUserName } from '../../identity/index.js';
import { Organization } from '../../organization/index.js';
import {
  mayClosePayPeriods,
  mayDecideReopenings,
  mayReopenPayPeriods,
  mayRequestReopenings,
} from './reopening.policy.js';
import type { ReopeningRequestView, reopeningRequestJson } from './reopening.types.js';
import type { ReopeningRequest } from './reopening-request.entity.js';

interface PeriodState {
  readonly isClosed: boolean;
  /** Whether nothing keeps an open period from being closed. */
  readonly isReady: boolean;
}

/** What the viewer may do with a period in this state. */
export async function permissionsOn({ em, viewer }: SignedInContext, { isClosed, isReady }: PeriodState) {
  const organization = await em.findOneOrFail(Organization, viewer.organizationId);
  return {
    canClose: isReady && mayClosePayPeriods(viewer),
    canReopen: isClosed && mayReopenPayPeriods(viewer, organization),
    canRequestReopening: isClosed && mayRequestReopenings(viewer, organization),
  };
}

/** The people who must be loaded with a request. */
export const presentedPeople = ['requestedBy', 'decidedBy'] as const;

export function presentReopeningRequest(viewer: Viewer, request: ReopeningRequest): ReopeningRequestView {
  const { id, startDate, endDate, reason, status, requestedBy, requestedAt, note, decidedBy, decidedAt } = request;
  return {
    ...{ id, startDate, endDate, reason, status, requestedAt, note, decidedAt },
    requestedBy: presentUser(requestedBy),
    decidedBy: decidedBy && presentUser(decidedBy),
    canDecide: status === 'PENDING' && mayDecideReopenings(viewer),
  };
}

export function serializeReopeningRequest(request: ReopeningRequestView): z.input<typeof reopeningRequestJson> {
  const { requestedBy, decidedBy } = request;
  return {
    ...request,
    requestedBy: presentUserName(requestedBy),
    decidedBy: decidedBy && presentUserName(decidedBy),
  };
}
