import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { payKinds } from '../../../pay-engine/index.js';
import { addHours } from '../../payroll/index.js';
import { formatDate, numbersMustBeReadable, providerMustBeKnown } from '../layouts/export-cells.rules.js';
import type { ExportLayout } from '../layouts/export-layout.types.js';
import { draftMark, encodeText, formatHead, formatPeople, nameFile } from '../profiles/export-writer.presenter.js';
import { aLayout, aLine, anEntry } from './builders.js';

const period = { startDate: '2026-11-01', endDate: '2026-11-07', version: 1 };
const draft = { ...period, version: null };
const column = (field: ExportLayout['columns'][number]['field'], value: string | null = null) => ({
  header: field,
  field,
  value,
});
const names = (overrides: Partial<ExportLayout>) =>
  aLayout({ columns: [column('LAST_NAME'), column('HOURS')], hasHeader: false, ...overrides });
const write = (lastName: string, overrides: Partial<ExportLayout> = {}) =>
  formatPeople([anEntry([aLine({ hours: 7.5, minutes: 450 })], { lastName })], period, names(overrides));

describe('a file by a layout', () => {
  test.each([
    [{ separator: 'SEMICOLON' }, 'Marsh;7.50\r\n'],
    [{ separator: 'TAB' }, 'Marsh\t7.50\r\n'],
    [{ separator: 'PIPE', lineEnd: 'LF' }, 'Marsh|7.50\n'],
    [{ quoting: 'ALWAYS' }, '"Marsh","7.50"\r\n'],
    [{ decimalMark: 'COMMA' }, 'Marsh,"7,50"\r\n'],
    [{ decimalMark: 'COMMA', separator: 'SEMICOLON' }, 'Marsh;7,50\r\n'],
  ] as const)('follows %j', (overrides, text) => {
    expect(write('Marsh', overrides)).toBe(text);
  });

  test.each([
    ['Smith, Jr.', 'AS_NEEDED', '"Smith, Jr.",7.50\r\n'],
    ['a "b"', 'AS_NEEDED', '"a ""b""",7.50\r\n'],
    ['a,"b"\nc', 'NEVER', 'a  b c,7.50\r\n'],
    ['=1+1', 'NEVER', "'=1+1,7.50\r\n"],
    ['@sum', 'AS_NEEDED', "'@sum,7.50\r\n"],
    ['"=1+1', 'NEVER', "' =1+1,7.50\r\n"],
    ['Marsh;=1+1', 'AS_NEEDED', "Marsh;'=1+1,7.50\r\n"],
    ['Marsh\n|@sum', 'ALWAYS', '"Marsh\n|\'@sum","7.50"\r\n'],
  ] as const)('writes the name %j with quotation marks %s as %j', (name, quoting, text) => {
    expect(write(name, { quoting })).toBe(text);
  });

  test.each([
    ['\u22121', 'AS_NEEDED', "'-1,7.50\r\n"],
    ['a\uff0c\u20101', 'AS_NEEDED', '"a,\'-1",7.50\r\n'],
    ['a\uff0c\u20101', 'NEVER', 'a -1,7.50\r\n'],
    ['a\u2033,', 'ALWAYS', '"a"",","7.50"\r\n'],
    ['a\u2033\uff1b\uff1d1', 'NEVER', "a ;'=1,7.50\r\n"],
  ] as const)(
    'in Windows-1252 has no separator or formula that only the encoding makes: %j, %s',
    (name, quoting, text) => {
      const overrides = { quoting, encoding: 'WINDOWS_1252' } as const;
      expect(encodeText(write(name, overrides), overrides).toString('latin1')).toBe(text);
      const layout = aLayout({
        ...overrides,
        preamble: '\u22121',
        columns: [{ ...column('HOURS'), header: '\ufe661' }],
      });
      expect(encodeText(formatHead(period, layout), layout).toString('latin1')).toMatch(/^'-1\r\n"?'=1"?\r\n$/);
    },
  );

  test('does not mistake negative hours for a formula', () => {
    const entry = anEntry([aLine({ minutes: -90, hours: -1.5 })]);
    expect(formatPeople([entry], period, names({}))).toBe('Marsh,-1.50\r\n');
  });

  test.each([
    ['YYYY_MM_DD', '2026-11-30'],
    ['MM_DD_YYYY', '11/30/2026'],
    ['DD_MM_YYYY', '30/11/2026'],
    ['DD_MM_YYYY_DOTS', '30.11.2026'],
    ['YYYYMMDD', '20261130'],
  ] as const)('writes dates as %s', (format, text) => {
    expect(formatDate('2026-11-30', format)).toBe(text);
  });

  test('starts with its preamble, in which the period and the version are filled in, and its header', () => {
    const layout = aLayout({ preamble: 'From {start} to {end}\nVersion {version}' });
    expect(formatHead(period, layout)).toBe('From 2026-11-01 to 2026-11-07\r\nVersion 1\r\nHours\r\n');
  });

  test('has no formula in its preamble or its header', () => {
    const layout = aLayout({ preamble: 'Marsh\n=cmd()', columns: [{ ...column('HOURS'), header: '+1' }] });
    expect(formatHead(period, layout)).toBe("Marsh\r\n'=cmd()\r\n'+1\r\n");
  });

  test('is marked in its first line and in its name if it is a draft', () => {
    expect(formatHead(draft, aLayout()).split('\r\n')[0]).toBe(draftMark);
    expect(nameFile('ADP weekly!', draft, 'csv')).toBe('DRAFT-payroll-adp-weekly-2026-11-01-to-2026-11-07.csv');
    expect(nameFile('北京', period, 'txt')).toBe('payroll-export-2026-11-01-to-2026-11-07-v1.txt');
  });

  test('is encoded as its layout says', () => {
    expect([...encodeText('é', { encoding: 'UTF_8' })]).toEqual([0xc3, 0xa9]);
    expect([...encodeText('é', { encoding: 'WINDOWS_1252' })]).toEqual([0xe9]);
    expect([...encodeText('é', { encoding: 'UTF_8_BOM' })]).toEqual([0xc3, 0xa9]);
  });

  test('begins with a byte order mark, before the mark of a draft, only if its layout has one', () => {
    const layout = aLayout({ encoding: 'UTF_8_BOM', preamble: 'Week' });
    for (const each of [period, draft]) {
      expect(formatHead(each, layout)).toBe(`\uFEFF${formatHead(each, { ...layout, encoding: 'UTF_8' })}`);
    }
  });

  test('writes the id at the provider, which only a preset names', () => {
    const layout = names({ columns: [column('PROVIDER_ID'), column('EMPLOYEE_NUMBER')] });
    const entry = anEntry([aLine()], { employeeNumber: '7', providerId: 'x1' });
    expect(formatPeople([entry], period, layout)).toBe('x1,7\r\n');
    expect(providerMustBeKnown(layout, 'GUSTO')).toBeUndefined();
    expect(providerMustBeKnown(layout, null)?.fields).toHaveProperty('columns');
    expect(providerMustBeKnown(aLayout(), null)).toBeUndefined();
  });

  test('must not have decimal commas between unquoted commas', () => {
    expect(numbersMustBeReadable(aLayout({ decimalMark: 'COMMA', quoting: 'NEVER' }))?.fields).toHaveProperty(
      'quoting',
    );
    expect(numbersMustBeReadable(aLayout({ decimalMark: 'COMMA' }))).toBeUndefined();
  });

  test('has the same hours in sums as in lines', () => {
    const lines = fc.array(
      fc.record({
        kind: fc.constantFrom(...payKinds),
        minutes: fc.integer({ min: -600, max: 1440 }),
        earningCode: fc.constantFrom('REG', 'OT', 'PTO'),
      }),
      { minLength: 1, maxLength: 40 },
    );
    const total = (text: string) =>
      text.split('\r\n').reduce((sum, line) => sum + Math.round(Number(line.split(',').at(-1) ?? 0) * 100), 0);
    fc.assert(
      fc.property(lines, (given) => {
        const { lines, hours } = addHours(given.map(aLine));
        const entry = anEntry(lines);
        const layout = names({ columns: [column('EARNING_CODE'), column('HOURS')] });
        const sums = formatPeople([entry], period, { ...layout, rows: 'SUMS' });
        expect(total(sums)).toBe(total(formatPeople([entry], period, layout)));
        expect(total(sums)).toBe(Math.round(hours.total * 100));
        expect(sums.split('\r\n').length - 1).toBe(new Set(given.map(({ earningCode }) => earningCode)).size);
      }),
    );
  });
});
