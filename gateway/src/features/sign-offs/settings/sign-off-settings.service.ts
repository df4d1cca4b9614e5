import { z } from 'zod';
import { command, query } from '../../../access/index.js';
import { lengthOf, longText, required } from '../../../platform/inputs/text.js';
import { compareFields } from '../../audit/index.js';
import { readSignOffSettings, storeSignOffSettings } from './sign-off-settings.queries.js';
import type { SignOffSettings } from './sign-off-settings.types.js';

const maxQuestions = 5;
const maxQuestionCharacters = 200;
const maxStatementCharacters = 500;

const question = required('A question')
  .trim()
  .min(1, 'A question must not be empty')
  .refine(
    (text) => lengthOf(text) <= maxQuestionCharacters,
    `A question must be at most ${maxQuestionCharacters} characters`,
  )
  .pipe(longText('A question'));

const updateSignOffSettingsInput = z
  .object({
    enabled: z.boolean({ error: 'Enabled must be true or false' }).meta({
      description: 'Whether people sign their hours after a pay period.',
    }),
    statement: longText('Statement')
      .trim()
      .refine(
        (text) => lengthOf(text) <= maxStatementCharacters,
        `Statement must be at most ${maxStatementCharacters} characters`,
      )
      .default('')
      .meta({ description: 'What people confirm by signing, at most 500 characters. Required to turn signing on.' }),
    questions: z
      .array(question, { error: 'Questions must be a list of texts' })
      .max(maxQuestions, `There can be at most ${maxQuestions} questions`)
      .refine((all) => new Set(all).size === all.length, 'Ask each question only once')
      .default([])
      .meta({
        description:
          'Up to 5 different questions that can be answered with Yes or No, each at most 200 characters. By default, there are no questions.',
      }),
    remindDays: z
      .int({ error: 'Remind days must be a whole number from 0 to 7' })
      .min(0, 'Remind days must be a whole number from 0 to 7')
      .max(7, 'Remind days must be a whole number from 0 to 7')
      .default(1)
      .meta({
        description: 'How many days after the end of a pay period people are reminded to sign, 0 to 7. By default, 1.',
      }),
  })
  .refine(({ enabled, statement }) => !enabled || statement !== '', {
    path: ['statement'],
    error: 'Statement is required, because people confirm it by signing',
  })
  .meta({ description: 'All settings of signing.' });

export const signOffSettings = query('signOffSettings', z.object({}), ({ em }) => readSignOffSettings(em));

/** Replaces the settings. Signatures keep the statement and the questions with which they were given. */
export const updateSignOffSettings = command(
  'updateSignOffSettings',
  updateSignOffSettingsInput,
  async ({ em, viewer, record }, settings): Promise<SignOffSettings> => {
    const before = await readSignOffSettings(em);
    await storeSignOffSettings(em, settings);
    record({
      action: 'sign-off-settings.updated',
      subjectType: 'ORGANIZATION',
      subjectId: viewer.organizationId,
      changes: compareFields(toAuditFields(before), toAuditFields(settings)),
    });
    return settings;
  },
);

function toAuditFields({ questions, ...settings }: { readonly questions: readonly string[] } & object) {
  return { ...settings, questions: questions.join(' · ') };
}
