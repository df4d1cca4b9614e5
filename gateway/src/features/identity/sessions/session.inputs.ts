import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.js';
import { emailText, givenPasswordText } from '../credentials/credentials.inputs.js';

export const loginInput = z.object({ email: emailText, password: givenPasswordText });

export const LoginInput = inputFromZod('LoginInput', loginInput);
