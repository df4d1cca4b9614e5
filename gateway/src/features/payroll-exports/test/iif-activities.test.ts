import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { activitiesOf, findOverdrawn } from '../profiles/export-writer.presenter.js';
import { aLine, anEntry } from './builders.js';

const job = { id: 'job', name: 'Roof' };
const summary = (lines: readonly Parameters<typeof aLine>[0][], isForPayroll = true) =>
  activitiesOf(anEntry(lines.map((line) => aLine(line))), isForPayroll).map(({ date, payrollItem, minutes, note }) => [
    date.slice(-2),
    payrollItem,
    minutes,
    note,
  ]);

describe('the QuickBooks activities of a person', () => {
  test('are one per date, job and earning code', () => {
    const lines = [
      { minutes: 240, job },
      { minutes: 120, job },
      { minutes: 60 },
      { minutes: 30, kind: 'OVERTIME', earningCode: 'OT', job },
      { date: '2026-11-03', kind: 'PTO', earningCode: 'SICK', policy: { id: 'sick', name: 'Sick leave' } },
    ] as const;
    expect(summary(lines)).toEqual([
      ['02', 'REG', 360, 'Employee 1001'],
      ['02', 'REG', 60, 'Employee 1001'],
      ['02', 'OT', 30, 'Employee 1001'],
      ['03', 'SICK', 480, 'Sick leave. Employee 1001'],
    ]);
  });

  test('have an empty note for work of a person without an employee number', () => {
    expect(activitiesOf(anEntry([aLine()], { employeeNumber: null }), true)).toMatchObject([{ note: '' }]);
  });

  test('are marked, and not for payroll, in a draft', () => {
    expect(summary([{}], false)).toEqual([['02', 'REG', 480, 'DRAFT. Employee 1001']]);
    expect(activitiesOf(anEntry([aLine()]), false)[0]?.isForPayroll).toBe(false);
  });

  test('are not for payroll where a salary pays the time, from which no correction of other time is taken off', () => {
    const lines = [
      aLine({ rule: 'EXEMPT_TIME', minutes: 300 }),
      aLine({ minutes: 60 }),
      aLine({ kind: 'PTO', earningCode: 'SICK', rule: 'PAID_TIME_OFF' }),
      aLine({ date: '2026-10-28', minutes: -20 }),
    ];
    expect(activitiesOf(anEntry(lines), true)).toMatchObject([
      { payrollItem: 'REG', minutes: 300, isForPayroll: false, note: 'Employee 1001' },
      { payrollItem: 'REG', minutes: 40, isForPayroll: true },
      { payrollItem: 'SICK', minutes: 480, isForPayroll: true },
    ]);
    expect(findOverdrawn({ lines: [...lines, aLine({ date: '2026-10-28', minutes: -90 })] })).toBe('REG');
  });

  test('have corrections taken off the latest activities with the same earning code', () => {
    const lines = [{ minutes: 300 }, { date: '2026-11-05', minutes: 60 }, { date: '2026-10-28', minutes: -90 }];
    expect(summary(lines)).toEqual([['02', 'REG', 270, 'Employee 1001']]);
  });

  test('are overdrawn if a correction removes more than there is', () => {
    const lines = [aLine({ minutes: 60 }), aLine({ date: '2026-10-28', minutes: -90 })];
    expect([findOverdrawn({ lines }), summary(lines)]).toEqual(['REG', []]);
  });

  test('have exactly the minutes of the lines, unless they are overdrawn', () => {
    const lines = fc.array(
      fc.record({
        minutes: fc.integer({ min: -200, max: 600 }),
        date: fc.integer({ min: 10, max: 16 }).map((day) => `2026-11-${day}`),
        earningCode: fc.constantFrom('REG', 'OT'),
      }),
    );
    const sum = (rows: readonly { minutes: number }[]) => rows.reduce((total, { minutes }) => total + minutes, 0);
    fc.assert(
      fc.property(lines, (given) => {
        const entry = anEntry(given.map((line) => aLine(line)));
        const isOwed = ['REG', 'OT'].some((code) => sum(given.filter((line) => line.earningCode === code)) < 0);
        expect(findOverdrawn(entry) !== undefined).toBe(isOwed);
        if (!isOwed) expect(sum(activitiesOf(entry, true))).toBe(sum(given));
      }),
    );
  });
});
