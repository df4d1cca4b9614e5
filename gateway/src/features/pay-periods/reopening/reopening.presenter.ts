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
  readonly isReady: boolean;
}

export function permissionsOn(viewer: Viewer, settings: ConsentSetting, { isClosed, isReady }: PeriodState) {
  return {
    canClose: isReady && mayClosePayPeriods(viewer),
    canReopen: isClosed && mayReopenPayPeriods(viewer, settings),
    canRequestReopening: isClosed && mayRequestReopenings(viewer, settings),
  };
}

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
