import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { proposePto } from './proposal.service.js';
import { ptoProposal } from './proposal.types.js';

export const proposalRoutes: readonly Route[] = [
  route(proposePto, {
    method: 'GET',
    path: '/api/pto-requests/proposal',
    status: 200,
    summary: 'The hours that your shifts from `startDate` to `endDate` propose for a request, and what is in its way',
    response: ptoProposal,
  }),
];
