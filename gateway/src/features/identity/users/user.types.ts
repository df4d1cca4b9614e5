import { z } from 'zod';
import { type Ability, abilitiesOf, ability } from '../../../access/index.js';
import { roles } from '../../../platform/auth/viewer.js';
import { nodeFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod, enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { type OrganizationView, organizationView } from '../../organization/index.js';
import { personText } from './person-text.types.js';

export const userRole = enumFromZod(
  'Role',
  z.enum(roles),
  'What a user may do. Ranks, highest first: OWNER, ADMIN, MANAGER, ACCOUNTANT, WORKER.',
  {
    ACCOUNTANT: 'Reads hours, closes pay periods and exports payroll.',
    ADMIN: 'Manages people and settings, except for owners.',
    MANAGER: 'Plans schedules, and approves timesheets and time off.',
    OWNER: 'May do everything.',
    WORKER: 'Records their own hours and requests time off.',
  },
);
const userStatus = enumOf('UserStatus', 'DISABLED means archived.', {
  ACTIVE: 'The person can sign in.',
  INVITED: 'The person has not registered yet.',
  DISABLED: 'The person is archived.',
});
export type UserStatus = z.infer<typeof userStatus>;

/** In GraphQL, field resolvers check whether the viewer may see the email address and the employee number. */
export const userView = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable().describe('Null if invisible to the viewer, or if the person was deleted.'),
  employeeNumber: z
    .string()
    .nullable()
    .describe('The person’s number at the payroll provider. Null if there is none or the viewer may not see it.'),
  ...personText.views,
  role: userRole.describe('What the user may do.'),
  status: userStatus.describe('Whether the user can sign in.'),
  scheduleColor: z.string().describe('The color of their bars in the schedule: #3b82f6.'),
});

export type UserView = z.infer<typeof userView>;

export const UserType = nodeFromZod('User', userView, 'A person who belongs to an organization.');

export const userName = userView.pick({ id: true, firstName: true, lastName: true }).meta({ id: 'PersonName' });

export type UserName = z.infer<typeof userName>;

export interface Account extends UserView {
  readonly organization: OrganizationView;
}

export interface SignedInAccount extends Account {
  readonly abilities: readonly Ability[];
}

export interface RegisteredUser {
  readonly user: Account;
}

export interface SignedIn {
  readonly user: SignedInAccount;
}

const accountJson = userView
  .extend({
    organization: organizationView.pick({
      id: true,
      name: true,
      timezoneInForce: true,
      timezones: true,
      timezoneConfirmed: true,
      minimumPasswordLength: true,
    }),
  })
  .meta({ id: 'Account' });
export const registeredJson = z.object({ user: accountJson }).meta({ id: 'Registered' });
export const signedInJson = z
  .object({
    user: accountJson.extend({
      abilities: z.array(ability).readonly().describe('What the user may do, screens included.'),
    }),
  })
  .meta({ id: 'SignedIn' });

export function presentUser(user: UserView): UserView {
  const { id, firstName, lastName, email, employeeNumber, role, status, scheduleColor } = user;
  // A new person may lack them.
  const texts = personText.fill(user);
  return { id, firstName, lastName, email, employeeNumber, ...texts, role, status, scheduleColor };
}

export function presentAccount(user: UserView, organization: OrganizationView): Account {
  return { ...presentUser(user), organization };
}

export function presentSignedIn(user: UserView, organization: OrganizationView): SignedIn {
  return { user: { ...presentAccount(user, organization), abilities: abilitiesOf(user.role) } };
}
