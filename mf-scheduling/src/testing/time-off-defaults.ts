import { aConnection, aPayload, api, aViewer, respondWith } from '@timetrack/testing/graphql-api';
import {
  ApprovePto,
  DenyPto,
  LoadDecidedRequest,
  LoadDecidedRequests,
  LoadPendingRequests,
  LoadTeamsOff,
  RevokePto,
} from '../features/time-off/approval/pto-requests.graphql.js';
import { LoadCalendar } from '../features/time-off/calendar/calendar.graphql.js';
import { LoadProposal } from '../features/time-off/components/proposal.graphql.js';
import { CancelPto, LoadMyTimeOff, RequestPto } from '../features/time-off/my/time-off.graphql.js';
import { replacementDefaults } from './replacement-defaults.js';
import {
  aCalendar,
  aDecidedPage,
  aDecidedRequest,
  aDecision,
  aPendingPage,
  aPolicy,
  aProposal,
  aRequest,
} from './time-off-builders.js';

/** The default responses of the time off operations: one policy, no requests, and every mutation succeeds. */
export const timeOffDefaults = [
  ...replacementDefaults,
  api.query(LoadMyTimeOff, () =>
    respondWith(
      aViewer({ ptoPolicies: aConnection('PtoPolicy', [aPolicy()]), myPtoRequests: aConnection('PtoRequest', []) }),
    ),
  ),
  api.query(LoadProposal, () => respondWith(aProposal())),
  api.query(LoadCalendar, () => respondWith(aCalendar([]))),
  api.query(LoadTeamsOff, () => respondWith(aViewer({ teams: { nodes: [] } }))),
  api.query(LoadPendingRequests, () => respondWith(aPendingPage())),
  api.query(LoadDecidedRequests, () => respondWith(aDecidedPage([]))),
  api.query(LoadDecidedRequest, () => respondWith({ node: null })),
  api.mutation(RevokePto, ({ variables: { input } }) =>
    respondWith(
      aPayload('ptoRequestRevoke', {
        ptoRequest: aDecidedRequest({ id: input.id, status: 'CANCELED', canRevoke: false }),
      }),
    ),
  ),
  api.mutation(RequestPto, () => respondWith(aPayload('ptoRequestCreate', { ptoRequest: aRequest() }))),
  api.mutation(CancelPto, ({ variables: { input } }) =>
    respondWith(aPayload('ptoRequestCancel', { ptoRequest: aDecision('CANCELED', input.id) })),
  ),
  api.mutation(ApprovePto, ({ variables: { input } }) =>
    respondWith(aPayload('ptoRequestApprove', { ptoRequest: aDecision('APPROVED', input.id) })),
  ),
  api.mutation(DenyPto, ({ variables: { input } }) =>
    respondWith(aPayload('ptoRequestDeny', { ptoRequest: aDecision('DENIED', input.id) })),
  ),
];
