import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';

const reason = enumOf('SignOffDueReason', 'Why a person is asked to sign their hours.', {
  MISSING: 'The person has not signed them.',
  STALE: 'They have changed since the person signed them.',
});

export const signOffDueView = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date().meta({ description: 'The last day.' }),
  reason: reason.meta({ description: 'Why the person is asked to sign now.' }),
  staleReason: z.string().nullable().meta({
    description: 'Who changed the hours, and when: Changed by Maya on Nov 23. Null if the reason is not STALE.',
  }),
});
export type SignOffDue = Readonly<z.infer<typeof signOffDueView>>;
export const SignOffDueType = objectFromZod(
  'SignOffDue',
  signOffDueView,
  'A pay period that has ended and that the caller should sign.',
);
