import { viewerField } from '../../../platform/graphql/schema/viewer-field.builder.js';
import { proposePto } from './proposal.service.js';
import { PtoProposalType } from './proposal.types.js';

export const proposalField = viewerField('ptoProposal', {
  type: () => PtoProposalType,
  useCase: proposePto,
  description: 'The hours that the caller’s shifts propose for a request, and what is in its way.',
});
