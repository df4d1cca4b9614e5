import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { punchWindow } from '../../../pay-engine/index.js';
import { type Page, type PageQuestion, pageOf } from '../../../platform/paging/index.js';
import { User } from '../../identity/index.js';
import type { PayRun } from './pay-run.js';
import type { PayrollPerson } from './payroll-entry.js';

/** By last name, as payrolls are; the id makes the order unambiguous. */
const byLastName = [
  ['lastName', 'asc'],
  ['firstName', 'asc'],
  ['id', 'asc'],
] as const;

/**
 * Those who left and still have hours or days off to be paid in these days. Each of them is looked up: the limit keeps
 * PostgreSQL from reading everybody's timesheets, of all organizations, for a join.
 */
const leftWithHours = `
  select person.id from users person, lateral (
    (select from timesheets sheet
     where sheet.organization_id = person.organization_id and sheet.user_id = person.id
       and tstzrange(sheet.clock_in_at, sheet.clock_out_at, '[)') && tstzrange(?, ?, '[)')
     limit 1)
    union all
    (select from pto_requests request
     where request.organization_id = person.organization_id and request.user_id = person.id
       and request.status = 'APPROVED' and request.start_date <= ?::date and request.end_date >= ?::date
     limit 1)
    limit 1) paid
  where person.organization_id = ? and person.status <> 'ACTIVE'`;

/**
 * Whoever left with something to be paid; everybody active is on the payroll beside them. Asked once for a run: somebody
 * who is archived while a file is written stays in it.
 */
async function whoLeftWithHours(em: EntityManager, { organizationId, period, rules }: PayRun): Promise<string[]> {
  const { from, to } = punchWindow(period, rules);
  const facts = [from, to, period.endDate, period.startDate, organizationId];
  return (await em.execute<{ id: string }[]>(leftWithHours, facts)).map(({ id }) => id);
}

/** One page of everybody on the payroll. */
export async function pageOfPeople(em: EntityManager, run: PayRun, page: PageQuestion): Promise<Page<User>> {
  const left = await whoLeftWithHours(em, run);
  const where: FilterQuery<User> = { $or: [{ status: 'ACTIVE' }, { id: { $in: left } }] };
  return pageOf(em, User, { where, orderBy: byLastName, page });
}

const nextPeople = `
  select id, first_name as "firstName", last_name as "lastName", email from users
  where organization_id = ? and (status = 'ACTIVE' or id = any(?::uuid[])) and (last_name, first_name, id) > (?, ?, ?)
  order by last_name, first_name, id
  limit ?`;

const nobody: PayrollPerson = {
  id: '00000000-0000-0000-0000-000000000000',
  firstName: '',
  lastName: '',
  email: null,
};

/** All of them in the same order, so many at once, as plain rows. */
export async function* everybodyOnPayroll(
  em: EntityManager,
  run: PayRun,
  atOnce: number,
): AsyncGenerator<readonly PayrollPerson[]> {
  const left = `{${(await whoLeftWithHours(em, run)).join(',')}}`;
  for (let last: PayrollPerson | undefined = nobody; last; ) {
    const place = [last.lastName, last.firstName, last.id];
    const facts = [run.organizationId, left, ...place, atOnce];
    const people: PayrollPerson[] = await em.execute<PayrollPerson[]>(nextPeople, facts);
    if (people.length > 0) yield people;
    last = people.length < atOnce ? undefined : people.at(-1);
  }
}

export function payrollPerson({ id, firstName, lastName, email }: User): PayrollPerson {
  return { id, firstName, lastName, email };
}
