import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ExportField } from '../layouts/export-field.types.js';
import { presets } from '../layouts/export-presets.types.js';
import { createLayoutWriter, createQuickBooksWriter } from '../profiles/export-writer.presenter.js';
import { findIdentityProblems, peopleMustBeWritable } from '../profiles/file-problems.rules.js';
import { aLayout, aLine, anEntry, aPerson } from './builders.js';

const columns = (...fields: ExportField[]) => fields.map((field) => ({ header: null, field, value: null }));
const codesOf = (...given: Parameters<typeof findIdentityProblems>) =>
  findIdentityProblems(...given).map(({ code }) => code);
const codesForQuickBooks = (people: ReturnType<typeof aPerson>[]) => codesOf(people, null, 'QUICKBOOKS');
const named = (firstName: string, lastName: string, payrollName: string | null = null) =>
  aPerson({ firstName, lastName, payrollName });

describe('a file for QuickBooks', () => {
  const long = 'Maximiliano Alejandro Bartholomew-Fitzgerald';
  test.each([
    ['equal names', [named('Maria', 'Garcia'), named('Maria', 'Garcia')], 'SAME_PERSON'],
    ['names that differ in case', [named('Maria', 'Garcia'), named('maria', 'GARCIA')], 'SAME_PERSON'],
    ['names that differ in spaces', [named('Maria', ' Garcia'), named('Maria ', 'Garcia')], 'SAME_PERSON'],
    ['names that differ in a soft hyphen', [named('Maria', 'Garcia'), named('Ma\u00adria', 'Garcia')], 'SAME_PERSON'],
    ['quotation marks and apostrophes', [named('Bo "B"', 'Li'), named("Bo 'B'", 'Li')], 'SAME_PERSON'],
    ['names equal in 41 characters', [named(long, 'Ann'), named(long, 'Bea')], 'SAME_PERSON'],
    ['letters that become one', [named('Ana', 'Zieliński'), named('Ana', 'Zielinski')], 'SAME_PERSON'],
    ['letters that become question marks', [named('王', '芳'), named('李', '雷')], 'SAME_PERSON'],
    ['a payroll name that another person has', [named('A', 'B', 'Bea Cole'), named('Bea', 'Cole')], 'SAME_PERSON'],
  ])('names both people of %s', (_, people, code) => {
    expect(codesForQuickBooks(people)).toEqual([code, code]);
  });

  test('names a person whose letters Windows-1252 lacks, until a payroll name lacks them', () => {
    expect(codesForQuickBooks([named('Ana', 'Zieliński')])).toEqual(['LOST_CHARACTERS']);
    expect(codesForQuickBooks([named('Ana', 'Zieliński', 'Ana Zielinski'), named('Zoë', 'Müller')])).toEqual([]);
  });

  test('is settled by a payroll name', () => {
    expect(codesForQuickBooks([named('Maria', 'Garcia'), named('Maria', 'Garcia', 'Maria Garcia II')])).toEqual([]);
  });
});

