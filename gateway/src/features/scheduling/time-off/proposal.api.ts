import { type Operation, operation } from '../../../platform/api/operation.js';
import { proposePto } from './proposal.service.js';
import { PtoProposalType, ptoProposal } from './proposal.types.js';

export const proposalApi: readonly Operation[] = [
  operation(proposePto, {
    description: 'The hours that the caller’s shifts propose for a request, and what is in its way.',
    rest: { method: 'GET', path: '/api/pto-requests/proposal', status: 200, response: ptoProposal },
    viewer: () => PtoProposalType,
  }),
];
