import { mutationsOf, payloadMutation } from '../../platform/graphql/schema/payload-mutation.builder.js';
import { SignOffType } from './records/sign-off.types.js';
import { updateSignOffSettings } from './settings/sign-off-settings.service.js';
import { SignOffSettingsType } from './settings/sign-off-settings.types.js';
import { signOff } from './signing/sign-off.service.js';

export const SignOffMutations = mutationsOf(
  payloadMutation('signOffCreate', signOff, {
    description: 'Signs the caller’s own hours of a pay period that has ended.',
    payload: { signOff: { type: () => SignOffType, description: 'The new signature.' } },
  }),
  payloadMutation('signOffSettingsUpdate', updateSignOffSettings, {
    description: 'Replaces the statement and the questions of signatures.',
    payload: { signOffSettings: { type: () => SignOffSettingsType, description: 'The settings after the change.' } },
  }),
);
