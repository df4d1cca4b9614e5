import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { signOffView } from '../records/sign-off.types.js';

const signOffForm = z.object({
  statement: z.string().describe('What the person confirms by signing.'),
  questions: z.array(z.string()).readonly().describe('The questions to answer with Yes or No.'),
});
objectFromZod('SignOffForm', signOffForm, 'The statement and the questions of a signature.');

export const ownSignOffShape = {
  contentHash: z
    .string()
    .describe('The hash of these hours. Sign them with it, so that the signature is for what was on the screen.'),
  canSignOff: z.boolean().describe('Whether the caller can sign these hours now.'),
  signOffObstacle: z.string().nullable().describe('Why the caller cannot sign now. Null if they can, or have signed.'),
  needsSignOff: z
    .boolean()
    .describe(
      'Whether these hours wait for the caller’s signature: the pay period is over, and the caller has not signed it or it has changed since. `signOffObstacle` says what keeps the caller from signing.',
    ),
  signOffForm: signOffForm.nullable().describe('The statement and the questions. Null if signing is off.'),
  signOff: signOffView.nullable().describe('The caller’s newest signature of these days, with `changes` if stale.'),
};

const ownSignOff = z.object(ownSignOffShape);
export type OwnSignOff = Readonly<z.infer<typeof ownSignOff>>;

const reason = enumOf('SignOffDueReason', 'Why a person is asked to sign their hours.', {
  MISSING: 'The person has not signed them.',
  STALE: 'They have changed since the person signed them.',
});

export const signOffDueView = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day.'),
  reason: reason.describe('Why the person is asked to sign now.'),
  staleReason: z
    .string()
    .nullable()
    .describe('Who changed the hours, and when: Changed by Maya on Nov 23. Null if the reason is not STALE.'),
});
export type SignOffDue = Readonly<z.infer<typeof signOffDueView>>;
export const SignOffDueType = objectFromZod(
  'SignOffDue',
  signOffDueView,
  'A pay period that has ended and that the caller should sign.',
);
