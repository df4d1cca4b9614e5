import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.builder.js';
import { balance } from '../balances/balance.types.js';

export const ptoPolicyView = z.object({
  id: z.uuid(),
  name: z.string(),
  yearlyAllowanceHours: z.int().nullable().meta({
    description: 'Hours per person in a calendar year. Null if there is no limit.',
  }),
  retired: z.boolean().meta({ description: 'A retired policy keeps its requests but takes no new ones.' }),
  balance: balance.meta({ description: 'The viewer’s balance in the organization’s current calendar year.' }),
});

export type PtoPolicyView = Readonly<z.infer<typeof ptoPolicyView>>;

export const PtoPolicyType = objectFromZod(
  'PtoPolicy',
  ptoPolicyView,
  'A kind of paid time off. A policy in use is retired, never deleted.',
);
