import { describe, expect, test } from '@jest/globals';
import { applyExemption } from '../layouts/exempt-people.rules.js';
import type { ExportField } from '../layouts/export-field.types.js';
import { formatPeople } from '../profiles/export-writer.presenter.js';
import { aLayout, aLine, anEntry } from './builders.js';

const period = { startDate: '2026-11-01', endDate: '2026-11-07', version: 1 };
const layoutOf = (...fields: ExportField[]) =>
  aLayout({ columns: fields.map((field) => ({ header: field, field, value: null })) });
const work = [
  aLine({ minutes: 2400 }),
  aLine({ date: '2026-11-06', kind: 'OVERTIME', earningCode: 'OT', minutes: 90 }),
];
const premium = (kind: 'MEAL_PREMIUM' | 'REST_PREMIUM', rule: string) =>
  aLine({ kind, rule, earningCode: kind, minutes: 60 });

describe('QUALIFIED_OVERTIME_HOURS and QUALIFIED_OVERTIME_MINUTES', () => {
  const layout = layoutOf('EARNING_CODE', 'QUALIFIED_OVERTIME_HOURS', 'QUALIFIED_OVERTIME_MINUTES');

  test.each(['LINES', 'SUMS'] as const)('are on the first row of a person only, in %s', (rows) => {
    const entry = { ...anEntry(work), qualifiedOvertimeMinutes: 80 };
    expect(formatPeople([entry, entry], period, { ...layout, rows })).toBe(
      'REG,1.33,80\r\nOT,,\r\nREG,1.33,80\r\nOT,,\r\n',
    );
  });

  test.each([
    [0, 'REG,0.00,0\r\nOT,,\r\n'],
    [null, 'REG,,\r\nOT,,\r\n'],
    [undefined, 'REG,,\r\nOT,,\r\n'],
  ])('write %s minutes as %j', (qualifiedOvertimeMinutes, text) => {
    expect(formatPeople([{ ...anEntry(work), qualifiedOvertimeMinutes }], period, layout)).toBe(text);
  });

  test('have a row of their own for a workweek that ends in a period without pay', () => {
    const entry = { ...anEntry([]), qualifiedOvertimeMinutes: 300 };
    expect(formatPeople([entry], period, layout)).toBe(',5.00,300\r\n');
    expect(formatPeople([entry], period, layoutOf('HOURS'))).toBe('');
    expect(formatPeople([{ ...entry, qualifiedOvertimeMinutes: 0 }], period, layout)).toBe('');
  });
});

describe('the premium columns', () => {
  test('add up the hours of missed meals, of missed rests, and of both', () => {
    const layout = layoutOf('MEAL_PREMIUM_HOURS', 'REST_PREMIUM_HOURS', 'BREAK_PREMIUM_HOURS');
    const meals = [
      premium('MEAL_PREMIUM', 'CALIFORNIA_MEAL_PREMIUM'),
      premium('MEAL_PREMIUM', 'CALIFORNIA_MEAL_PREMIUM'),
    ];
    const lines = [...work, ...meals, premium('REST_PREMIUM', 'CALIFORNIA_REST_PREMIUM')];
    expect(formatPeople([anEntry(lines)], period, { ...layout, rows: 'SUMS' })).toBe('2.00,1.00,3.00\r\n');
    expect(formatPeople([anEntry(work)], period, { ...layout, rows: 'SUMS' })).toBe(',,\r\n');
  });
});

describe('EXEMPT and POSITION', () => {
  test.each([
    [true, 'Y,Cook\r\n'],
    [false, 'N,Cook\r\n'],
    [undefined, ',Cook\r\n'],
  ])('write exempt %s as %j', (exempt, text) => {
    const entry = { ...anEntry([aLine()], { position: 'Cook' }), exempt };
    expect(formatPeople([entry], period, layoutOf('EXEMPT', 'POSITION'))).toBe(text);
  });
});

describe('exemptPeople', () => {
  const salary = aLine({ rule: 'EXEMPT_TIME' });
  const timeOff = aLine({ kind: 'PTO', rule: 'PAID_TIME_OFF', earningCode: 'SICK' });
  const codes = (lines: readonly (typeof salary)[], exempt: boolean, choice: 'HOURS' | 'TIME_OFF_ONLY' | 'OMIT') =>
    applyExemption({ ...anEntry(lines), exempt }, choice).lines.map(({ rule }) => rule);

  test.each([
    ['HOURS', ['EXEMPT_TIME', 'PAID_TIME_OFF']],
    ['TIME_OFF_ONLY', ['PAID_TIME_OFF']],
    ['OMIT', []],
  ] as const)('%s keeps of an exempt person %j', (choice, rules) => {
    expect(codes([salary, timeOff], true, choice)).toEqual(rules);
  });

  test.each(['TIME_OFF_ONLY', 'OMIT'] as const)('%s keeps the hours before a person became exempt', (choice) => {
    expect(codes([...work, salary, timeOff], true, choice)).toEqual(['REGULAR_TIME', 'REGULAR_TIME', 'PAID_TIME_OFF']);
  });

  test.each(['TIME_OFF_ONLY', 'OMIT'] as const)('%s keeps everything of other people', (choice) => {
    expect(codes([...work, timeOff], false, choice)).toHaveLength(3);
  });
});
