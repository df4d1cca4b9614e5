import { z } from 'zod';
import { roles } from '../../../platform/auth/viewer.js';
import { idInput } from '../../../platform/database/ids.js';
import { inputFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { checkTogether } from '../../../platform/inputs/check-together.js';
import { nameText, optionalText, removeInvisible, required } from '../../../platform/inputs/text.js';
import { emailText, newPasswordText } from '../credentials/credentials.inputs.js';
import { mapProviders } from './payroll-ids.types.js';
import { personText } from './person-text.types.js';
import { findAccountProblems, findReachProblems, passwordRequired } from './user.rules.js';
import { userReach, userRole } from './user.types.js';

export const roleInput = graphqlTypeOf(
  z.enum(roles, {
    error: ({ input }) =>
      input === undefined || input === null ? 'Role is required' : `Role must be one of ${roles.join(', ')}`,
  }),
  () => userRole.enum,
).describe('The role of the person, one of the `grantableRoles` of the caller.');

const reach = graphqlTypeOf(
  z.enum(['ORGANIZATION', 'TEAMS'], {
    error: ({ input }) =>
      input === undefined || input === null ? 'Reach is required' : 'Reach must be ORGANIZATION or TEAMS',
  }),
  () => userReach.enum,
);

/** Whom a new manager reaches. */
export const reachInput = reach
  .nullish()
  .describe(
    'Everyone, by default, or only the people of the teams that a manager leads. Only administrators choose it, for a MANAGER.',
  );

/** A number or an id that people copy from their payroll provider. */
function copiedText(label: string, maxCharacters: number) {
  return graphqlTypeOf(
    z
      .string({ error: `${label} must be a string` })
      .transform(removeInvisible)
      .pipe(optionalText(label, maxCharacters).unwrap().unwrap()),
    () => String,
  ).nullish();
}

const employeeNumber = copiedText('Employee number', 40).describe(
  'The number at the payroll provider, at most 40 characters, unique, or null.',
);

const payrollIdsInput = z.object(
  mapProviders((label) =>
    copiedText(label, 41).describe(`The ${label}, at most 41 characters, unique. Null removes it.`),
  ),
  { error: 'Payroll ids must be an object' },
);
inputFromZod('PayrollIdsInput', payrollIdsInput, 'Ids at payroll providers. Absent ids stay unchanged.');

const payrollIds = payrollIdsInput
  .optional()
  .describe('Ids at payroll providers, for their files. People without one are written with their employee number.');

export const staffNumber = z
  .string({ error: 'Staff number must be a string' })
  .trim()
  .regex(/^\d{3,8}$/, 'Staff number must have 3 to 8 digits');

export const personShape = z.object({
  firstName: nameText('First name').describe('The first name, at most 200 characters.'),
  lastName: nameText('Last name').describe('The last name, at most 200 characters.'),
  role: roleInput,
  staffNumber: staffNumber
    .nullish()
    .describe('3 to 8 digits that no one else in the organization has or had. The next free one by default.'),
  employeeNumber,
  payrollIds,
  ...personText.inputs,
});

const newUser = checkTogether(
  personShape.extend({
    email: emailText
      .nullish()
      .describe('The person’s email address, at most 200 characters. Without one, the person has no account.'),
    password: newPasswordText
      .nullish()
      .describe(
        'The first password. People give it with an email address. API keys leave it out: the person chooses it by a link.',
      ),
  }),
  ['password'],
  // Others than workers are created by people alone, who give a password.
  ({ email, password, role }) => (email && !password && role !== 'WORKER' ? passwordRequired : undefined),
);

export function createUserInput<Terms extends object>(terms: z.ZodType<Terms>) {
  const withTerms = newUser.safeExtend({
    terms: terms
      .nullish()
      .describe('The terms of employment, which hold from the beginning. Only administrators can give them.'),
    teamId: idInput
      .nullish()
      .describe(
        'The id of the team to which they belong from today. A manager leads it too. A limited manager names one.',
      ),
    reach: reachInput,
  });
  const withReach = checkTogether(withTerms, ['role', 'reach'], findReachProblems);
  return checkTogether(withReach, ['email', 'password', 'role'], findAccountProblems).describe(
    'The new user. Without an email address and a password, a WORKER who can’t sign in until they are invited.',
  );
}

/** `#3B82F6` and ` #3b82f6 ` are the same color: stored in lowercase. */
const scheduleColor = required('Schedule color')
  .trim()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, 'Schedule color must be a color such as #3b82f6')
  .describe('The color of the person’s shifts on the schedule, as six hexadecimal digits: #3b82f6.');

/**
 * The fields to change. Absent fields stay unchanged, and null removes the employee number. The id is a separate argument in
 * GraphQL and part of the path in REST.
 */
const updateUserShape = z.object({
  scheduleColor: scheduleColor.optional(),
  firstName: nameText('First name').optional().describe('The new first name, at most 200 characters.'),
  lastName: nameText('Last name').optional().describe('The new last name, at most 200 characters.'),
  employeeNumber,
  payrollIds,
  ...personText.inputs,
});

export const updateUserInput = updateUserShape
  .extend({ id: idInput.describe('The id of the user to change.') })
  .describe('The user and the changes. Absent fields stay unchanged.');

export const userIdInput = z
  .object({ id: idInput.describe('The id of the user, whom the caller must be allowed to manage.') })
  .describe('The user.');

export const setUserReachInput = z
  .object({
    id: idInput.describe('The id of a manager.'),
    reach: reach.describe('Everyone, or only the people of the teams that the manager leads.'),
  })
  .describe('The manager, and whom they reach.');
