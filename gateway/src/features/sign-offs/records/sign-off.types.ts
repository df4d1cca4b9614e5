import { GraphQLJSONObject } from 'graphql-scalars';
import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf, graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { signOffChange, signOffContent } from '../content/sign-off-content.types.js';

export const yesOrNo = enumOf(
  'YesOrNo',
  'The answer to a question.',
  { YES: 'Yes.', NO: 'No.' },
  'Answer must be YES or NO',
);

const answer = z.object({
  question: z.string().describe('The question of that time.'),
  answer: yesOrNo.describe('What the person answered.'),
});
export type SignOffAnswer = Readonly<z.infer<typeof answer>>;
objectFromZod('SignOffAnswer', answer, 'A question, worded as the person read it, and its answer.');

const person = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
objectFromZod('SignOffPerson', person, 'The person who signed, with their name at that time.');

const auditPosition = z.object({
  position: z.int().describe('The place of the entry in the audit log, counted from 1.'),
  hash: z.string().describe('The hash of the entry in the chain of the log, in hexadecimal.'),
});
export type AuditPosition = Readonly<z.infer<typeof auditPosition>>;
objectFromZod('SignOffAuditEntry', auditPosition, 'The entry of the audit log that recorded a signature.');

export const signOffView = z.object({
  id: z.uuid(),
  user: person.describe('The person who signed.'),
  startDate: z.iso.date(),
  endDate: z.iso.date().describe('The last day.'),
  contentHash: z.string().describe('SHA-256 of the canonical JSON (RFC 8785) of `content`, in hexadecimal.'),
  content: graphqlTypeOf(signOffContent, () => GraphQLJSONObject).describe('What was signed.'),
  statement: z.string().describe('What the person confirmed by signing.'),
  answers: z.array(answer).readonly().describe('The answers to the questions of that time.'),
  signedAt: z.date().describe('When it was signed.'),
  staleAt: z
    .date()
    .nullable()
    .describe('When it was noticed that the hours are no longer those that were signed. Null if they still are.'),
  staleReason: z.string().nullable().describe('Who changed them, and when: Changed by Maya on Nov 23.'),
  changes: z.array(signOffChange).readonly().describe('How the hours differ. Empty while they do not.'),
  auditEntry: auditPosition
    .nullable()
    .describe('The entry of the audit log. Null in the response that signs, because the entry is written after it.'),
});
export type SignOff = Readonly<z.infer<typeof signOffView>>;
export const SignOffType = nodeFromZod(
  'SignOff',
  signOffView,
  'A person’s signature below their hours of a pay period.',
);

const signOffState = enumOf('SignOffState', 'Whether a person has signed their hours of a pay period.', {
  SIGNED: 'The person has signed the hours as they are.',
  STALE: 'The hours have changed since the person signed them.',
  MISSING: 'The person has not signed.',
});

const signOffRow = z.object({
  user: person.describe('The person.'),
  state: signOffState.describe('Whether the person has signed.'),
  signedAt: z.date().nullable().describe('When the person signed last. Null if they have not.'),
  answeredNo: z.array(z.string()).readonly().describe('The questions that the person answered with No.'),
  signOff: signOffView.nullable().describe('The newest signature. Null if there is none.'),
});
export type SignOffRow = Readonly<z.infer<typeof signOffRow>>;
export const SignOffRowType = objectFromZod(
  'SignOffRow',
  signOffRow,
  'A person with paid time in a pay period, and their signature.',
);

/** The REST response for a row. The document of a signature has its content. */
export const signOffRowJson = signOffRow
  .extend({ signOff: signOffView.omit({ content: true, auditEntry: true }).nullable() })
  .meta({ id: 'SignOffRow' });
