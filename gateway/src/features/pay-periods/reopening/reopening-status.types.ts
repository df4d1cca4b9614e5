import { z } from 'zod';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';

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
