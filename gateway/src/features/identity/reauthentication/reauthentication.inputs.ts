import { z } from 'zod';
import { passwordText } from '../credentials/credentials.inputs.js';

export const reauthenticateInput = z
  .object({ password: passwordText })
  .meta({ description: 'The proof that the caller is still the one who signed in.' });
