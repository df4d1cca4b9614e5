import type { Operations } from '../../../../test/harness/index.js';
import { ptoRequestText } from '../requests/pto-request-text.types.js';

const balance = '{ year allowanceHours usedHours pendingHours remainingHours }';
const policy = `{ id name yearlyAllowanceHours paid category retired balance ${balance} }`;
const person = '{ id firstName lastName }';
const request = `{
  id policyId policy { id name paid category } user ${person} startDate endDate hours ${ptoRequestText.names.join(' ')} status managerNotes createdAt decidedAt
  decidedBy ${person} revokedAt revokedBy ${person} balance ${balance} balances ${balance} inClosedPayPeriod
  overdraw canDecide canRevoke
}`;
const pending = request.replace(
  'canRevoke',
  `canRevoke othersOff { id user ${person} startDate endDate hours policyName }`,
);

export const operations = {
  ptoPolicies: {
    method: 'GET',
    path: '/api/pto-policies',
    document: `query ($includeRetired: Boolean) { viewer { ptoPolicies(includeRetired: $includeRetired) { nodes ${policy} } } }`,
  },
  createPtoPolicy: {
    method: 'POST',
    path: '/api/pto-policies',
    document: `mutation ($input: PtoPolicyCreateInput!) { ptoPolicyCreate(input: $input) { ptoPolicy ${policy} } }`,
  },
  updatePtoPolicy: {
    method: 'PATCH',
    path: '/api/pto-policies/:id',
    document: `mutation ($input: PtoPolicyUpdateInput!) { ptoPolicyUpdate(input: $input) { ptoPolicy ${policy} } }`,
  },
  deletePtoPolicy: {
    method: 'DELETE',
    path: '/api/pto-policies/:id',
    document: 'mutation ($input: PtoPolicyDeleteInput!) { ptoPolicyDelete(input: $input) { deletedPtoPolicyId } }',
  },
  myPtoRequests: {
    method: 'GET',
    path: '/api/pto-requests',
    document: `{ viewer { myPtoRequests { nodes ${request} } } }`,
  },
  pendingPtoRequests: {
    method: 'GET',
    path: '/api/pto-requests/pending',
    document: `{ viewer { pendingPtoRequests { nodes ${pending} } } }`,
  },
  requestPto: {
    method: 'POST',
    path: '/api/pto-requests',
    document: `mutation ($input: PtoRequestCreateInput!) { ptoRequestCreate(input: $input) { ptoRequest ${request} } }`,
  },
  decidedPtoRequests: {
    method: 'GET',
    path: '/api/pto-requests/decided',
    document: `{ viewer { decidedPtoRequests { edges { node ${request} } } } }`,
  },
  ptoCalendar: {
    method: 'GET',
    path: '/api/pto-requests/calendar',
    document: `query ($startDate: Date!, $endDate: Date!) {
      viewer { ptoCalendar(startDate: $startDate, endDate: $endDate) {
        people { user ${person} timeOff { id startDate endDate hours policyName status canDecide canRevoke } }
      } }
    }`,
  },
  approvePtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/approve',
    document: `mutation ($input: PtoRequestApproveInput!) { ptoRequestApprove(input: $input) { ptoRequest ${request} } }`,
  },
  denyPtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/deny',
    document: `mutation ($input: PtoRequestDenyInput!) { ptoRequestDeny(input: $input) { ptoRequest ${request} } }`,
  },
  revokePtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/revoke',
    document: `mutation ($input: PtoRequestRevokeInput!) { ptoRequestRevoke(input: $input) { ptoRequest ${request} } }`,
  },
  cancelPtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/cancel',
    document: `mutation ($input: PtoRequestCancelInput!) { ptoRequestCancel(input: $input) { ptoRequest ${request} } }`,
  },
} satisfies Operations<string>;

export type OperationName = keyof typeof operations;
export const operationNames = Object.keys(operations) as OperationName[];
