import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { payrollIdsOf } from './payroll-ids.queries.js';
import { personText } from './person-text.types.js';
import { presentNamed, presentUser, type UserFacts, type UserName, type UserView } from './user.types.js';

const texts = personText.selections.map((text) => `${text}, `).join('');

const selectUsers = (condition: string) => `
  select id, first_name as "firstName", last_name as "lastName", email, employee_number as "employeeNumber",
    ${payrollIdsOf('users')} as "payrollIds", ${texts}role, status, reach, schedule_color as "scheduleColor", staff_number as "staffNumber",
    invited_until as "invitedUntil", invited_role as "invitedRole", deleted_at as "deletedAt"
  from users where organization_id = :organization and ${condition}`;

const activeMembers = selectUsers(`(status = 'ACTIVE' or id = any(?::uuid[]))`);
const byIds = selectUsers('id = any(?::uuid[])');

/** Reads these people as plain rows, in no particular order. */
export async function readUsers(em: EntityManager, ids: Iterable<string>): Promise<UserView[]> {
  return readViews(em, byIds, ids);
}

const namesByIds = `
  select id, first_name as "firstName", last_name as "lastName" from name_people(?::uuid[])
  where :organization::uuid is not null`;

/**
 * Reads the people who a row in reach says worked it or decided about it. Those whom a restricted manager does not reach
 * have an id and a name only (ADR 0114).
 */
export async function readNamedUsers(em: EntityManager, ids: Iterable<string>): Promise<UserView[]> {
  const wanted = [...new Set(ids)];
  const users = await readUsers(em, wanted);
  if (users.length === wanted.length) return users;
  const known = new Set(users.map(({ id }) => id));
  const hidden = arrayLiteral(wanted.filter((id) => !known.has(id)));
  return [...users, ...(await tenantSql(em).query<UserName>(namesByIds, [hidden])).map(presentNamed)];
}

/** Reads all active members, and these people whether they are active or not, in no particular order. */
export async function readActiveUsersAnd(em: EntityManager, ids: Iterable<string>): Promise<UserView[]> {
  return readViews(em, activeMembers, ids);
}

async function readViews(em: EntityManager, statement: string, ids: Iterable<string>): Promise<UserView[]> {
  return (await tenantSql(em).query<UserFacts>(statement, [arrayLiteral(ids)])).map(presentUser);
}
