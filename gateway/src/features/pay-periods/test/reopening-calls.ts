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
    document: `mutation ($input: PayPeriodCloseInput!) { payPeriodClose(input: $input) { payPeriod ${period} } }`,
  },
  reopenPayPeriod: {
    method: 'POST',
    path: '/api/pay-periods/reopen',
    document: `mutation ($input: PayPeriodReopenInput!) { payPeriodReopen(input: $input) { payPeriod ${period} } }`,
  },
  reopeningRequests: { method: 'GET', path, document: `{ viewer { reopeningRequests { nodes ${request} } } }` },
  requestReopening: {
    method: 'POST',
    path,
    document: `mutation ($input: ReopeningRequestCreateInput!) { reopeningRequestCreate(input: $input) { reopeningRequest ${request} } }`,
  },
  approveReopening: {
    method: 'POST',
    path: `${path}/:id/approve`,
    document: `mutation ($input: ReopeningRequestApproveInput!) { reopeningRequestApprove(input: $input) { reopeningRequest ${request} } }`,
  },
  declineReopening: {
    method: 'POST',
    path: `${path}/:id/decline`,
    document: `mutation ($input: ReopeningRequestDeclineInput!) { reopeningRequestDecline(input: $input) { reopeningRequest ${request} } }`,
  },
} as const satisfies Operations<string>;

export type ReopeningOperation = keyof typeof reopeningOperations;
