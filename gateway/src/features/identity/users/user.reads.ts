import { instant, json, nullable, own, readModel, text, uuid } from '../../../platform/read-model/index.js';
import type { Selection } from '../../../platform/use-case/index.js';
import { payrollIdsOf } from './payroll-ids.queries.js';
import type { PayrollIds } from './payroll-ids.types.js';
import { personText } from './person-text.types.js';
import { presentNamed, presentUser, type Reach, type UserFacts, type UserName, type UserView } from './user.types.js';

const name = { firstName: text('first_name'), lastName: text('last_name'), scheduleColor: text('schedule_color') };

const details = {
  email: nullable(text('email')),
  staffNumber: text('staff_number'),
  invitedUntil: nullable(instant('invited_until')),
  invitedRole: nullable(text<UserView['role']>('invited_role')),
  deletedAt: nullable(instant('deleted_at')),
  employeeNumber: nullable(text('employee_number')),
  payrollIds: json<PayrollIds>(payrollIdsOf(':row')),
  ...personText.columns,
  role: text<UserView['role']>('role'),
  status: text<UserView['status']>('status'),
  reach: text<Reach>('reach'),
};

export const userReads = readModel('users', { columns: { id: uuid('id'), ...name }, parts: { details: own(details) } });

export function chooseUserParts(selection: Selection): 'details'[] {
  return findPersonNeeds(selection).details ? ['details'] : [];
}

type Prefixed<Of, Prefix extends string> = {
  readonly [Name in keyof Of & string as `${Prefix}${Capitalize<Name>}`]: Of[Name];
};

/** The columns of a person in the rows of another table: `approverFirstName`, `approverLastName`, … */
export const personNameColumns = <Prefix extends string>(prefix: Prefix) => addPrefix(prefix, name);

/**
 * The same for a person who decided about a row, and may be out of reach: `key` is the column of the row with their id, such as
 * `timesheets.approved_by_id`. Only the name is read then, and `personReader` knows by the missing color.
 */
export function deciderNameColumns<Prefix extends string>(prefix: Prefix, key: string) {
  const named = (column: 'first_name' | 'last_name') =>
    text(`case when ${prefix}.id is null and ${key} is not null
      then (select ${column} from name_people(array[${key}])) else ${prefix}.${column} end`);
  return addPrefix(prefix, {
    ...name,
    firstName: named('first_name'),
    lastName: named('last_name'),
  });
}

export const personDetailColumns = <Prefix extends string>(prefix: Prefix) => addPrefix(prefix, details);

const nameFields = ['id', ...Object.keys(name)];

/** Whether a selected person needs columns of the table `users`, and whether it needs more than the name. */
export function findPersonNeeds(selection: Selection): Readonly<Record<'name' | 'details', boolean>> {
  return { name: selection.wantsBesides(['id']), details: selection.wantsBesides(nameFields) };
}

/** Reads a person from the columns with a prefix. What the statement did not read is undefined. */
export function personReader<Prefix extends string>(prefix: Prefix) {
  const columnsOf = (fields: object) => Object.keys(fields).map((field) => [field, prefixed(prefix, field)] as const);
  const [names, all] = [columnsOf(name), columnsOf({ ...name, ...details })];
  const [someDetail, color] = [prefixed(prefix, 'role'), prefixed(prefix, 'scheduleColor')];
  return (id: string, row: object): UserView => {
    // A loop, because each row of a list passes here.
    const person: Record<string, unknown> = { id };
    for (const [field, column] of someDetail in row ? all : names) person[field] = row[column as never];
    return row[color as never] === null
      ? presentNamed(person as object as UserName)
      : presentUser(person as object as UserFacts);
  };
}

function addPrefix<Of extends object, Prefix extends string>(prefix: Prefix, columns: Of): Prefixed<Of, Prefix> {
  return Object.fromEntries(
    Object.entries(columns).map(([each, column]) => [prefixed(prefix, each), column]),
  ) as Prefixed<Of, Prefix>;
}

const prefixed = (prefix: string, column: string) => `${prefix}${column.charAt(0).toUpperCase()}${column.slice(1)}`;
