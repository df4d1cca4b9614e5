import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { z } from 'zod';
import type { Role, Viewer } from '../../../platform/auth/viewer.js';
import { enforce, failures, type Violation } from '../../../platform/errors/index.js';
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
import { findTakenKeys, nameOfKey, type PersonKey } from '../users/taken-keys.queries.js';
import type { ReadTeam, TeamContext, TeamName, TeamPorts } from '../users/team-ports.types.js';
import {
  emailMustBeFree,
  employeeNumberTaken,
  grantedRoleMustNotOutrankTheGranter,
  payrollIdTaken,
  staffNumberTaken,
} from '../users/user.rules.js';
import type { Reach } from '../users/user.types.js';
import { findNamesakes, foldName } from './namesakes.queries.js';
import { decideLine } from './namesakes.rules.js';
import { readNoTeam, readTeamCells } from './team-columns.rules.js';
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
  /** The team that the person joins. */
  readonly team: TeamName | null;
  /** Whom an INVITE means. */
  readonly userId: string | null;
}

export interface CheckedFile<Terms> {
  readonly rows: readonly CheckedRow<Terms>[];
  readonly warnings: readonly string[];
}

type Context = PrepareContext<Viewer>;

/** What other features know about new people. */
export interface ImportPorts<Terms extends object> {
  readonly firstTerms: FirstTerms<Terms>;
  readonly teams: TeamPorts;
}

/** How many lines are checked before other requests get their turn. */
const linesPerTurn = 50;

/** Reads the file and validates each line like `createUser`, with a few database queries for all of them. */
export async function checkFile<Terms extends object>(
  context: Context,
  { csv, decisions }: z.output<typeof teamImportInput>,
  { firstTerms, teams }: ImportPorts<Terms>,
): Promise<CheckedFile<Terms>> {
  const { em, viewer, platform } = context;
  const { rows, termsFound, warnings } = await readTeamFile(csv);
  enforce(termsMustBeReadable(termsFound, viewer));
  const readTerms = termsFound.length > 0 ? await firstTerms.createReader(context) : readNoTerms;
  const readTeam = await createTeamReader(context, rows, teams);
  const now = platform.clock.now();
  const emails = rows.map(({ email }) => keyOf(email)).filter((email) => email !== '' && !email.includes('\0'));
  const taken = {
    emails: await findOwnEmails(em, emails),
    invited: await findInvitedEmails(em, emails, { now }),
    numbers: await findTakenKeys(em, rows.flatMap(numbersOf)),
    namesakes: await findNamesakes(em, rows.map(foldName), now),
  };
  const decisionOf = new Map(decisions?.map((decision) => [decision.line, decision]));
  decisionsMustNameLines(decisionOf, rows);
  const checkRow = createRowCheck({ viewer, taken, readTerms, readTeam }, decisionOf);
  const checkedRows: CheckedRow<Terms>[] = [];
  for (const row of rows) {
    checkedRows.push(checkRow(row));
    if (checkedRows.length % linesPerTurn === 0) await yieldToOthers();
  }
  return { rows: checkedRows, warnings };
}

/** Reads teams only for a file with teams, or a caller who must choose one. */
async function createTeamReader(context: TeamContext, rows: readonly Pick<FileRow, 'team'>[], teams: TeamPorts) {
  const needsTeams = context.viewer.isRestricted || rows.some(({ team }) => team.trim() !== '');
  return needsTeams ? teams.createTeamReader(context) : readNoTeam;
}

/** Checks again within the transaction: the caller may lead other teams than when the file was checked. */
export async function mustJoinTeams(
  context: TeamContext,
  rows: readonly CheckedRow<unknown>[],
  teams: TeamPorts,
): Promise<void> {
  const added = rows.flatMap(({ row }) => (row.action === 'CREATE' ? [{ team: row.team ?? '' }] : []));
  const readTeam = await createTeamReader(context, added, teams);
  const problem = added.map(({ team }) => readTeam(team, true).problem).find((found) => found !== null);
  if (problem) throw failures.invalid({ csv: problem });
}

