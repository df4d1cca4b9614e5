import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { balance } from '../balances/balance.types.js';

export const ptoPolicyView = z.object({
  id: z.uuid(),
  name: z.string(),
  yearlyAllowanceHours: z.int().nullable().meta({
    description: 'Hours for each person in a calendar year. Null: no limit.',
  }),
  retired: z.boolean().meta({ description: 'A retired policy keeps its requests but takes no new ones.' }),
  balance: balance.meta({ description: 'The viewer’s own, in the current calendar year of the organization.' }),
});

export type PtoPolicyView = Readonly<z.infer<typeof ptoPolicyView>>;

export const PtoPolicyType = objectFromZod(
  'PtoPolicy',
  ptoPolicyView,
  'What people take time off under. A policy in use is retired, never deleted.',
);
