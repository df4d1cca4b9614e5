import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import { idInput } from '../../../platform/database/ids.js';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { required } from '../../../platform/inputs/text.js';
import { emailText } from '../credentials/credentials.inputs.js';
import { personShape, staffNumber } from '../users/user.inputs.js';
import { importAction } from './team-import.types.js';

const maxBytes = 1024 * 1024;

const decision = z.object({
  line: z.int().describe('The line number in the file.'),
  action: importAction.describe('What to do with the line.'),
  userId: idInput.nullish().describe('Whom INVITE means, if several people have the name.'),
});
export type Decision = z.output<typeof decision>;
inputFromZod('TeamImportDecision', decision, 'What to do with a line whose name someone else has too.');

export const teamImportInput = z
  .object({
    csv: required('File')
      .refine((text) => Buffer.byteLength(text) <= maxBytes, 'File must be at most 1 MiB')
      .describe(
        'The text of the CSV file, at most 1 MiB: a line for each person with first name, last name, and optionally email, role (WORKER by default), staff number, employee number, and ids at payroll providers (ADP ID, DATEV ID, Gusto ID, Paychex ID, Xero ID, QuickBooks name), and team. Administrators may add the terms with which people start (exempt, pay rule, weekly hours, position), and whom a manager reaches (reach: ORGANIZATION or TEAMS).',
      ),
    decisions: z
      .array(decision)
      .max(500, 'Decisions must be at most 500')
      .nullish()
      .describe('For each line whose name someone on the team or another line has: whether it is the same person.'),
  })
  .describe('The people to add.');

export const teamImportIdInput = z
  .object({ id: idInput.describe('The id of the import. Managers see only their own imports.') })
  .describe('The import.');

const blankToNull = (text: string) => (text.trim() === '' ? null : text);

/** A line of the file: the role may be in lowercase, and optional fields may be blank. */
export const importedPerson = z.object({
  email: z.string().transform(blankToNull).pipe(emailText.nullable()),
  ...personShape.shape,
  staffNumber: z.string().transform(blankToNull).pipe(staffNumber.nullable()),
  role: z
    .string()
    .transform((text) => text.trim().toUpperCase() || 'WORKER')
    .pipe(z.enum(roles, `Role must be one of ${roles.filter((role) => role !== 'OWNER').join(', ')}`)),
});
