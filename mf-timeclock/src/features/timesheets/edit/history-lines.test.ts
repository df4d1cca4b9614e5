import { describe, expect, test } from '@jest/globals';
import { runTestsAt } from '@timetrack/testing';
import { historyLines } from './history-lines.js';

runTestsAt('2026-11-21T12:00:00Z');

const denver = 'America/Denver';
type Change = readonly [field: string, before: string | null, after: string | null, label?: string];
const lines = (...changes: readonly Change[]) =>
  historyLines(
    { changes: changes.map(([field, before, after, label = null]) => ({ field, label, before, after })) },
    denver,
  );

describe('a history entry', () => {
  test('shows a changed time and its previous value in the organization’s zone', () => {
    expect(lines(['clockOutAt', '2026-11-03T00:00:00.000Z', '2026-11-03T00:30:00.000Z'])).toEqual([
      'Clock-out: Mon, Nov 2, 5:30 PM (before: Mon, Nov 2, 5:00 PM)',
    ]);
  });

  test('shows that a timesheet was reopened and its approval withdrawn', () => {
    const entryLines = lines(
      ['clockOutAt', '2026-11-03T00:00:00.000Z', null],
      ['approvedAt', '2026-11-03T01:00:00Z', null],
    );
    expect(entryLines).toEqual([
      'Clock-out: none, reopened (before: Mon, Nov 2, 5:00 PM)',
      'The approval was withdrawn',
    ]);
  });

  test('names the zone of a time that occurs twice', () => {
    expect(lines(['clockInAt', null, '2026-11-01T08:30:00.000Z'])).toEqual(['Clock-in: Sun, Nov 1, 1:30 AM MST']);
  });

  test('names the job that was corrected, and says that there is none', () => {
    expect(lines(['job', 'Roof', 'Gutter', 'Job'], ['jobId', 'a', 'b'])).toEqual(['Job: Gutter (before: Roof)']);
    expect(lines(['job', 'Roof', null, 'Job'])).toEqual(['Job: none (before: Roof)']);
  });

  test('lists breaks', () => {
    const noon = { type: 'UNPAID', startAt: '2026-11-02T19:00:00.000Z', endAt: '2026-11-02T19:30:00.000Z' };
    const open = { type: 'PAID', startAt: '2026-11-02T21:00:00.000Z', endAt: null };
    expect(lines(['breaks', '[]', JSON.stringify([noon, open])])).toEqual([
      'Breaks: unpaid 12:00 PM – 12:30 PM, paid 2:00 PM – not ended',
    ]);
    expect(lines(['breaks', JSON.stringify([noon]), '[]'])).toEqual([
      'Breaks: none (before: unpaid 12:00 PM – 12:30 PM)',
    ]);
  });

  test('quotes notes and counts photos', () => {
    expect(lines(['notes', 'Roof', 'Roof  done', 'Notes'], ['imageUrls', '["a"]', '["a","b"]'])).toEqual([
      'Notes: “Roof done” (before: “Roof”)',
      'Photos: 2 (before: 1)',
    ]);
    expect(lines(['notes', 'Roof', '', 'Notes'])).toEqual(['Notes: removed (before: “Roof”)']);
  });

  test('omits fields without a label and unreadable values', () => {
    expect(lines(['flags', null, '["X"]'], ['breaks', 'nonsense', '{'])).toEqual([]);
  });
});
