import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';

export const signOffSettingsView = z.object({
  enabled: z.boolean().describe('Whether people sign their hours after a pay period.'),
  statement: z.string().describe('What people confirm by signing, at most 500 characters.'),
  questions: z
    .array(z.string())
    .readonly()
    .describe('Up to 5 questions that are answered with Yes or No when signing, each at most 200 characters.'),
  remindDays: z.int().describe('Days after the period until people are reminded to sign, 0 to 7.'),
});
export type SignOffSettings = Readonly<z.infer<typeof signOffSettingsView>>;
export const SignOffSettingsType = objectFromZod(
  'SignOffSettings',
  signOffSettingsView,
  'What people confirm and answer when they sign their hours.',
);