/** Whichever cell is the one too many, none of the line can be trusted. */
const surplus = {
  field: 'line',
  message: 'The line has more values than there are headings: a separator or a quotation mark may be out of place',
};

interface Taken {
  readonly emails: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  /** `STAFF_NUMBER 101`, `GUSTO x1y2z3`, as `keyOf` folds them. */
  readonly numbers: ReadonlySet<string>;
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
  readonly readTeam: (name: string, isNew: boolean) => ReadTeam;
}

const nothing = { person: null, terms: null, view: null, team: null, reach: null, errors: [] };
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
    const checked = action === 'SKIP' ? nothing : checkPerson(row, action === 'INVITE');
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
      row: {
        ...shown,
        terms: checked.view,
        team: checked.team?.name ?? null,
        reach: checked.reach,
        namesakes,
        sameLine,
        action,
        errors: all,
      },
      person: all.length === 0 ? checked.person : null,
      terms: checked.terms,
      team: checked.team,
      userId,
    };
  };
}

interface CheckedPerson<Terms> {
  readonly person: ImportedPerson | null;
  readonly terms: Terms | null;
  readonly view: ImportedTerms | null;
  readonly team: TeamName | null;
  readonly reach: Reach | null;
  readonly errors: readonly RowError[];
}

/** Validates a line like `createUser`. A person of the team keeps the numbers and the terms that they have. */
function createPersonCheck<Terms extends object>(
  known: Known<Terms>,
): (row: FileRow, isOnTeam: boolean) => CheckedPerson<Terms> {
  const { viewer, taken, readTerms } = known;
  const repeatOf = findRepeats();
  const isTaken = (kind: PersonKey['kind'], key: string) => taken.numbers.has(nameOfKey({ kind, key }));
  const checkPayrollId = (provider: PayrollProvider, { payrollIds, line }: FileRow): RowError[] => {
    const [field, id] = [`payrollIds.${provider}`, keyOf(payrollIds[provider])];
    return [
      ...violationOf(field, isTaken(provider, id) ? payrollIdTaken(provider) : undefined),
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
    const joined = readTeamCells(known, row, { role, isNew: !isOnTeam });
    const errors = [
      ...(row.hasSurplus ? [surplus] : []),
      ...(error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message })),
      ...(role ? checkRole(viewer, role, email !== '') : []),
      ...violationOf('email', emailMustBeFree(taken.emails.has(email))),
      ...violationOf('email', emailMustNotBeInvited(taken.invited.has(email))),
      ...repeatOf('email', 'email', email, row.line),
      ...violationOf('employeeNumber', isTaken('EMPLOYEE_NUMBER', number) ? employeeNumberTaken() : undefined),
      ...repeatOf('employeeNumber', 'employee number', number, row.line),
      ...violationOf('staffNumber', isTaken('STAFF_NUMBER', staffNumber) ? staffNumberTaken() : undefined),
      ...repeatOf('staffNumber', 'staff number', staffNumber, row.line),
      ...payrollProviders.flatMap((provider) => checkPayrollId(provider, row)),
      ...read.errors,
      ...joined.errors,
    ];
    return { ...read, ...joined, person: data && errors.length === 0 ? data : null, errors };
  };
}

function checkRole(viewer: Viewer, role: Role, hasEmail: boolean): RowError[] {
  const forbidden = violationOf('role', grantedRoleMustNotOutrankTheGranter(viewer, role));
  const message = 'Email is required. Only a WORKER needs none.';
  return [...forbidden, ...(role !== 'WORKER' && !hasEmail ? [{ field: 'email', message }] : [])];
}

/** The numbers and payroll ids of a line. */
function numbersOf({ staffNumber, employeeNumber, payrollIds }: FileRow): PersonKey[] {
  return [
    { kind: 'STAFF_NUMBER', key: staffNumber.trim() },
    { kind: 'EMPLOYEE_NUMBER', key: keyOf(employeeNumber) },
    ...payrollProviders.map((kind) => ({ kind, key: keyOf(payrollIds[kind]) })),
  ];
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
