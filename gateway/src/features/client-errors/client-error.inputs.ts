import { z } from 'zod';
import { inputFromZod } from '../../platform/graphql/schema/object-from-zod.js';
import { pageInput } from '../../platform/paging/index.js';
import { clientErrorKind } from './client-error.types.js';

function text(label: string, maxCharacters: number) {
  return z
    .string({ error: `${label} must be a string` })
    .max(maxCharacters, `${label} must be at most ${maxCharacters} characters`);
}

const version = /^\d{1,5}\.\d{1,5}\.\d{1,5}(?:[-+][\w.+-]{1,20})?$/;

const clientErrorInput = z.object({
  module: text('Module', 40)
    .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'Module must be the name of a module such as mf-admin')
    .describe('The module, or `shell`: mf-admin.'),
  version: text('Version', 40)
    .regex(version, 'Version must be a version such as 1.2.0')
    .nullish()
    .describe('The version of the module, if it is known.'),
  release: text('Release', 40)
    .regex(/^[\w.+-]+$/, 'Release must consist of letters, digits, dots and hyphens')
    .nullish()
    .describe('The release of the shell.'),
  kind: clientErrorKind.describe('What failed.'),
  screen: text('Screen', 500).nullish().describe('The path of the screen as a pattern, without ids: /team/:id.'),
  message: text('Message', 2000)
    .min(1, 'Message is required')
    .describe('The message of the error. It must not contain what people entered.'),
  stack: text('Stack', 20_000).nullish().describe('The stack of the error, as the browser gives it.'),
  occurrences: z
    .int('Occurrences must be a whole number')
    .min(1, 'Occurrences must be at least 1')
    .max(1000, 'Occurrences must be at most 1000')
    .nullish()
    .describe('How often the error occurred since it was last reported. 1 by default.'),
});

export type ReportedError = z.output<typeof clientErrorInput>;

inputFromZod('ClientErrorInput', clientErrorInput, 'An error of the browser.');

export const reportClientErrorsInput = z
  .object({
    errors: z
      .array(clientErrorInput, { error: 'Errors must be a list' })
      .min(1, 'A report has 1 to 10 errors')
      .max(10, 'A report has 1 to 10 errors')
      .describe('The errors, at most 10.'),
  })
  .describe('The errors of the browser since the last report.');

export const clientErrorsInput = z.object(pageInput);
