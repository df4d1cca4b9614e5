import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { command, preparedCommand, query, type SignedInContext } from '../../../access/index.js';
import { actingViewer, type Viewer } from '../../../platform/auth/viewer.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { enforce } from '../../../platform/errors/index.js';
import { forwardPageInput, presentPage } from '../../../platform/paging/index.js';
import { allOf, everyRow, readPage, readRows, where } from '../../../platform/read-model/index.js';
import { nodesInput, selectionOfEntries } from '../../../platform/use-case/index.js';
import { compareFields } from '../../audit/index.js';
import { Organization } from '../../organization/index.js';
import { hashNewPassword } from '../credentials/new-password.service.js';
import { hashPassword } from '../credentials/password-hash.adapter.js';
import { findOwnEmails } from './emails.queries.js';
import type { FirstTerms } from './first-terms.types.js';
import { addPerson } from './new-person.service.js';
import { savePayrollIds } from './payroll-ids.service.js';
import { personText } from './person-text.types.js';
import type { TeamContext, TeamPorts } from './team-ports.types.js';
import { User } from './user.entity.js';
import { createUserInput, updateUserInput } from './user.inputs.js';
import {
  mayManage,
  mayRename,
  mayResetPasswordOf,
  maySeeContactData,
  maySeeReach,
  rolesGrantableBy,
  usersVisibleTo,
} from './user.policy.js';
import { chooseUserParts, userReads } from './user.reads.js';
import {
  compareByName,
  emailMustBeFree,
  grantedRoleMustNotOutrankTheGranter,
  passwordMustComeFromAPerson,
  reachMustComeFromAnAdministrator,
  renamedMustBeOfLowerRank,
  termsMustComeFromAnAdministrator,
} from './user.rules.js';
import { presentMember, presentUser, type UserView } from './user.types.js';
import { findLockedMember, memberLock } from './user-locks.queries.js';

export const usersQuery = ({ teamFilter, readFilteredTeam }: TeamPorts) =>
  query('users', z.object({ teamId: teamFilter }), async (context, { teamId }) => {
    const { em, viewer, platform, selection } = context;
    const listed = allOf(usersVisibleTo(viewer), membersOf(await readFilteredTeam(context, teamId)));
    const people = await readRows(em, userReads, listed, { parts: chooseUserParts(selection) });
    const now = platform.clock.now();
    return people.toSorted(compareByName).map((person) => hideReach(viewer, presentMember(person, now)));
  });

/** The same users in pages, by the bytes of their names. */
export const userPageQuery = ({ teamFilter, readFilteredTeam }: TeamPorts) =>
  query('users', z.object({ ...forwardPageInput, teamId: teamFilter }), async (context, { teamId, ...page }) => {
    const { em, viewer, selection } = context;
    const found = await readPage(em, userReads, {
      ranges: [allOf(usersVisibleTo(viewer), membersOf(await readFilteredTeam(context, teamId)))],
      orderBy: ['firstName', 'lastName', 'id'],
      parts: chooseUserParts(selectionOfEntries(selection)),
      page,
    });
    return presentPage(found, (rows) => rows.map(presentUser));
  });

const membersOf = (team: { readonly userIds: readonly string[] } | null) =>
  team ? where`id = any(${arrayLiteral(team.userIds)}::uuid[])` : everyRow;

export function createUserCommand<Terms extends object>(firstTerms: FirstTerms<Terms>, teams: TeamPorts) {
  /** Before anything depends on the input, and again for the caller as of the transaction. */
  async function authorize(context: TeamContext, { role, terms, reach, teamId = null }: Granted): Promise<void> {
    const { viewer } = context;
    enforce(
      grantedRoleMustNotOutrankTheGranter(viewer, role),
      termsMustComeFromAnAdministrator(viewer, terms),
      reachMustComeFromAnAdministrator(viewer, reach),
    );
    await teams.requireTeamToJoin(context, teamId);
  }

  return preparedCommand('createUser', createUserInput(firstTerms.input), {
    prepare: async (context, { email, password, ...person }) => {
      const { em, viewer } = context;
      await authorize(context, person);
      if (!email) return null;
      enforce(passwordMustComeFromAPerson(viewer, password));
      const { minimumPasswordLength: minimumLength } = await em.findOneOrFail(Organization, viewer.organizationId);
      // Without a password from an API key, the account has a random one until the person chooses one by a link.
      const passwordHash = await (password
        ? hashNewPassword({ password, owner: { ...person, email }, minimumLength })
        : hashPassword(randomBytes(32).toString('base64url')));
      const taken = await findOwnEmails(em, [email]);
      enforce(emailMustBeFree(taken.size > 0));
      return passwordHash;
    },
    run: async (context, { password: _password, email = null, terms, teamId, ...person }, passwordHash) => {
      await authorize(context, { ...person, terms, teamId });
      const complete = async (id: string) => ({
        ...(teamId && (await teams.joinTeam(context, { ...person, id }, teamId))),
        ...(terms && (await firstTerms.give(context, id, terms))),
      });
      const user = await addPerson(context, { ...person, email, passwordHash }, complete);
      return hideReach(context.viewer, presentUser(user));
    },
  });
}

