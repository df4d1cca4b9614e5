import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { userName, userView } from '../../identity/index.js';
import { payPeriodDays } from '../pay-period.types.js';
import { reopeningStatus } from './reopening-status.types.js';

export const reopeningRequest = payPeriodDays.extend({
  id: z.uuid(),
  reason: z.string().meta({ description: 'Why the requester wants to reopen the period.' }),
  status: reopeningStatus.meta({ description: 'Whether the request is waiting, or how it was decided.' }),
  requestedBy: userView.meta({ description: 'The accountant who requests consent.' }),
  requestedAt: z.date().meta({ description: 'When it was requested.' }),
  note: z.string().nullable().meta({ description: 'The approver’s answer to the requester.' }),
  decidedBy: userView.nullable().meta({
    description: 'Who approved or declined it, or reopened the period without it.',
  }),
  decidedAt: z.date().nullable().meta({ description: 'When it was decided. Null until then.' }),
  canDecide: z.boolean().meta({ description: 'Whether the viewer may approve or decline it now.' }),
});
export type ReopeningRequestView = z.infer<typeof reopeningRequest>;
export const ReopeningRequestType = nodeFromZod(
  'ReopeningRequest',
  reopeningRequest,
  'An accountant’s request to reopen a closed pay period.',
);

export const reopeningRequestJson = reopeningRequest
  .extend({
    requestedBy: userName,
    decidedBy: userName.nullable(),
  })
  .meta({ id: 'ReopeningRequest' });
