import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { balance } from '../../time-off/index.js';

export const ptoProposal = z
  .object({
    hours: z.int().nullable().describe('Whole hours to request. Null if unknown, as for a weekend.'),
    explanation: z.string().describe('Where the hours come from, in one or two sentences.'),
    obstacle: z.string().nullable().describe('Why a request for these days would be rejected now, or null.'),
    balances: z.array(balance).describe('The caller’s balances under the policy, one for each year.').readonly(),
  })
  .meta({ id: 'PtoProposal' });

export type PtoProposal = Readonly<z.infer<typeof ptoProposal>>;

export const PtoProposalType = objectFromZod(
  'PtoProposal',
  ptoProposal,
  'What a request for time off on these days would need.',
);
