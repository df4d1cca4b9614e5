import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { arrayLiteral, tenantSql } from '../../../platform/database/tenant-sql.js';
import { enforce, failures, type Violation } from '../../../platform/errors/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import type { PrepareContext } from '../../../platform/use-case/index.js';
import { findOwnEmails } from '../users/emails.queries.js';
import type { FirstTerms, ImportedTerms, ReadTerms, TermsCells } from '../users/first-terms.types.js';
import {
  mapProviders,
  type PayrollProvider,
  payrollIdLabels,
  payrollProviders,
  pickPayrollIds,
} from '../users/payroll-ids.types.js';
import { userReads } from '../users/user.reads.js';
import {
  emailMustBeFree,
  employeeNumberTaken,
  grantedRoleMustNotOutrankTheGranter,
  payrollIdTaken,
  staffNumberTaken,
} from '../users/user.rules.js';
import { findNamesakes, foldName } from './namesakes.queries.js';
import { decideLine } from './namesakes.rules.js';
import { type Decision, importedPerson, type teamImportInput } from './team-import.inputs.js';
import { emailMustNotBeInvited, type FileRow, readTeamFile } from './team-import.rules.js';
import type { ImportRow, Namesake, RowError } from './team-import.types.js';
import { findInvitedEmails } from './team-imports.queries.js';
import { readTermsCells, termsMustBeReadable } from './terms-columns.rules.js';

type ImportedPerson = z.output<typeof importedPerson>;

interface CheckedRow<Terms> {
  readonly row: ImportRow;
  /** The person to add or to invite; null if the row has errors, or is skipped. */
  readonly person: ImportedPerson | null;
  /** The terms with which a new person starts. */
  readonly terms: Terms | null;
  /** Whom an INVITE means. */
  readonly userId: string | null;
}

export interface CheckedFile<Terms> {
  readonly rows: readonly CheckedRow<Terms>[];
  readonly warnings: readonly string[];
}

type Context = PrepareContext<Viewer>;

/** How many lines are checked before other requests get their turn. */
const linesPerTurn = 50;

/** Reads the file and validates each line like `createUser`, with a few database queries for all of them. */
export async function checkFile<Terms extends object>(
  context: Context,
  { csv, decisions }: z.output<typeof teamImportInput>,
  firstTerms: FirstTerms<Terms>,
): Promise<CheckedFile<Terms>> {
  const { em, viewer, platform } = context;
  const { rows, termsFound, warnings } = await readTeamFile(csv);
  enforce(termsMustBeReadable(termsFound, viewer));
  const readTerms = termsFound.length > 0 ? await firstTerms.createReader(context) : readNoTerms;
  const now = platform.clock.now();
  const emails = rows.map(({ email }) => keyOf(email)).filter((email) => email !== '' && !email.includes('\0'));
  const taken = {
    emails: await findOwnEmails(em, emails),
    invited: await findInvitedEmails(em, emails, { now }),
    numbers: await findTakenNumbers(em, rows),
    staffNumbers: await findTakenStaffNumbers(em, rows),
    payrollIds: await findTakenPayrollIds(em, rows),
    namesakes: await findNamesakes(em, rows.map(foldName), now),
  };
  const decisionOf = new Map(decisions?.map((decision) => [decision.line, decision]));
  decisionsMustNameLines(decisionOf, rows);
  const checkRow = createRowCheck({ viewer, taken, readTerms }, decisionOf);
  const checkedRows: CheckedRow<Terms>[] = [];
  for (const row of rows) {
    checkedRows.push(checkRow(row));
    if (checkedRows.length % linesPerTurn === 0) await yieldToOthers();
  }
  return { rows: checkedRows, warnings };
}

/** Whichever cell is the one too many, none of the line can be trusted. */
const surplus = {
  field: 'line',
  message: 'The line has more values than there are headings: a separator or a quotation mark may be out of place',
};

