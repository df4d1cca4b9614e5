import { isEnumType } from 'graphql';
import { readsSchema } from '../harness/graphql-reads.js';
import type { NamedIds } from './named-ids.js';

export type Input = Readonly<Record<string, unknown>>;

/** The table of the rows that an operation finds by `id`. */
const tablesById: Readonly<Record<string, string>> = {
  timesheet: 'timesheets',
  schedule: 'schedules',
  shiftColleagues: 'schedules',
  shiftReplacements: 'schedules',
  teamMember: 'users',
  teamImport: 'team_imports',
  jobPeople: 'jobs',
  signOffDocument: 'sign_offs',
  photo: 'photos',
  team: 'teams',
};

const valuesOfEnum = (name: string) => {
  const type = readsSchema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

/** Dates and other values of arguments, by the operation or else for all of them. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  startDate: ['2026-07-19', '2026-07-05', '2026-06-21'],
  endDate: ['2026-08-01', '2026-07-18', '2026-07-04'],
  from: ['2026-07-19', '2026-06-21'],
  to: ['2026-08-01', '2026-07-18'],
  'schedules from': ['2026-07-19T06:00:00Z', '2026-07-12T06:00:00Z'],
  'schedules to': ['2026-08-02T06:00:00Z', '2026-07-26T06:00:00Z'],
  'scheduleBoard from': ['2026-07-19T06:00:00Z', '2026-07-26T06:00:00Z', '2026-07-12T06:00:00Z'],
  'scheduleBoard to': ['2026-07-26T06:00:00Z', '2026-08-02T06:00:00Z', '2026-08-09T06:00:00Z'],
  weekOf: ['2026-07-29', '2026-07-22', '2026-07-15', '2026-06-24'],
  around: ['2026-07-01'],
  on: ['2026-07-29', '2026-07-01'],
  at: ['2026-07-29T12:00:00Z'],
  year: [2026],
  includeRetired: [true],
  planning: [true],
  format: ['html'],
  type: valuesOfEnum('ReportType'),
  rows: valuesOfEnum('WorkRows'),
  columns: valuesOfEnum('WorkColumns'),
  show: valuesOfEnum('TimesheetWeekFilter'),
  exception: valuesOfEnum('TimesheetExceptionCode'),
  'timesheets status': valuesOfEnum('TimesheetStatus'),
  'corrections status': valuesOfEnum('CorrectionStatus'),
};

const tablesByName: Readonly<Record<string, string>> = {
  userId: 'users',
  jobId: 'jobs',
  policyId: 'pto_policies',
  teamId: 'teams',
  placeId: 'places',
};

/** The values that reads give to an argument. Fails for an argument without any, so that no new filter escapes. */
function valuesOf(operation: string, name: string, ids: NamedIds): readonly unknown[] {
  const table = name === 'id' ? tablesById[operation] : tablesByName[name];
  const found = table ? ids[table] : (values[`${operation} ${name}`] ?? values[name]);
  if (!found) throw new Error(`no values for ${name} of ${operation}`);
  return found;
}

interface Argument {
  readonly name: string;
  readonly isRequired: boolean;
}

/** These get their first values together: a range. The others vary one at a time. */
const pairs: Readonly<Record<string, string>> = { startDate: 'endDate', from: 'to' };

/** Inputs in which each argument takes each of its values, with the first value of the other required ones. */
export function inputsOf(operation: string, listed: readonly Argument[], ids: NamedIds): Input[] {
  const args = listed.filter(({ name }) => !['first', 'after', 'last', 'before'].includes(name));
  const names = new Set(args.map(({ name }) => name));
  const first = args
    .filter(({ isRequired }) => isRequired)
    .map(({ name }) => [name, valuesOf(operation, name, ids)[0]]);
  const base = Object.fromEntries(first) as Input;
  const isPartner = (name: string) => Object.entries(pairs).some(([one, other]) => other === name && names.has(one));
  const inputs = args
    .filter(({ name }) => !isPartner(name))
    .flatMap(({ name }) =>
      valuesOf(operation, name, ids).map((value, index) => {
        const other = pairs[name];
        const partner = other && names.has(other) ? { [other]: valuesOf(operation, other, ids)[index] } : {};
        return { ...base, [name]: value, ...partner };
      }),
    );
  const unique = new Map([base, ...inputs].map((input) => [JSON.stringify(input), input]));
  return [...unique.values()];
}
