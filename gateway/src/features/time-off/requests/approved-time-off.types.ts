import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { userView } from '../../identity/index.js';

export const timeOff = z.object({
  id: z.uuid(),
  user: userView.meta({ description: 'The person who is off.' }),
  startDate: z.iso.date(),
  endDate: z.iso.date().meta({ description: 'The last day off.' }),
  hours: z.int().meta({ description: 'The hours off.' }),
  policyName: z.string().meta({ description: 'The name of the policy.' }),
});

export type TimeOff = Readonly<z.infer<typeof timeOff>>;

export const TimeOffType = objectFromZod('TimeOff', timeOff, 'Approved time off: who is away, and on which days.');
