import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { userRole } from '../users/user.types.js';

const rowError = z.object({
  field: z.string().describe('firstName, lastName, email, role or employeeNumber.'),
  message: z.string().describe('What to change, in words.'),
});
export type RowError = z.infer<typeof rowError>;
objectFromZod('TeamImportError', rowError, 'What is wrong with a line.');

const fileRow = z.object({
  line: z.int().describe('The line number in the file.'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().describe('The email address of the person.'),
  role: userRole.nullable().describe('Null if the line has no valid role.'),
  employeeNumber: z.string().nullable().describe('The number of the person in payroll. Null without one.'),
});

const importRow = fileRow.extend({
  errors: z.array(rowError).readonly().describe('What is wrong with the line.'),
});

export type ImportRow = z.infer<typeof importRow>;
objectFromZod('TeamImportRow', importRow, 'A line of the file as it was read.');

export const teamImportPreview = z.object({
  rows: z.array(importRow).readonly().describe('The lines of the file.'),
  valid: z.boolean().describe('Whether `importTeam` accepts the file.'),
  warnings: z.array(z.string()).readonly().describe('What is in the file but is not imported.'),
});

export type TeamImportPreview = z.infer<typeof teamImportPreview>;
export const TeamImportPreviewType = objectFromZod('TeamImportPreview', teamImportPreview, 'What an import would do.');

const teamImportStatus = enumOf(
  'TeamImportStatus',
  'RUNNING until each person of the file has an invitation or a problem.',
  { RUNNING: 'People are still being invited.', FINISHED: 'Each person of the file has an invitation or a problem.' },
);

export const teamImport = z.object({
  id: z.uuid(),
  status: teamImportStatus.describe('How far the import has come.'),
  createdAt: z.date(),
  finishedAt: z.date().nullable().describe('When the import ended. Null until then.'),
  total: z.int().describe('The people in the file.'),
  done: z.int().describe('Those who have an invitation or a problem so far.'),
  invited: z.int().describe('How many people were invited.'),
  mailed: z.int().describe('The invitations that the mail server has accepted.'),
  failed: z.int().describe('How many lines failed.'),
  codesTaken: z.boolean().describe('Whether the codes were taken: `takeTeamImportCodes` works once.'),
});

export type TeamImport = z.infer<typeof teamImport>;
export const TeamImportType = nodeFromZod(
  'TeamImport',
  teamImport,
  'An import of people from a file, who are invited one after the other.',
);

const outcome = enumOf(
  'TeamImportOutcome',
  'WAITING for its turn, INVITED with a code that was not mailed, MAILED, JOINED with the invitation, or FAILED.',
  {
    WAITING: 'The person was not invited yet.',
    INVITED: 'The person has a code that was not mailed.',
    MAILED: 'The invitation was mailed.',
    JOINED: 'The person registered with the invitation.',
    FAILED: 'The person could not be invited: see `problem`.',
  },
);

const importedRow = fileRow.extend({
  role: userRole.describe('The role of the person.'),
  outcome: outcome.describe('What became of the line.'),
  problem: z.string().nullable().describe('Why the person was not invited.'),
});
export type ImportedRow = z.infer<typeof importedRow>;
export const ImportedTeamRowType = objectFromZod(
  'ImportedTeamRow',
  importedRow,
  'A person of an import, and what became of them.',
);

export const teamImportReport = teamImport.extend({ rows: z.array(importedRow).readonly() });
export type TeamImportReport = z.infer<typeof teamImportReport>;
export const TeamImportReportType = objectFromZod(
  'TeamImportReport',
  teamImportReport,
  'The progress of an import, with each person.',
  ['rows'],
);

export const teamImportCode = fileRow
  .pick({
    line: true,
    firstName: true,
    lastName: true,
    email: true,
  })
  .extend({
    inviteCode: z.string().describe('The code with which the person registers.'),
    registrationUrl: z.url().describe('The address at which the person registers.'),
    expiresAt: z.date().describe('When the invitation stops working.'),
  });

export type TeamImportCode = z.infer<typeof teamImportCode>;
objectFromZod('TeamImportCode', teamImportCode, 'The code of an invitation that was not mailed.');
