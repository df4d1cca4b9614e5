import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const signOffChange = z.object({
  date: z.iso.date().nullable().meta({ description: 'The day that changed. Null if the change is not about one day.' }),
  sentence: z.string().meta({ description: 'What changed: Nov 12: 7 h 30 m of regular time, signed as 8 h.' }),
});
export type SignOffChange = Readonly<z.infer<typeof signOffChange>>;
objectFromZod('SignOffChange', signOffChange, 'How the hours differ from those that were signed.');
