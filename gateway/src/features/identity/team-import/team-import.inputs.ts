import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import { idInput } from '../../../platform/database/ids.js';
import { required } from '../../../platform/inputs/text.js';
import { personShape } from '../users/user.inputs.js';

const maxBytes = 1024 * 1024;

export const teamImportInput = z
  .object({
    csv: required('File')
      .refine((text) => Buffer.byteLength(text) <= maxBytes, 'File must be at most 1 MiB')
      .describe(
        'The text of the CSV file, at most 1 MiB: a line for each person with first name, last name, email, role (WORKER by default) and employee number (optional).',
      ),
  })
  .describe('The people to invite.');

export const teamImportIdInput = z
  .object({ id: idInput.describe('The id of the import. Managers see only their own imports.') })
  .describe('The import.');

/** A line of the file: the role may be in lowercase or missing. */
export const importedPerson = personShape.extend({
  role: z
    .string()
    .transform((text) => text.trim().toUpperCase() || 'WORKER')
    .pipe(z.enum(roles, `Role must be one of ${roles.filter((role) => role !== 'OWNER').join(', ')}`)),
});