type Granted = Pick<z.output<ReturnType<typeof createUserInput>>, 'role' | 'terms' | 'reach' | 'teamId'>;

/** Changes a color, or the name, the number and the payroll ids of a user whom the caller may rename. */
export const updateUser = command('updateUser', updateUserInput, changeUser, memberLock);

async function changeUser(context: SignedInContext, { id, ...changes }: z.output<typeof updateUserInput>) {
  const { em, viewer, platform, record } = context;
  const user = await findLockedMember(context, id);
  const { firstName, lastName, employeeNumber, payrollIds } = changes;
  const texts = personText.names.map((name) => changes[name]);
  const named = [firstName, lastName, employeeNumber, payrollIds, ...texts];
  if (viewer.scopes || named.some((change) => change !== undefined)) enforce(renamedMustBeOfLowerRank(viewer, user));
  const before = pickEditableFields(user);
  user.scheduleColor = changes.scheduleColor ?? user.scheduleColor;
  user.firstName = firstName ?? user.firstName;
  user.lastName = lastName ?? user.lastName;
  if (employeeNumber !== undefined) user.employeeNumber = employeeNumber;
  Object.assign(user, personText.merge(user, changes));
  await em.flush();
  if (payrollIds) user.payrollIds = await savePayrollIds(em, id, { current: user.payrollIds, changes: payrollIds });
  record({
    action: 'user.updated',
    subjectType: 'USER',
    subjectId: id,
    changes: compareFields(before, pickEditableFields(user)),
  });
  return hideReach(viewer, presentMember(user, platform.clock.now()));
}

export const grantableRoles = query('grantableRoles', z.object({}), async ({ viewer }) => rolesGrantableBy(viewer));

type Member = Pick<UserView, 'id' | 'role' | 'deletedAt' | 'isOutOfReach'>;

function pickEditableFields(user: User) {
  const { scheduleColor, firstName, lastName, employeeNumber, payrollIds } = user;
  return { scheduleColor, firstName, lastName, employeeNumber, payrollIds, ...personText.pick(user) };
}

/** The field, or null if the viewer may not see it: a worker reaches colleagues' `User`s through shared shifts. */
export function presentContactData<
  Field extends 'email' | 'staffNumber' | 'employeeNumber' | 'payrollIds' | 'payrollName',
>(viewer: Viewer | null, user: UserView, field: Field): UserView[Field] | null {
  return maySeeContactData(viewer, user) ? user[field] : null;
}

/** The user as REST presents them. In GraphQL, the field resolver does the same. */
export function hideReach<Person extends UserView>(viewer: Viewer | null, user: Person): Person {
  return maySeeReach(viewer, user) ? user : { ...user, reach: null };
}

/** Whether the viewer could find the person: they may know only the name of someone on a shared shift. */
const isThere = ({ deletedAt, isOutOfReach }: Member) => !deletedAt && !isOutOfReach;

export function canBeManagedBy(viewer: Viewer | null, user: Member): boolean {
  return viewer !== null && isThere(user) && mayManage(actingViewer(viewer, 'people:write'), user);
}

export function canBeRenamedBy(viewer: Viewer | null, user: Member): boolean {
  return viewer !== null && isThere(user) && mayRename(actingViewer(viewer, 'people:write'), user);
}

export function canResetPasswordOf(
  viewer: Viewer | null,
  user: Member & Pick<UserView, 'status' | 'hasAccount'>,
): boolean {
  return viewer !== null && user.status === 'ACTIVE' && user.hasAccount && mayResetPasswordOf(viewer, user);
}

/** The people with these ids whom the caller may see, archived ones included. */
export const usersById = query('users', nodesInput, async ({ em, viewer, selection }, { ids }) => {
  const parts = chooseUserParts(selection);
  const people = await readRows(
    em,
    userReads,
    allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, usersVisibleTo(viewer)),
    { parts },
  );
  return people.map(presentUser);
});
