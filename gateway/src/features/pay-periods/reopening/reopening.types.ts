import { z } from 'zod';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { userName, userView } from '../../identity/index.js';
import { payPeriodDays } from '../pay-period.types.js';

export const reopeningStatus = enumOf(
  'ReopeningStatus',
  'A PENDING request is APPROVED or DECLINED by an owner or administrator. It is OVERTAKEN when the period is reopened ' +
    'without it.',
  {
    PENDING: 'Nobody has decided it yet.',
    APPROVED: 'An owner or administrator approved it, and the period was reopened.',
    DECLINED: 'An owner or administrator declined it.',
    OVERTAKEN: 'The period was reopened without it.',
  },
  'Status must be PENDING, APPROVED, DECLINED or OVERTAKEN',
);
export type ReopeningStatus = z.infer<typeof reopeningStatus>;

export const reopeningRequest = payPeriodDays.extend({
  id: z.uuid(),
  reason: z.string().describe('Why the requester wants to reopen the period.'),
  status: reopeningStatus.describe('Whether the request is waiting, or how it was decided.'),
  requestedBy: userView.describe('The accountant who requests consent.'),
  requestedAt: z.date().describe('When it was requested.'),
  note: z.string().nullable().describe('The approver’s answer to the requester.'),
  decidedBy: userView.nullable().describe('Who approved or declined it, or reopened the period without it.'),
  decidedAt: z.date().nullable().describe('When it was decided. Null until then.'),
  canDecide: z.boolean().describe('Whether the viewer may approve or decline it now.'),
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