interface Taken {
  readonly emails: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly staffNumbers: ReadonlySet<string>;
  /** `GUSTO x1y2z3`, as `keyOf` folds the id. */
  readonly payrollIds: ReadonlySet<string>;
  readonly namesakes: ReadonlyMap<string, readonly Namesake[]>;
}

type Decisions = ReadonlyMap<number, Decision>;

function decisionsMustNameLines(decisions: Decisions, rows: readonly FileRow[]): void {
  const lines = new Set(rows.map(({ line }) => line));
  const unknown = [...decisions.keys()].find((line) => !lines.has(line));
  if (unknown !== undefined) throw failures.invalid({ decisions: `The file has no person on line ${unknown}` });
}

interface Known<Terms extends object> {
  readonly viewer: Viewer;
  readonly taken: Taken;
  readonly readTerms: (cells: TermsCells) => ReadTerms<Terms> | ReturnType<typeof readNoTerms>;
}

const readNoTerms = () => ({ terms: null, view: null, errors: [] });

function createRowCheck<Terms extends object>(
  known: Known<Terms>,
  decisions: Decisions,
): (row: FileRow) => CheckedRow<Terms> {
  const { taken } = known;
  const checkPerson = createPersonCheck(known);
  const firstLines = new Map<string, number>();
  return (row) => {
    const name = foldName(row);
    const first = firstLines.get(name) ?? row.line;
    firstLines.set(name, first);
    const sameLine = first === row.line ? null : first;
    const namesakes = taken.namesakes.get(name) ?? [];
    const { action, userId, errors } = decideLine(
      { hasEmail: keyOf(row.email) !== '', namesakes, sameLine },
      decisions.get(row.line),
    );
    const checked =
      action === 'SKIP' ? { person: null, terms: null, view: null, errors: [] } : checkPerson(row, action === 'INVITE');
    const { firstName, lastName } = checked.person ?? row;
    const [email, staffNumber, employeeNumber] = [
      row.email.trim(),
      row.staffNumber.trim() || null,
      row.employeeNumber.trim() || null,
    ];
    const role = importedPerson.shape.role.safeParse(row.role).data ?? null;
    const payrollIds = pickPayrollIds(mapProviders((_label, provider) => row.payrollIds[provider].trim()));
    const shown = { line: row.line, firstName, lastName, email, role, staffNumber, employeeNumber, payrollIds };
    const all = keepFirstPerField([...errors, ...checked.errors]);
    return {
      row: { ...shown, terms: checked.view, namesakes, sameLine, action, errors: all },
      person: all.length === 0 ? checked.person : null,
      terms: checked.terms,
      userId,
    };
  };
}

interface CheckedPerson<Terms> {
  readonly person: ImportedPerson | null;
  readonly terms: Terms | null;
  readonly view: ImportedTerms | null;
  readonly errors: readonly RowError[];
}

/** Validates a line like `createUser`. A person of the team keeps the numbers and the terms that they have. */
function createPersonCheck<Terms extends object>({
  viewer,
  taken,
  readTerms,
}: Known<Terms>): (row: FileRow, isOnTeam: boolean) => CheckedPerson<Terms> {
  const repeatOf = findRepeats();
  const checkPayrollId = (provider: PayrollProvider, { payrollIds, line }: FileRow): RowError[] => {
    const [field, id] = [`payrollIds.${provider}`, keyOf(payrollIds[provider])];
    const isTaken = taken.payrollIds.has(`${provider} ${id}`);
    return [
      ...violationOf(field, isTaken ? payrollIdTaken(provider) : undefined),
      ...repeatOf(field, payrollIdLabels[provider], id, line),
    ];
  };
  return (given, isOnTeam) => {
    const row = isOnTeam
      ? {
          ...given,
          employeeNumber: '',
          staffNumber: '',
          payrollIds: mapProviders(() => ''),
          terms: readTermsCells(() => ''),
        }
      : given;
    const read = readTerms(row.terms);
    const [email, number, staffNumber] = [keyOf(row.email), keyOf(row.employeeNumber), row.staffNumber.trim()];
    const { data, error } = importedPerson.safeParse(row);
    const role = importedPerson.shape.role.safeParse(row.role).data ?? null;
    const errors = [
      ...(row.hasSurplus ? [surplus] : []),
      ...(error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message })),
      ...(role ? checkRole(viewer, role, email !== '') : []),
      ...violationOf('email', emailMustBeFree(taken.emails.has(email))),
      ...violationOf('email', emailMustNotBeInvited(taken.invited.has(email))),
      ...repeatOf('email', 'email', email, row.line),
      ...violationOf('employeeNumber', taken.numbers.has(number) ? employeeNumberTaken() : undefined),
      ...repeatOf('employeeNumber', 'employee number', number, row.line),
      ...violationOf('staffNumber', taken.staffNumbers.has(staffNumber) ? staffNumberTaken() : undefined),
      ...repeatOf('staffNumber', 'staff number', staffNumber, row.line),
      ...payrollProviders.flatMap((provider) => checkPayrollId(provider, row)),
      ...read.errors,
    ];
    return { ...read, person: data && errors.length === 0 ? data : null, errors };
  };
}

