import type { Viewer } from '../../../platform/auth/viewer.js';
import { presentUser } from '../../identity/index.js';
import {
  type ConsentSetting,
  mayClosePayPeriods,
  mayDecideReopenings,
  mayReopenPayPeriods,
  mayRequestReopenings,
} from './reopening.policy.js';
import type { ReopeningRequestView } from './reopening.types.js';

interface PeriodState {
  readonly isClosed: boolean;
  /** Whether nothing keeps an open period from being closed. */
  readonly isReady: boolean;
}

/** What the viewer may do with a period in this state. */
export function permissionsOn(viewer: Viewer, settings: ConsentSetting, { isClosed, isReady }: PeriodState) {
  return {
    canClose: isReady && mayClosePayPeriods(viewer),
    canReopen: isClosed && mayReopenPayPeriods(viewer, settings),
    canRequestReopening: isClosed && mayRequestReopenings(viewer, settings),
  };
}

/** What a request is presented from: an entity with its people, or a plain row. */
export type ReopeningFacts = Omit<ReopeningRequestView, 'canDecide'>;

export function presentReopeningRequest(viewer: Viewer, request: ReopeningFacts): ReopeningRequestView {
  const { id, startDate, endDate, reason, status, requestedBy, requestedAt, note, decidedBy, decidedAt } = request;
  return {
    ...{ id, startDate, endDate, reason, status, requestedAt, note, decidedAt },
    requestedBy: presentUser(requestedBy),
    decidedBy: decidedBy && presentUser(decidedBy),
    canDecide: status === 'PENDING' && mayDecideReopenings(viewer),
  };
}
