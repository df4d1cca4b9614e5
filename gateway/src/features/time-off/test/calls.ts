import type { Operations } from '../../../../test/harness/index.js';

const balance = '{ year allowanceHours usedHours pendingHours remainingHours }';
const policy = `{ id name yearlyAllowanceHours paid category retired balance ${balance} }`;
const person = '{ id firstName lastName }';
const request = `{
  id policyId policy { id name paid category } user ${person} startDate endDate hours note status managerNotes createdAt decidedAt
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
    document: `query ($includeRetired: Boolean) { ptoPolicies(includeRetired: $includeRetired) ${policy} }`,
  },
  createPtoPolicy: {
    method: 'POST',
    path: '/api/pto-policies',
    document: `mutation ($input: PtoPolicyInput!) { createPtoPolicy(input: $input) ${policy} }`,
  },
  updatePtoPolicy: {
    method: 'PATCH',
    path: '/api/pto-policies/:id',
    document: `mutation ($id: ID!, $input: UpdatePtoPolicyInput!) { updatePtoPolicy(id: $id, input: $input) ${policy} }`,
  },
  deletePtoPolicy: {
    method: 'DELETE',
    path: '/api/pto-policies/:id',
    document: 'mutation ($id: ID!) { deletePtoPolicy(id: $id) }',
  },
  myPtoRequests: { method: 'GET', path: '/api/pto-requests', document: `{ myPtoRequests ${request} }` },
  pendingPtoRequests: {
    method: 'GET',
    path: '/api/pto-requests/pending',
    document: `{ pendingPtoRequests ${pending} }`,
  },
  requestPto: {
    method: 'POST',
    path: '/api/pto-requests',
    document: `mutation ($input: RequestPtoInput!) { requestPto(input: $input) ${request} }`,
  },
  decidedPtoRequests: {
    method: 'GET',
    path: '/api/pto-requests/decided',
    document: `{ decidedPtoRequests { edges { node ${request} } } }`,
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
    document: `mutation ($id: ID!, $input: DecidePtoInput) { approvePtoRequest(id: $id, input: $input) ${request} }`,
  },
  denyPtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/deny',
    document: `mutation ($id: ID!, $input: DecidePtoInput) { denyPtoRequest(id: $id, input: $input) ${request} }`,
  },
  revokePtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/revoke',
    document: `mutation ($id: ID!, $input: RevokePtoInput) { revokePtoRequest(id: $id, input: $input) ${request} }`,
  },
  cancelPtoRequest: {
    method: 'POST',
    path: '/api/pto-requests/:id/cancel',
    document: `mutation ($id: ID!) { cancelPtoRequest(id: $id) ${request} }`,
  },
} satisfies Operations<string>;

export type OperationName = keyof typeof operations;
export const operationNames = Object.keys(operations) as OperationName[];
