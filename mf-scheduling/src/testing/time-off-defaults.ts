import { api, respondWith } from '@timetrack/testing/graphql-api';
import {
  LoadDecidedRequest,
  LoadDecidedRequests,
  RevokePto,
} from '../features/time-off/approval/decided/decided-requests.graphql.js';
import { ApprovePto, DenyPto, LoadPendingRequests } from '../features/time-off/approval/pto-requests.graphql.js';
import { LoadCalendar } from '../features/time-off/calendar/calendar.graphql.js';
import { CancelPto, LoadMyTimeOff, LoadProposal, RequestPto } from '../features/time-off/my/time-off.graphql.js';
import { aCalendar, aDecidedPage, aDecidedRequest, aPolicy, aProposal, aRequest } from './time-off-builders.js';

const aDecision = (id: string, status: 'APPROVED' | 'CANCELED' | 'DENIED') => ({
  __typename: 'PtoRequest' as const,
  id,
  status,
});

/** The default responses of the time off operations: one policy, no requests, and every mutation succeeds. */
export const timeOffDefaults = [
  api.query(LoadMyTimeOff, () => respondWith({ ptoPolicies: [aPolicy()], myPtoRequests: [] })),
  api.query(LoadProposal, () => respondWith(aProposal())),
  api.query(LoadCalendar, () => respondWith(aCalendar([]))),
  api.query(LoadPendingRequests, () => respondWith({ pendingPtoRequests: [] })),
  api.query(LoadDecidedRequests, () => respondWith(aDecidedPage([]))),
  api.query(LoadDecidedRequest, () => respondWith({ node: null })),
  api.mutation(RevokePto, ({ variables: { id } }) =>
    respondWith({ revokePtoRequest: aDecidedRequest({ id, status: 'CANCELED', canRevoke: false }) }),
  ),
  api.mutation(RequestPto, () => respondWith({ requestPto: aRequest() })),
  api.mutation(CancelPto, ({ variables }) => respondWith({ cancelPtoRequest: aDecision(variables.id, 'CANCELED') })),
  api.mutation(ApprovePto, ({ variables }) => respondWith({ approvePtoRequest: aDecision(variables.id, 'APPROVED') })),
  api.mutation(DenyPto, ({ variables }) => respondWith({ denyPtoRequest: aDecision(variables.id, 'DENIED') })),
];
