import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { payrollIdsOf } from './payroll-ids.queries.js';
import { personText } from './person-text.types.js';
import { presentUser, type UserFacts, type UserView } from './user.types.js';

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

/** Reads all active members, and these people whether they are active or not, in no particular order. */
export async function readActiveUsersAnd(em: EntityManager, ids: Iterable<string>): Promise<UserView[]> {
  return readViews(em, activeMembers, ids);
}

async function readViews(em: EntityManager, statement: string, ids: Iterable<string>): Promise<UserView[]> {
  return (await tenantSql(em).query<UserFacts>(statement, [arrayLiteral(ids)])).map(presentUser);
}
