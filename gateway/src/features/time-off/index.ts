import type { Feature } from '../../platform/feature.js';
import { periodIsClosed } from '../pay-periods/index.js';
import { ptoCalendarApi } from './calendar/pto-calendar.api.js';
import { ptoPolicyApi } from './policies/pto-policy.api.js';
import { PtoPolicy } from './policies/pto-policy.entity.js';
import { policyNameTaken } from './policies/pto-policy.rules.js';
import { createFirstPolicy, ptoPoliciesById } from './policies/pto-policy.service.js';
import { hasTimeOffBefore } from './requests/approved-time-off.queries.js';
import type { DecisionPorts } from './requests/decision.service.js';
import { ptoRequestApi } from './requests/pto-request.api.js';
import { PtoRequest } from './requests/pto-request.entity.js';
import { PtoRequestResolver } from './requests/pto-request.resolver.js';
import { cancelRequestsOfErasedPerson, ptoRequestsById } from './requests/pto-request.service.js';

export { balance } from './balances/balance.types.js';
export { PtoPolicy } from './policies/pto-policy.entity.js';
export { listPolicies } from './policies/pto-policy.reads.js';
export type { PtoCategory } from './policies/pto-policy.types.js';
export { ptoCategory } from './policies/pto-policy.types.js';
export {
  countUndecidedTimeOff,
  findObstacle,
  findUndecidedTimeOff,
  listApprovedTimeOff,
  readBalancesFor,
  type UndecidedRow,
} from './requests/approved-time-off.queries.js';
export { PtoRequest } from './requests/pto-request.entity.js';
export { mayDecide } from './requests/pto-request.policy.js';
export { timeOffJson } from './requests/pto-request.presenter.js';
export { callerMustBeAllowedToRecord, findWrongDays, maxHours } from './requests/pto-request.rules.js';
export { PtoRequestType, type PtoRequestView, timeOff } from './requests/pto-request.types.js';
export { findTooManyHours } from './requests/time-off-bounds.rules.js';

export function timeOffFeature(ports: DecisionPorts): Feature {
  return {
    name: 'time-off',
    description: 'Policies, requests and balances of paid time off.',
    entities: [PtoPolicy, PtoRequest],
    resolvers: [PtoRequestResolver],
    nodes: [
      { type: 'PtoPolicy', useCase: ptoPoliciesById },
      { type: 'PtoRequest', useCase: ptoRequestsById },
    ],
    api: [...ptoPolicyApi, ...ptoRequestApi(ports), ...ptoCalendarApi],
    constraintErrors: {
      pto_policies_active_name_once: policyNameTaken,
      pto_requests_in_open_pay_period: periodIsClosed,
    },
    beginTenant: createFirstPolicy,
    erasePerson: cancelRequestsOfErasedPerson,
    payHistory: { hasPayBefore: hasTimeOffBefore },
  };
}
