import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import type { Page, PageRequest } from '../../../platform/paging/index.js';
import {
  allOf,
  json,
  nullable,
  readModel,
  readPage,
  readRows,
  text,
  uuid,
  where,
} from '../../../platform/read-model/index.js';
import { type PayrollIds, payrollIdsOf } from '../../identity/index.js';
import { findWindow } from './pay-window.rules.js';
import type { PayRun, PayrollPerson } from './payroll-entry.types.js';

/** A timesheet that ends when it starts lasts no time and overlaps nothing. */
const lasts = '(clock_out_at is null or clock_out_at > clock_in_at)';

const columns = 'id, user_id, job_id, clock_in_at, clock_out_at, flags, approved_at, approved_by_id';

/**
 * The timesheets of `person` that overlap `span`: those that began within it, and the last one that began before it, because
 * the timesheets of a person never overlap each other. An empty one overlaps nothing, and might follow the last one.
 *
 * Two short scans of the index of the person's newest timesheets, however long their history is. Below row-level security,
 * PostgreSQL can't search the index of a range (ADR 0005).
 */
export const timesheetsOfPersonWithinSpan = `
  (select found.* from (
    (select ${columns} from timesheets
     where organization_id = :organization and user_id = person.id
       and clock_in_at >= span.starts_at and clock_in_at < span.ends_at and ${lasts})
    union all
    (select ${columns} from timesheets
     where organization_id = :organization and user_id = person.id
       and clock_in_at < span.starts_at and ${lasts}
     order by clock_in_at desc
     limit 1)
  ) found
  where found.clock_out_at is null or found.clock_out_at > span.starts_at)`;

const people = readModel('users', {
  columns: {
    id: uuid('id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: nullable(text('email')),
    employeeNumber: nullable(text('employee_number')),
    payrollIds: json<PayrollIds>(payrollIdsOf(':row')),
  },
});

/** The order of a payroll. The id makes it unambiguous. */
const byLastName = ['lastName', 'firstName', 'id'] as const;

/** Everyone active, and people who left with pay in the period or in one of the versions, as far as they are among `userIds`. */
export interface PayrollSearch extends Pick<PayRun, 'organizationId' | 'period' | 'timelines' | 'userIds'> {
  readonly versionIds?: readonly string[];
}

/**
 * Selects people who left and have hours, paid time off or corrections in the period, or pay in a version. The limit makes
 * PostgreSQL look up each person instead of reading the timesheets of all organizations for a join.
 */
const selectLeaversWithPay = `
  select person.id
  from users person, (select ?::timestamptz, ?::timestamptz) as span (starts_at, ends_at), lateral (
    (select from ${timesheetsOfPersonWithinSpan} sheet limit 1)
    union all
    (select from pto_requests request
     join pto_policies policy on policy.organization_id = request.organization_id and policy.id = request.policy_id
     where request.organization_id = person.organization_id and request.user_id = person.id
       and request.status = 'APPROVED' and policy.paid
       and request.start_date <= ?::date and request.end_date >= ?::date
     limit 1)
    union all
    (select from settled_pay settled
     where settled.organization_id = person.organization_id and settled.user_id = person.id
       and settled.version_id = any(?::uuid[]) and jsonb_array_length(settled.entry -> 'lines') > 0
     limit 1)
    union all
    (select from payroll_adjustments correction
     where correction.organization_id = person.organization_id and correction.user_id = person.id
       and correction.target_start_date between ?::date and ?::date
     limit 1)
    limit 1) paid
  where person.organization_id = :organization and person.status <> 'ACTIVE'`;

/**
 * People who left and have something to be paid. They are on the payroll in addition to everyone active. Found once per
 * run, so that a person who is archived while a file is written stays in the file.
 */
async function findLeaversWithPay(em: EntityManager, search: PayrollSearch): Promise<string[]> {
  const { organizationId, period, timelines, versionIds = [] } = search;
  const { from, to } = findWindow(period, timelines);
  const { startDate, endDate } = period;
  const values = [from, to, endDate, startDate, arrayLiteral(versionIds), startDate, endDate];
  const rows = await tenantSql(em, organizationId).query<{ id: string }>(selectLeaversWithPay, values);
  return rows.map(({ id }) => id);
}

export async function readPageOfPeople(
  em: EntityManager,
  search: PayrollSearch,
  page: PageRequest,
): Promise<Page<PayrollPerson>> {
  const leavers = arrayLiteral(await findLeaversWithPay(em, search));
  const onPayroll = where`status = 'ACTIVE' or id = any(${leavers}::uuid[])`;
  const ranges = [search.userIds ? allOf(onPayroll, isAmong(search.userIds)) : onPayroll];
  return readPage(em, people, { ranges, orderBy: byLastName, page });
}

const isAmong = (userIds: readonly string[]) => where`id = any(${arrayLiteral(userIds)}::uuid[])`;

/** One person of the organization, on the payroll or not. */
export async function findPerson(em: EntityManager, id: string): Promise<PayrollPerson | undefined> {
  const [person] = await readRows(em, people, where`id = ${id}::uuid`);
  return person;
}

/** These people of the organization, on the payroll or not. */
export function findPeople(em: EntityManager, ids: readonly string[]): Promise<PayrollPerson[]> {
  return readRows(em, people, isAmong(ids));
}

/** People of an organization without payroll ids cost no look-up. */
const selectNextPeople = (condition: string) => `
  select id, first_name as "firstName", last_name as "lastName", email, employee_number as "employeeNumber",
    case when (select exists (select from payroll_ids where organization_id = :organization))
      then ${payrollIdsOf('users')} else '{}' end as "payrollIds"
  from users
  where organization_id = :organization and (status = 'ACTIVE' or id = any(?::uuid[]))
    and ${condition} and (last_name, first_name, id) > (?, ?, ?)
  order by last_name, first_name, id
  limit ?`;

const beforeEveryone: PayrollPerson = {
  id: '00000000-0000-0000-0000-000000000000',
  firstName: '',
  lastName: '',
  email: null,
};

export async function* streamPeopleOnPayroll(
  em: EntityManager,
  search: PayrollSearch,
  batchSize: number,
): AsyncGenerator<readonly PayrollPerson[]> {
  const sql = tenantSql(em, search.organizationId);
  const leavers = arrayLiteral(await findLeaversWithPay(em, search));
  const { sql: condition, values: among } = search.userIds ? isAmong(search.userIds) : where`true`;
  const statement = selectNextPeople(condition);
  for (let last: PayrollPerson | undefined = beforeEveryone; last; ) {
    const values = [leavers, ...among, last.lastName, last.firstName, last.id, batchSize];
    const people: PayrollPerson[] = await sql.query<PayrollPerson>(statement, values);
    if (people.length > 0) yield people;
    last = people.length < batchSize ? undefined : people.at(-1);
  }
}
