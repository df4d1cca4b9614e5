import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.js';
import { userView } from '../../identity/index.js';
import { balance } from '../balances/balance.types.js';
import { ptoPolicyView } from '../policies/pto-policy.types.js';
import { PtoStatus } from './pto-request.entity.js';
import { ptoRequestText } from './pto-request-text.types.js';

export const timeOff = z.object({
  id: z.uuid(),
  user: userView.describe('The person who is off.'),
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day off.'),
  hours: z.int().describe('The hours off.'),
  policyName: z.string().describe('The name of the policy.'),
});

export type TimeOff = Readonly<z.infer<typeof timeOff>>;

export const TimeOffType = objectFromZod('TimeOff', timeOff, 'Approved time off: who is away, and on which days.');

const status = enumFromZod('PtoStatus', z.enum(PtoStatus), 'PENDING until it is decided or canceled.', {
  APPROVED: 'A manager approved it.',
  CANCELED: 'The requester canceled it, or its approval was revoked.',
  DENIED: 'A manager denied it.',
  PENDING: 'Nobody has decided it yet.',
});

export const ptoRequestView = z.object({
  id: z.uuid(),
  policyId: z.uuid().describe('The id of the policy.'),
  policy: ptoPolicyView.describe('The policy.'),
  user: userView.describe('The person who requested the time off.'),
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day off.'),
  hours: z.int().describe('The hours off.'),
  ...ptoRequestText.views,
  status: status.describe('Whether the request is waiting, or how it was decided.'),
  managerNotes: z.string().nullable().describe('What the manager wrote about the decision.'),
  createdAt: z.date(),
  decidedAt: z.date().nullable().describe('When it was decided. Null until then.'),
  decidedBy: userView.nullable().describe('Who decided it. Null until then.'),
  revokedAt: z.date().nullable().describe('When its approval was revoked. Such a request is CANCELED.'),
  revokedBy: userView.nullable().describe('Who revoked the approval. Null unless it was revoked.'),
  balance: balance.describe('The requester’s balance in the year in which the request begins.'),
  balances: z.array(balance).describe('The requester’s balances, one for each year of the request.').readonly(),
  inClosedPayPeriod: z
    .boolean()
    .describe('Whether some of its hours are in a closed pay period, so that it can’t be approved or revoked.'),
  overdraw: z
    .string()
    .nullable()
    .describe(
      'What the approval would leave of the allowance, in words, if it exceeds the allowance: “Wes would have −12 h left of 80 h in 2026.” Null if it does not, and for callers who can’t decide it.',
    ),
  canDecide: z.boolean().describe('Whether the viewer may approve or deny it now.'),
  canRevoke: z.boolean().describe('Whether the viewer may revoke its approval now.'),
});

export interface PtoRequestView extends Readonly<z.infer<typeof ptoRequestView>> {
  /** Approved time off of others on these days, if the use case has already read it. */
  readonly othersOff?: readonly TimeOff[];
}

export const PtoRequestType = nodeFromZod('PtoRequest', ptoRequestView, 'A request for time off.');
