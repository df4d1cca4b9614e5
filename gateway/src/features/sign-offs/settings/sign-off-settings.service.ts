import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { command, query } from '../../../access/index.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { lengthOf, longText, required } from '../../../platform/inputs/text.js';
import { compareFields } from '../../audit/index.js';
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

const updateSignOffSettingsInput = checkTogether(
  z.object({
    enabled: z
      .boolean({ error: 'Enabled must be true or false' })
      .describe('Whether people sign their hours after a pay period.'),
    statement: longText('Statement')
      .trim()
      .refine(
        (text) => lengthOf(text) <= maxStatementCharacters,
        `Statement must be at most ${maxStatementCharacters} characters`,
      )
      .default('')
      .describe('What people confirm by signing, at most 500 characters. Required to turn signing on.'),
    questions: z
      .array(question, { error: 'Questions must be a list of texts' })
      .max(maxQuestions, `There can be at most ${maxQuestions} questions`)
      .refine((all) => new Set(all).size === all.length, 'Ask each question only once')
      .default([])
      .describe(
        'Up to 5 different questions that can be answered with Yes or No, each at most 200 characters. By default, there are no questions.',
      ),
    remindDays: z
      .int({ error: 'Remind days must be a whole number from 0 to 7' })
      .min(0, 'Remind days must be a whole number from 0 to 7')
      .max(7, 'Remind days must be a whole number from 0 to 7')
      .default(1)
      .describe('How many days after the end of a pay period people are reminded to sign, 0 to 7. By default, 1.'),
  }),
  ['enabled', 'statement'],
  ({ enabled, statement }) =>
    enabled && statement === ''
      ? { statement: 'Statement is required, because people confirm it by signing' }
      : undefined,
).describe('All settings of signing.');

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

/** The settings of an organization that has not chosen any. */
const defaultSettings: SignOffSettings = { enabled: false, statement: '', questions: [], remindDays: 1 };

const select = `
  select enabled, statement, questions, remind_days as "remindDays"
  from sign_off_settings where organization_id = :organization`;

export async function readSignOffSettings(em: EntityManager): Promise<SignOffSettings> {
  const [found] = await tenantSql(em).query<SignOffSettings>(select);
  return found ?? defaultSettings;
}

const upsert = `
  insert into sign_off_settings (organization_id, enabled, statement, questions, remind_days)
  values (:organization, ?, ?, ?::jsonb, ?)
  on conflict (organization_id) do update
  set enabled = excluded.enabled, statement = excluded.statement, questions = excluded.questions,
      remind_days = excluded.remind_days`;

export async function storeSignOffSettings(em: EntityManager, settings: SignOffSettings): Promise<void> {
  const { enabled, statement, questions, remindDays } = settings;
  await tenantSql(em).run(upsert, [enabled, statement, JSON.stringify(questions), remindDays]);
}
