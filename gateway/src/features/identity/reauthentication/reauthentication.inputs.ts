import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.builder.js';
import { passwordText } from '../credentials/credentials.inputs.js';

export const reauthenticateInput = z.object({ password: passwordText });

export const ReauthenticateInput = inputFromZod('ReauthenticateInput', reauthenticateInput);
