import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { balance } from '../../time-off/index.js';
import { type ShiftOnTimeOff, shiftOnTimeOff, shiftOnTimeOffJson } from './shift-on-time-off.types.js';

const ptoProposal = z.object({
  hours: z.int().nullable().describe('Whole hours to request. Null if unknown, as for a weekend.'),
  explanation: z.string().describe('Where the hours come from, in one or two sentences.'),
  obstacle: z.string().nullable().describe('Why a request for these days would be rejected now, or null.'),
  balances: z.array(balance).describe('The person’s balances under the policy, one for each year.').readonly(),
  shifts: z
    .array(shiftOnTimeOff)
    .describe('The shifts of another person on these days, earliest first. Empty for the caller’s own time off.')
    .readonly(),
});

export interface PtoProposal extends Readonly<z.infer<typeof ptoProposal>> {
  readonly shifts: readonly ShiftOnTimeOff[];
}

export const ptoProposalJson = ptoProposal.extend({ shifts: z.array(shiftOnTimeOffJson) }).meta({ id: 'PtoProposal' });

export const PtoProposalType = objectFromZod(
  'PtoProposal',
  ptoProposal,
  'What a request for time off on these days would need.',
);
