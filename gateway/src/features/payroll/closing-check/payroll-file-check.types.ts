import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumOf } from '../../../platform/graphql/schema/types-from-zod.js';

/** Longer lists are cut off. The counts are always complete. */
export const maxProblems = 200;

export const checkedPerson = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });
export type CheckedPerson = Readonly<z.infer<typeof checkedPerson>>;
objectFromZod('CheckedPerson', checkedPerson, 'A person whom the check of a pay period names.');

const payrollFileProblem = z.object({
  code: enumOf('PayrollFileProblemCode', 'Why a person can’t be written in a payroll file.', {
    NO_PAYROLL_ID:
      'The file identifies people by employee numbers or ids at a payroll provider, which the person lacks.',
    SAME_PERSON: 'The file can’t distinguish the person and another one.',
    LOST_CHARACTERS: 'The encoding of the file lacks characters of the name.',
    OUT_OF_RANGE: 'QuickBooks has no negative hours, but a correction removes more than the pay period has.',
  }).describe('Why the person can’t be written.'),
  user: checkedPerson.describe('The person.'),
  message: z.string().describe('What is wrong, and what to do about it.'),
});
export type FileProblem = Readonly<z.infer<typeof payrollFileProblem>>;
objectFromZod('PayrollFileProblem', payrollFileProblem, 'Why a person can’t be written in a payroll file.');

export const fileProblemsShape = {
  problemCount: z.int().describe('How many problems there are.'),
  problems: z.array(payrollFileProblem).readonly().describe(`The first ${maxProblems}, by last name.`),
};

export const payrollFileCheck = z.object({
  profile: z.string().describe('The id of the export profile.'),
  name: z.string().describe('The name of the export profile.'),
  ...fileProblemsShape,
});
export type PayrollFileCheck = Readonly<z.infer<typeof payrollFileCheck>>;
objectFromZod('PayrollFileCheck', payrollFileCheck, 'The people who can’t be written in a payroll file.');
