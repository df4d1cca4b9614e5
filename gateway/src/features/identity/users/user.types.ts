import { z } from 'zod';
import { type Ability, abilitiesOf, ability } from '../../../access/index.js';
import { roles } from '../../../platform/auth/viewer.js';
import { nodeFromZod, objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod, enumOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { toInstant } from '../../../platform/read-model/index.js';
import { type OrganizationView, organizationView } from '../../organization/index.js';
import { payrollIdsView } from './payroll-ids.types.js';
import { personText } from './person-text.types.js';
import { noTeams, type OwnTeams, teamName } from './team-ports.types.js';

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
export const userReach = enumOf(
  'Reach',
  'Whose rows a manager sees and changes. It applies while the role is MANAGER.',
  {
    ORGANIZATION: 'Everyone’s.',
    TEAMS: 'Their own, and those of the people in the teams that they lead.',
  },
);
export type Reach = z.infer<typeof userReach>;

const userStatus = enumOf('UserStatus', 'DISABLED means archived.', {
  ACTIVE: 'The person belongs to the team. They can sign in if they have an account.',
  INVITED: 'The person belongs to the team, has no account, and can make one with their invitation.',
  DISABLED: 'The person is archived.',
});
export type UserStatus = z.infer<typeof userStatus>;

/** In GraphQL, field resolvers check whether the viewer may see the email address and the employee number. */
export const userView = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z
    .string()
    .nullable()
    .describe('Null if the person has no account or was deleted, or if the viewer may not see it.'),
  hasAccount: z.boolean().describe('Whether the person has an email address and a password, and so can sign in.'),
  staffNumber: z
    .string()
    .nullable()
    .describe('3 to 8 digits that no one else in the organization has or had. Null if the viewer may not see it.'),
  invitedUntil: z
    .date()
    .nullable()
    .describe('Until when the unused invitation of a person without an account works, or did. Null without one.'),
  invitedRole: userRole.nullable().describe('The role that the person gets with that invitation.'),
  deletedAt: z.date().nullable().describe('When the person was permanently deleted. Only their hours and name remain.'),
  employeeNumber: z
    .string()
    .nullable()
    .describe('The person’s number at the payroll provider. Null if there is none or the viewer may not see it.'),
  payrollIds: payrollIdsView
    .nullable()
    .describe('The person’s ids at payroll providers. Null if the viewer may not see them.'),
  ...personText.views,
  role: userRole.describe('What the user may do.'),
  status: userStatus.describe('Whether the person belongs to the team.'),
  reach: userReach
    .nullable()
    .describe('Whose rows a manager reaches. Null unless the viewer is an administrator or this person.'),
  scheduleColor: z.string().describe('The color of their bars in the schedule: #3b82f6.'),
});

export interface UserView extends z.infer<typeof userView> {
  /** Set for a person whom the viewer does not reach: only the id and the name say anything. */
  readonly isOutOfReach?: boolean | undefined;
}

export const UserType = nodeFromZod('User', userView, 'A person who belongs to an organization.');

export const userName = userView.pick({ id: true, firstName: true, lastName: true }).meta({ id: 'PersonName' });

export type UserName = z.infer<typeof userName>;

objectFromZod('PersonName', userName, 'A person’s name.');

export interface Account extends UserView {
  readonly organization: OrganizationView;
}

export interface SignedInAccount extends Account, OwnTeams {
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
      ledTeams: z.array(teamName).readonly().describe('The teams that the user leads, by name.'),
      teams: z.array(teamName).readonly().describe('The teams that the user belongs to today, by name.'),
    }),
  })
  .meta({ id: 'SignedIn' });

/** A row of a person, from wherever it was read. */
export interface UserFacts extends Omit<UserView, 'hasAccount' | 'invitedUntil' | 'deletedAt'> {
  readonly invitedUntil: Date | string | null;
  readonly deletedAt: Date | string | null;
}

export function presentUser(user: UserFacts): UserView {
  const { id, firstName, lastName, email, staffNumber, employeeNumber, payrollIds, role } = user;
  const { status, reach, scheduleColor, invitedRole } = user;
  // A new person may lack them.
  const texts = personText.fill(user);
  const [invitedUntil, deletedAt] = [toDate(user.invitedUntil), toDate(user.deletedAt)];
  const account = { email, hasAccount: email !== null, invitedUntil, invitedRole, deletedAt };
  const numbers = { staffNumber, employeeNumber, payrollIds };
  const view = { id, firstName, lastName, ...account, ...numbers, ...texts, role, status, reach, scheduleColor };
  return user.isOutOfReach ? { ...view, isOutOfReach: true } : view;
}

/** A person whom the viewer does not reach: everything except the name is the same for all of them. */
export function presentNamed({ id, firstName, lastName }: UserName): UserView {
  return presentUser({
    ...{ id, firstName, lastName, isOutOfReach: true },
    ...{ email: null, staffNumber: null, employeeNumber: null, payrollIds: null, ...personText.fill({}) },
    ...{ invitedUntil: null, invitedRole: null, deletedAt: null },
    ...{ role: 'WORKER', status: 'ACTIVE', reach: null, scheduleColor: '#3b82f6' },
  });
}

/** The same with `INVITED`, which depends on the time: everywhere else, such a person is ACTIVE like everyone on the team. */
export function presentMember(user: UserFacts, now: Date): UserView {
  const view = presentUser(user);
  return { ...view, status: statusOf(view, now) };
}

/** A person is INVITED while an invitation can still give them an account. */
export function statusOf(user: Pick<UserView, 'status' | 'hasAccount' | 'invitedUntil'>, now: Date): UserStatus {
  const isInvited = !user.hasAccount && user.invitedUntil !== null && now < user.invitedUntil;
  return user.status === 'ACTIVE' && isInvited ? 'INVITED' : user.status;
}

const toDate = (at: Date | string | null) => (typeof at === 'string' ? toInstant(at) : at);

export function presentAccount(user: UserView, organization: OrganizationView): Account {
  return { ...presentUser(user), organization };
}

export function presentSignedIn(user: UserView, organization: OrganizationView, teams: OwnTeams = noTeams): SignedIn {
  const isRestricted = user.role === 'MANAGER' && user.reach === 'TEAMS';
  const abilities = abilitiesOf({ role: user.role, isRestricted });
  return { user: { ...presentAccount(user, organization), abilities, ...teams } };
}
