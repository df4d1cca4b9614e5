import { expect, test } from '@jest/globals';
import { maxItems } from '../closing-check/closing-check.types.js';
import { summarizeEntries } from '../closing-check/summarize-entries.rules.js';
import { type PayrollEntry, summarizeEntry } from '../run/payroll-entry.types.js';

const anEntry = (lastName: string, overrides: Partial<PayrollEntry> = {}): PayrollEntry => ({
  user: { id: `id-${lastName}`, firstName: 'Ana', lastName, email: null },
  regularMinutes: 0,
  overtimeMinutes: 0,
  doubleTimeMinutes: 0,
  ptoMinutes: 0,
  unpaidBreakMinutes: 0,
  jobs: [],
  lines: [],
  exceptions: [],
  hours: { regular: 0, overtime: 0, doubleTime: 0, pto: 0, total: 0 },
  ...overrides,
});

async function* inBatches(...batches: PayrollEntry[][]) {
  for (const batch of batches) yield batch.map(summarizeEntry);
}

const exception = (code: PayrollEntry['exceptions'][number]['code'], timesheetId = 'sheet') => ({
  ...{ code, timesheetId },
  date: '2026-07-06',
  message: 'Check it',
});

test('totals add up over all batches, and only people with lines are paid', async () => {
  const line = { date: '2026-07-06', timesheetId: 'sheet', kind: 'REGULAR' as const, minutes: 480, hours: 8 };
  const lines = [{ ...line, rule: 'REGULAR', explanation: '' }] as unknown as PayrollEntry['lines'];
  const paid = anEntry('Abe', { regularMinutes: 480, lines, qualifiedOvertimeMinutes: 90 });
  const onLeave = anEntry('Cole', { ptoMinutes: 60, lines, qualifiedOvertimeMinutes: null });

  const summary = await summarizeEntries(inBatches([paid, anEntry('Bell')], [onLeave]));

  expect(summary.totals).toEqual({
    people: 2,
    regularMinutes: 480,
    overtimeMinutes: 0,
    doubleTimeMinutes: 0,
    ptoMinutes: 60,
    hours: { regular: 8, overtime: 0, doubleTime: 0, mealPremium: 0, restPremium: 0, pto: 1, total: 9 },
    ...{ mealPremiumMinutes: 0, restPremiumMinutes: 0, qualifiedOvertimeMinutes: 90 },
  });
  expect(summary.paidPeople.map(({ lastName }) => lastName)).toEqual(['Abe', 'Cole']);
});

test('exceptions are grouped by code in a fixed order, and only blocking ones are marked', async () => {
  const summary = await summarizeEntries(
    inBatches([
      anEntry('Abe', { exceptions: [exception('MISSING_LOCATION'), exception('OPEN_TIMESHEET')] }),
      anEntry('Bell', { exceptions: [exception('MISSING_LOCATION')] }),
    ]),
  );

  expect(summary.exceptionCount).toBe(3);
  expect(summary.exceptions.map(({ code, count, blocksClosing }) => [code, count, blocksClosing])).toEqual([
    ['OPEN_TIMESHEET', 1, true],
    ['MISSING_LOCATION', 2, false],
  ]);
});

test('each group counts all exceptions and lists the first ones', async () => {
  const exceptions = Array.from({ length: maxItems + 5 }, (_, index) =>
    exception('MISSING_LOCATION', `sheet-${index}`),
  );

  const { exceptions: groups } = await summarizeEntries(inBatches([anEntry('Abe', { exceptions })]));

  expect(groups[0]).toMatchObject({ count: maxItems + 5 });
  expect(groups[0]?.items).toHaveLength(maxItems);
});
