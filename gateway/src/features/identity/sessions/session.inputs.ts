import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.js';
import { emailText, passwordText } from '../credentials/credentials.inputs.js';

export const loginInput = z.object({ email: emailText, password: passwordText });

export const LoginInput = inputFromZod('LoginInput', loginInput);
