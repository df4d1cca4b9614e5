import { type Operation, operation } from '../../../platform/api/operation.js';
import { proposePto } from './proposal.service.js';
import { PtoProposalType, ptoProposalJson } from './proposal.types.js';

export const proposalApi: readonly Operation[] = [
  operation(proposePto, {
    description: 'The hours that shifts propose for a request, and its obstacle.',
    rest: { method: 'GET', path: '/api/pto-requests/proposal', status: 200, response: ptoProposalJson },
    viewer: () => PtoProposalType,
  }),
];
