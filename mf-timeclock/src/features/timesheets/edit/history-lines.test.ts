import { describe, expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { runTestsAt } from '@timetrack/testing';
import type { TimesheetField } from '../../../gql/graphql.js';
import { historyLines } from './TimesheetHistory.js';

runTestsAt('2026-11-21T12:00:00Z');

const denver = fixedTimeZone('America/Denver');
type Change = readonly [fieldCode: TimesheetField, before: string | null, after: string | null, label?: string];
const lines = (...changes: readonly Change[]) =>
  historyLines(
    { changes: changes.map(([fieldCode, before, after, label = null]) => ({ fieldCode, label, before, after })) },
    denver,
  );

describe('a history entry', () => {
  test('shows a changed time and its previous value in the organization’s zone', () => {
    expect(lines(['CLOCK_OUT_AT', '2026-11-03T00:00:00.000Z', '2026-11-03T00:30:00.000Z'])).toEqual([
      'Clock-out: Mon, Nov 2, 5:30 PM (before: Mon, Nov 2, 5:00 PM)',
    ]);
  });

  test('shows that a timesheet was reopened and its approval withdrawn', () => {
    const entryLines = lines(
      ['CLOCK_OUT_AT', '2026-11-03T00:00:00.000Z', null],
      ['APPROVED_AT', '2026-11-03T01:00:00Z', null],
    );
    expect(entryLines).toEqual([
      'Clock-out: none, reopened (before: Mon, Nov 2, 5:00 PM)',
      'The approval was withdrawn',
    ]);
  });

  test('names the zone of a time that occurs twice', () => {
    expect(lines(['CLOCK_IN_AT', null, '2026-11-01T08:30:00.000Z'])).toEqual(['Clock-in: Sun, Nov 1, 1:30 AM MST']);
  });

  test('names the job that was corrected, and says that there is none', () => {
    expect(lines(['JOB', 'Roof', 'Gutter', 'Job'], ['JOB_ID', 'a', 'b'])).toEqual(['Job: Gutter (before: Roof)']);
    expect(lines(['JOB', 'Roof', null, 'Job'])).toEqual(['Job: none (before: Roof)']);
  });

  test('lists breaks', () => {
    const noon = { type: 'UNPAID', startAt: '2026-11-02T19:00:00.000Z', endAt: '2026-11-02T19:30:00.000Z' };
    const open = { type: 'PAID', startAt: '2026-11-02T21:00:00.000Z', endAt: null };
    expect(lines(['BREAKS', '[]', JSON.stringify([noon, open])])).toEqual([
      'Breaks: unpaid 12:00 PM – 12:30 PM, paid 2:00 PM – not ended',
    ]);
    expect(lines(['BREAKS', JSON.stringify([noon]), '[]'])).toEqual([
      'Breaks: none (before: unpaid 12:00 PM – 12:30 PM)',
    ]);
  });

  test('quotes notes and counts photos', () => {
    expect(lines(['NOTES', 'Roof', 'Roof  done', 'Notes'], ['IMAGE_URLS', '["a"]', '["a","b"]'])).toEqual([
      'Notes: “Roof done” (before: “Roof”)',
      'Photos: 2 (before: 1)',
    ]);
    expect(lines(['NOTES', 'Roof', '', 'Notes'])).toEqual(['Notes: removed (before: “Roof”)']);
  });

  test('omits fields without a label and unreadable values', () => {
    expect(lines(['FLAGS', null, '["X"]'], ['BREAKS', 'nonsense', '{'])).toEqual([]);
  });
});
