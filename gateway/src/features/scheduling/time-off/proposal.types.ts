import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { balance } from '../../time-off/index.js';

export const ptoProposal = z
  .object({
    hours: z.int().nullable().meta({
      description: 'Whole hours to request. Null when they have to be entered by hand, for example for a weekend.',
    }),
    explanation: z.string().meta({ description: 'Where the hours come from, in one or two sentences.' }),
    obstacle: z.string().nullable().meta({
      description: 'Why a request for these days would be rejected now. Null if nothing is in the way.',
    }),
    balances: z
      .array(balance)
      .meta({ description: 'The caller’s balances under the policy, one for each year that the days touch.' })
      .readonly(),
  })
  .meta({ id: 'PtoProposal' });

export type PtoProposal = Readonly<z.infer<typeof ptoProposal>>;

export const PtoProposalType = objectFromZod(
  'PtoProposal',
  ptoProposal,
  'What a request for time off on these days would need, before it is made.',
);