describe('a template', () => {
  const one = aPerson({ employeeNumber: null });
  test.each([
    ['ADP', 'ADP id and no employee number'],
    ['PAYCHEX', 'Paychex id and no employee number'],
    ['DATEV_LODAS', 'employee number'],
  ] as const)('requires numbers with the preset %s', (key, missing) => {
    const layout = presets.find((preset) => preset.key === key)?.layout ?? null;
    expect(codesOf([one, aPerson()], layout, key)).toEqual(['NO_PAYROLL_ID']);
    const [problem] = findIdentityProblems([one], layout, key);
    expect(problem?.message).toBe(`Ada Marsh has no ${missing}. Enter it, or leave them out of this file.`);
  });

  test('distinguishes people by their ids at the provider of the preset, or else by their numbers', () => {
    const layout = presets.find(({ key }) => key === 'GUSTO')?.layout ?? null;
    const both = aPerson({ employeeNumber: '7', providerId: 'x1' });
    const numbered = (providerId: string) => aPerson({ employeeNumber: '7', providerId });
    expect(codesOf([both, numbered('x2')], layout, 'GUSTO')).toEqual([]);
    const [problem] = findIdentityProblems([both, numbered('X1')], layout, 'GUSTO');
    expect([problem?.code, problem?.message]).toEqual([
      'SAME_PERSON',
      expect.stringContaining('Enter a different Gusto id for each person.'),
    ]);
  });

  test('says what is missing where the file has addresses and no numbers', () => {
    const [problem] = findIdentityProblems([aPerson({ email: null })], aLayout({ columns: columns('EMAIL') }));
    expect(problem?.message).toBe('Ada Marsh has no email address. Enter it, or leave them out of this file.');
  });

  test.each(['GUSTO', 'XERO'])('distinguishes people by name with the preset %s where one has no number', (key) => {
    const layout = presets.find((preset) => preset.key === key)?.layout ?? null;
    expect(codesOf([one, aPerson({ lastName: 'Reed', employeeNumber: null })], layout)).toEqual([]);
    expect(codesOf([one, aPerson()], layout)).toEqual(['SAME_PERSON', 'SAME_PERSON']);
    expect(codesOf([aPerson({ employeeNumber: '1' }), aPerson({ employeeNumber: '2' })], layout)).toEqual([]);
  });

  test.each([
    ['case', {}, ['CS-1', 'cs-1']],
    ['leading zeros', {}, ['007', '7']],
    ['decimals of zero', {}, ['7.0', '7']],
    ['the form of a number', {}, ['1E5', '100000']],
    ['the number of spaces', {}, ['A  1', 'A 1']],
    ['an invisible character', {}, ['A\u200b1', 'A1']],
    ['what it replaces by spaces', { quoting: 'NEVER' }, ['A,1', 'A 1']],
    ['the letters of its encoding', { encoding: 'WINDOWS_1252' }, ['Ł1', 'L1']],
  ] as const)('takes numbers that differ only in %s for one', (_, overrides, numbers) => {
    const layout = aLayout({ columns: columns('EMPLOYEE_NUMBER', 'LAST_NAME'), ...overrides });
    const people = numbers.map((employeeNumber, index) => aPerson({ employeeNumber, lastName: `Marsh ${index}` }));
    expect(codesOf(people, layout)).toEqual(['SAME_PERSON', 'SAME_PERSON']);
  });

  test.each([
    ['7A', '07A'],
    ['1E5', '1F5'],
    ['12345678901234567', '12345678901234568'],
  ])('distinguishes the numbers %s and %s', (...numbers) => {
    const people = numbers.map((employeeNumber) => aPerson({ employeeNumber }));
    expect(codesOf(people, aLayout({ columns: columns('EMPLOYEE_NUMBER') }))).toEqual([]);
  });

  test('requires another number of a person whose number it writes as spaces', () => {
    const layout = aLayout({ quoting: 'NEVER', columns: columns('EMPLOYEE_NUMBER', 'HOURS') });
    expect(codesOf([aPerson({ employeeNumber: '",' }), aPerson()], layout)).toEqual(['NO_PAYROLL_ID']);
  });

  test('in UTF-8 keeps names apart that Windows-1252 does not', () => {
    const layout = aLayout({ columns: columns('FULL_NAME') });
    expect(codesOf([named('王', '芳'), named('李', '雷')], layout)).toEqual([]);
  });

  test('is always written if it has no column with people', () => {
    expect(codesOf([one, one], aLayout({ columns: columns('JOB', 'HOURS') }))).toEqual([]);
  });
});

test('no two people share an identity in a file that passes the check', () => {
  const person = fc.record({
    firstName: fc.constantFrom('Ana', 'ana', 'Änä', 'Łana', 'A"na', 'Ana;'),
    lastName: fc.constantFrom('Li', 'LI', 'Lí', 'Łi', '李'),
    employeeNumber: fc.constantFrom(null, '1', '01', 'a', 'A', 'a;', 'a '),
    payrollName: fc.constantFrom(null, 'Ana Li', 'Bea Li'),
    email: fc.constant(null),
  });
  const layouts = fc.record({
    quoting: fc.constantFrom('NEVER' as const, 'ALWAYS' as const),
    encoding: fc.constantFrom('UTF_8' as const, 'WINDOWS_1252' as const),
    columns: fc.constantFrom(columns('EMPLOYEE_NUMBER'), columns('FULL_NAME'), columns('FIRST_NAME', 'LAST_NAME')),
  });
  const period = { startDate: '2026-11-01', endDate: '2026-11-07', version: 1 };
  fc.assert(
    fc.property(fc.array(person, { maxLength: 4 }), fc.option(layouts), (records, overrides) => {
      const people = records.map((each) => aPerson(each));
      const layout = overrides && aLayout({ separator: 'SEMICOLON', ...overrides });
      if (findIdentityProblems(people, layout).length > 0) return;
      const writer = layout ? createLayoutWriter(layout, period) : createQuickBooksWriter('Co', period);
      const rows = people.map((each) => writer.writePeople([anEntry([aLine()], each)]).toString('latin1'));
      const identities = rows.map((row) => (layout ? row : (row.split('\t')[3] ?? '')).toLowerCase());
      expect(new Set(identities).size).toBe(people.length);
    }),
  );
});

test('the refusal names the people, and says what to do', () => {
  const problems = findIdentityProblems([named('Maria', 'Garcia'), named('Maria', 'Garcia')], null);
  expect(peopleMustBeWritable(problems)?.message).toBe(
    '2 people can’t be written in this file: Maria Garcia, Maria Garcia. This file can’t distinguish Maria Garcia (ada@example.com) and Maria Garcia (ada@example.com). Enter a payroll name that no one else has, as it is at the payroll provider.',
  );
  expect(peopleMustBeWritable([])).toBeUndefined();
});
