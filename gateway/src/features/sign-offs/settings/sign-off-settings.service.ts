import { z } from 'zod';
import { command, query } from '../../../access/index.js';
import { compareFields } from '../../audit/index.js';
import { updateSignOffSettingsInput } from './sign-off-settings.inputs.js';
import { readSignOffSettings, storeSignOffSettings } from './sign-off-settings.queries.js';
import type { SignOffSettings } from './sign-off-settings.types.js';

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
