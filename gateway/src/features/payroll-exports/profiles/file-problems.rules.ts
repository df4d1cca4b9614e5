import { DomainError, type Violation } from '../../../platform/errors/index.js';
import { removeInvisible } from '../../../platform/inputs/text.js';
import { type PayrollProvider, payrollIdLabels } from '../../identity/index.js';
import { type FileProblem, maxProblems, type PayrollEntry } from '../../payroll/index.js';
import { formatEmployee } from '../formats/iif.rules.js';
import { simplifyToWindows1252 } from '../formats/windows-1252.rules.js';
import { type ExportedPerson, formatText, nameAtProvider } from '../layouts/export-cells.rules.js';
import type { ExportField } from '../layouts/export-field.types.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';

/** What marks a person in a file, the best first. */
const marks = ['number', 'email', 'name'] as const;

interface Mark {
  readonly text: string;
  /** Equal for texts that a program that reads the file takes for one. */
  readonly key: string;
}

/** Null for a mark that the file does not write, or the person does not have. */
type Identity = Readonly<Record<(typeof marks)[number], Mark | null>>;

interface Identified {
  readonly person: ExportedPerson;
  readonly identity: Identity;
}

/**
 * The people whom a file can't name, or can't distinguish. A file names a person by the first of number, email address
 * and name that it writes and the person has. A null layout is the file for QuickBooks, which writes names only.
 */
export function findIdentityProblems(
  people: readonly ExportedPerson[],
  layout: ExportLayout | null,
  provider: PayrollProvider | null = null,
): FileProblem[] {
  const fields = layout ? new Set(layout.columns.map(({ field }) => field)) : quickBooksFields;
  // A file without people, such as the hours of each job, confuses none of them.
  if (!identifyingFields.some((field) => fields.has(field))) return [];
  const identified = people.map((person) => ({ person, identity: identify(person, fields, layout) }));
  const namesakes = findNamesakes(identified);
  return identified.flatMap(({ person, identity }): FileProblem[] => {
    const name = `${person.firstName} ${person.lastName}`;
    const mark = identity.number ?? identity.email ?? identity.name;
    const other = namesakes.get(person);
    if (!mark) {
      const message = `${name} has no ${describeMark(fields, provider)}. Enter it, or leave them out of this file.`;
      return [describeProblem('NO_PAYROLL_ID', person, message)];
    }
    if (other) {
      const { firstName, lastName } = other.person;
      const both = `${name}${hint(person)} and ${firstName} ${lastName}${hint(other.person)}`;
      const advice = adviseOn(fields, provider, mark.key === other.identity.number?.key);
      const message = `This file can’t distinguish ${both}. ${advice}`;
      return [describeProblem('SAME_PERSON', person, message)];
    }
    if (!isLossy(layout) || !losesCharacters(mark.text)) return [];
    const message = `This file can’t write all letters of ${mark.text}. ${adviseOn(fields, provider, mark === identity.number)}`;
    return [describeProblem('LOST_CHARACTERS', person, message)];
  });
}

type Fields = ReadonlySet<ExportField>;

const nameFields: readonly ExportField[] = ['FIRST_NAME', 'LAST_NAME', 'FULL_NAME'];
const identifyingFields: readonly ExportField[] = ['EMPLOYEE_NUMBER', 'PROVIDER_ID', 'EMAIL', ...nameFields];
const quickBooksFields: Fields = new Set<ExportField>(['FULL_NAME']);

function describeMark(fields: Fields, provider: PayrollProvider | null): string {
  if (fields.has('PROVIDER_ID') && provider) return `${payrollIdLabels[provider]} and no employee number`;
  return fields.has('EMPLOYEE_NUMBER') ? 'employee number' : 'email address';
}

function adviseOn(fields: Fields, provider: PayrollProvider | null, isAboutNumber: boolean): string {
  if (provider && (fields.has('PROVIDER_ID') || provider === 'QUICKBOOKS'))
    return `Enter a different ${payrollIdLabels[provider]} for each person.`;
  // Settled pay keeps the number under which it was settled.
  if (isAboutNumber)
    return 'Enter another employee number. If the pay period is closed already, then reopen it and close it again.';
  if (fields.has('EMPLOYEE_NUMBER')) return 'Enter an employee number that no one else has.';
  return fields.has('FULL_NAME')
    ? 'Enter a payroll name that no one else has, as it is at the payroll provider.'
    : 'Add the employee number to the columns of the template.';
}

