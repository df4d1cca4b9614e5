import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.builder.js';
import { userRole } from '../users/user.enums.js';

const rowError = z.object({
  field: z.string().meta({ description: 'firstName, lastName, email, role, password or employeeNumber.' }),
  message: z.string(),
});
export type RowError = z.infer<typeof rowError>;
objectFromZod('TeamImportError', rowError);

const importRow = z.object({
  line: z.int().meta({ description: 'The line number in the file.' }),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: userRole.nullable().meta({ description: 'Null if the line has no valid role.' }),
  employeeNumber: z.string().nullable(),
  errors: z.array(rowError).readonly(),
});

/** A line of the file with everything that is wrong with it. */
export type ImportRow = z.infer<typeof importRow>;
objectFromZod('TeamImportRow', importRow, 'A line of the file as it was read.');

export const teamImportPreview = z.object({
  rows: z.array(importRow).readonly(),
  valid: z.boolean().meta({ description: 'Whether `importTeam` accepts the file.' }),
});
export type TeamImportPreview = z.infer<typeof teamImportPreview>;
export const TeamImportPreviewType = objectFromZod(
  'TeamImportPreview',
  teamImportPreview,
  'What importing a file of team members would do.',
);
