import { z } from 'zod';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { importedTerms } from '../users/first-terms.types.js';
import { payrollIdsView } from '../users/payroll-ids.types.js';
import { userReach, userRole } from '../users/user.types.js';

const rowError = z.object({
  field: z
    .string()
    .describe(
      'firstName, lastName, email, role, staffNumber, employeeNumber, payrollIds.GUSTO or of another provider, exempt, payRule, weeklyHours, position, team, reach, or decision.',
    ),
  message: z.string().describe('What to change, in words.'),
});
export type RowError = z.infer<typeof rowError>;
objectFromZod('TeamImportError', rowError, 'What is wrong with a line.');

const fileRow = z.object({
  line: z.int().describe('The line number in the file.'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().describe('The email address of the person. Empty without one.'),
  role: userRole.nullable().describe('Null if the line has no valid role.'),
  employeeNumber: z.string().nullable().describe('The number of the person in payroll. Null without one.'),
  payrollIds: payrollIdsView.describe('The ids of the person at payroll providers.'),
});

export const importAction = enumOf('TeamImportAction', 'What an import does with a line.', {
  CREATE: 'Adds a person to the team, and invites them if the line has an email address.',
  INVITE: 'It is the person of the team with this name: invites them.',
  SKIP: 'It is the same person: does nothing.',
});
export type ImportAction = z.infer<typeof importAction>;

const namesake = z.object({
  userId: z.uuid().describe('The id of the person.'),
  staffNumber: z.string().describe('The staff number of the person.'),
  email: z.string().nullable().describe('Null without an account.'),
  isArchived: z.boolean().describe('Whether the person was archived.'),
  canBeInvited: z.boolean().describe('Whether the person is on the team without an account and an open invitation.'),
});
export type Namesake = z.infer<typeof namesake>;
objectFromZod('TeamImportNamesake', namesake, 'A person of the team with the name of a line.');

const importRow = fileRow.extend({
  staffNumber: z.string().nullable().describe('Null for the next free one.'),
  terms: importedTerms.nullable().describe('Null if the file has no column of terms, or the line is skipped.'),
  team: z.string().nullable().describe('The name of the team that the person joins. Null without one.'),
  reach: userReach.nullable().describe('Whom a manager reaches. Null if the file does not say it.'),
  namesakes: z.array(namesake).readonly().describe('The people of the team with this name, ignoring case.'),
  sameLine: z.int().nullable().describe('The first line with this name, if it is another one.'),
  action: importAction.nullable().describe('What the import would do. Null if a decision is missing or impossible.'),
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
  'RUNNING until each person of the file with an email address has an invitation or a problem.',
  {
    RUNNING: 'People are still being invited.',
    FINISHED: 'Everyone who is to be invited has an invitation or a problem.',
  },
);

export const teamImport = z.object({
  id: z.uuid(),
  status: teamImportStatus.describe('How far the import has come.'),
  createdAt: z.date(),
  finishedAt: z.date().nullable().describe('When the import ended. Null until then.'),
  total: z.int().describe('The lines of the file.'),
  done: z.int().describe('Those for which nothing is left to do.'),
  added: z.int().describe('How many people were added to the team.'),
  invited: z.int().describe('How many people were invited.'),
  mailed: z.int().describe('The invitations that the mail server has accepted.'),
  failed: z.int().describe('How many lines failed.'),
  codesTaken: z.boolean().describe('Whether the codes were taken: `takeTeamImportCodes` works once.'),
});

export type TeamImport = z.infer<typeof teamImport>;
export const TeamImportType = nodeFromZod(
  'TeamImport',
  teamImport,
  'An import of people from a file, who are on the team at once and are invited one after the other.',
);

const outcome = enumOf(
  'TeamImportOutcome',
  'ADDED without an invitation, WAITING for one, INVITED with a code that was not mailed, MAILED, JOINED with the invitation, FAILED, or SKIPPED.',
  {
    ADDED: 'The person is on the team, and the line has no email address.',
    SKIPPED: 'It was the same person as someone else.',
    WAITING: 'The person was not invited yet.',
    INVITED: 'The person has a code that was not mailed.',
    MAILED: 'The invitation was mailed.',
    JOINED: 'The person registered with the invitation.',
    FAILED: 'The person is on the team, and could not be invited: see `problem`.',
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