/** Two people of one name are recognized by their addresses. */
const hint = ({ email }: ExportedPerson) => (email ? ` (${email})` : '');

export function describeProblem(
  code: FileProblem['code'],
  { id, firstName, lastName }: PayrollEntry['user'],
  message: string,
): FileProblem {
  return { code, user: { id, firstName, lastName }, message };
}

function identify(person: ExportedPerson, fields: Fields, layout: ExportLayout | null): Identity {
  const { firstName, lastName, employeeNumber, providerId, email } = person;
  const nameOf = { FIRST_NAME: firstName, LAST_NAME: lastName, FULL_NAME: nameAtProvider(person) };
  const names = nameFields.filter((field) => fields.has(field)).map((field) => nameOf[field as keyof typeof nameOf]);
  const mark = (texts: readonly string[]): Mark | null => {
    const keys = texts.map((text) => toKey(text, layout));
    return keys.some(Boolean) ? { text: texts.join(' '), key: keys.join('\n') } : null;
  };
  return {
    number: mark([
      ...(fields.has('PROVIDER_ID') ? [providerId ?? ''] : []),
      ...(fields.has('EMPLOYEE_NUMBER') ? [employeeNumber ?? ''] : []),
    ]),
    email: mark(fields.has('EMAIL') && email ? [email] : []),
    name: mark(names),
  };
}

/** The text in the encoding of the file, without case, with the spaces that are seen, and with a number as spreadsheets show it. */
function toKey(text: string, layout: ExportLayout | null): string {
  const written = removeInvisible(layout ? formatText(text, layout) : formatEmployee(text));
  const key = written.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase().toLowerCase();
  const digits = key.replace(/^0+(?=\d+$)/, '');
  return spreadsheetNumber.test(digits) && Number.isSafeInteger(Number(digits)) ? String(Number(digits)) : digits;
}

/** A whole number, in whatever form: `1.0`, `1E5`. */
const spreadsheetNumber = /^\d+(\.\d*)?(e\+?\d+)?$/;

const isLossy = (layout: ExportLayout | null) => layout?.encoding === undefined || layout.encoding === 'WINDOWS_1252';

function losesCharacters(text: string): boolean {
  return simplifyToWindows1252(text) !== text.normalize('NFC');
}

/** For each person whom nothing tells from another one, that other one. */
function findNamesakes(people: readonly Identified[]): Map<ExportedPerson, Identified> {
  const found = new Map<ExportedPerson, Identified>();
  for (const [rank, mark] of marks.entries()) {
    const groups = Map.groupBy(people, ({ identity }) => identity[mark]?.key);
    groups.delete(undefined);
    for (const group of groups.values()) {
      for (const one of group.length > 1 ? group : []) {
        const other = group.find((each) => each !== one && !isToldApart(one, each, rank));
        if (other) found.set(one.person, other);
      }
    }
  }
  return found;
}

/** Whether both people have a better mark. If these were equal, the people have been found by it. */
function isToldApart(one: Identified, other: Identified, rank: number): boolean {
  return marks.slice(0, rank).some((mark) => one.identity[mark] && other.identity[mark]);
}

/** `3 people can’t be written in this file: … ` with the names of some, and what to do about the first. */
export function peopleMustBeWritable(problems: readonly FileProblem[]): Violation {
  const [first] = problems;
  if (!first) return undefined;
  const people = new Map(problems.map(({ user }) => [user.id, `${user.firstName} ${user.lastName}`]));
  const names = [...people.values()].slice(0, 5).join(', ');
  const others = people.size > 5 ? ` and ${people.size - 5} more` : '';
  const message =
    people.size === 1
      ? first.message
      : `${people.size} people can’t be written in this file: ${names}${others}. ${first.message}`;
  const current = { problems: problems.slice(0, maxProblems) };
  return new DomainError('conflict', 'payroll-export.problems', message, { current });
}