function checkRole(viewer: Viewer, role: Role, hasEmail: boolean): RowError[] {
  const forbidden = violationOf('role', grantedRoleMustNotOutrankTheGranter(viewer, role));
  const message = 'Email is required. Only a WORKER needs none.';
  return [...forbidden, ...(role !== 'WORKER' && !hasEmail ? [{ field: 'email', message }] : [])];
}

/** The staff numbers of the file that people have. Deleted people keep theirs. */
async function findTakenStaffNumbers(em: EntityManager, rows: readonly FileRow[]): Promise<ReadonlySet<string>> {
  const numbers = rows.map(({ staffNumber }) => staffNumber.trim()).filter((number) => number !== '');
  if (numbers.length === 0) return new Set();
  const found = await readRows(
    em,
    userReads,
    where`staff_number = any(${arrayLiteral(numbers.filter((number) => /^\d+$/.test(number)))}::text[])`,
    { parts: ['details'] },
  );
  return new Set(found.map(({ staffNumber }) => staffNumber));
}

/** The employee numbers of people in the organization. Deleted people keep theirs. */
async function findTakenNumbers(em: EntityManager, rows: readonly FileRow[]): Promise<ReadonlySet<string>> {
  if (rows.every(({ employeeNumber }) => keyOf(employeeNumber) === '')) return new Set();
  const found = await readRows(em, userReads, where`employee_number is not null`, { parts: ['details'] });
  return new Set(found.map(({ employeeNumber }) => keyOf(employeeNumber ?? '')));
}

/** The ids that people have at the providers of the file. Deleted people keep theirs. */
async function findTakenPayrollIds(em: EntityManager, rows: readonly FileRow[]): Promise<ReadonlySet<string>> {
  const providers = payrollProviders.filter((provider) => rows.some((row) => keyOf(row.payrollIds[provider]) !== ''));
  if (providers.length === 0) return new Set();
  const found = await tenantSql(em).query<{ provider: PayrollProvider; id: string }>(
    `select provider, payroll_id as id from payroll_ids
     where organization_id = :organization and provider = any(?::text[])`,
    [arrayLiteral(providers)],
  );
  return new Set(found.map(({ provider, id }) => `${provider} ${keyOf(id)}`));
}

function findRepeats() {
  const firstLines = new Map<string, number>();
  return (field: string, label: string, value: string, line: number): RowError[] => {
    if (!value) return [];
    const first = firstLines.get(`${field} ${value}`) ?? line;
    firstLines.set(`${field} ${value}`, first);
    return first === line ? [] : [{ field, message: `Line ${first} already has this ${label}` }];
  };
}

function keyOf(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}

function violationOf(field: string, violation: Violation): RowError[] {
  return violation ? [{ field, message: violation.message }] : [];
}

/** The first error of each field, which is the one to fix first. */
function keepFirstPerField(errors: readonly RowError[]): RowError[] {
  return [...Map.groupBy(errors, ({ field }) => field).values()].flatMap(([first]) => first ?? []);
}
