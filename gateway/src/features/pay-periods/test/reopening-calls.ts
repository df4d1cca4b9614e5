import type { Operations } from '../../../../test/harness/index.js';

const person = '{ id firstName lastName }';
const request = `{
  id startDate endDate reason status requestedBy ${person} requestedAt note decidedBy ${person} decidedAt canDecide
}`;
const period = '{ startDate endDate status canClose canReopen }';
const path = '/api/pay-periods/reopening-requests';

export const reopeningOperations = {
  closePayPeriod: {
    method: 'POST',
    path: '/api/pay-periods/close',
    document: `mutation ($input: PayPeriodInput!) { closePayPeriod(input: $input) ${period} }`,
  },
  reopenPayPeriod: {
    method: 'POST',
    path: '/api/pay-periods/reopen',
    document: `mutation ($input: PayPeriodInput!) { reopenPayPeriod(input: $input) ${period} }`,
  },
  reopeningRequests: { method: 'GET', path, document: `{ reopeningRequests ${request} }` },
  requestReopening: {
    method: 'POST',
    path,
    document: `mutation ($input: RequestReopeningInput!) { requestReopening(input: $input) ${request} }`,
  },
  approveReopening: {
    method: 'POST',
    path: `${path}/:id/approve`,
    document: `mutation ($id: ID!, $input: DecideReopeningInput) { approveReopening(id: $id, input: $input) ${request} }`,
  },
  declineReopening: {
    method: 'POST',
    path: `${path}/:id/decline`,
    document: `mutation ($id: ID!, $input: DecideReopeningInput) { declineReopening(id: $id, input: $input) ${request} }`,
  },
} as const satisfies Operations<string>;

export type ReopeningOperation = keyof typeof reopeningOperations;
