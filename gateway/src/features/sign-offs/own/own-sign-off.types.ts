import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { signOffView } from '../records/sign-off.types.js';

const signOffForm = z.object({
  statement: z.string().meta({ description: 'What the person confirms by signing.' }),
  questions: z.array(z.string()).readonly().meta({ description: 'The questions to answer with Yes or No.' }),
});
objectFromZod('SignOffForm', signOffForm, 'The statement and the questions of a signature.');

export const ownSignOffShape = {
  contentHash: z.string().meta({
    description: 'The hash of these hours. Sign them with it, so that the signature is for what was on the screen.',
  }),
  canSignOff: z.boolean().meta({ description: 'Whether the caller can sign these hours now.' }),
  signOffObstacle: z.string().nullable().meta({
    description: 'Why the caller cannot sign now. Null if they can, or have signed.',
  }),
  needsSignOff: z.boolean().meta({
    description:
      'Whether these hours wait for the caller’s signature: the pay period is over, and the caller has not signed it or it has changed since. `signOffObstacle` says what keeps the caller from signing.',
  }),
  signOffForm: signOffForm.nullable().meta({
    description: 'The statement and the questions. Null if signing is off.',
  }),
  signOff: signOffView.nullable().meta({
    description: 'The caller’s newest signature of these days, with `changes` if stale.',
  }),
};

const ownSignOff = z.object(ownSignOffShape);
export type OwnSignOff = Readonly<z.infer<typeof ownSignOff>>;
