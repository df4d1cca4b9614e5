import { describe, expect, test } from '@jest/globals';
import { runTestsAt } from '@timetrack/testing';
import { type HistoryEntry, inWords } from './history-words.js';

runTestsAt('2026-11-21T12:00:00Z');

const denver = 'America/Denver';
const entry = (action: string, ...changes: [string, string | null, string | null][]): HistoryEntry => ({
  at: '2026-11-03T16:00:00.000Z',
  actorName: 'Maria Mendez',
  action,
  changes: changes.map(([field, before, after]) => ({ field, before, after })),
});
const told = (...changes: [string, string | null, string | null][]) =>
  inWords(entry('timesheet.times-changed', ...changes), denver).lines;

describe('a change in words', () => {
  test('says what a time is and what it was before, in the organization’s zone', () => {
    expect(told(['clockOutAt', '2026-11-03T00:00:00.000Z', '2026-11-03T00:30:00.000Z'])).toEqual([
      'Clock-out: Mon, Nov 2, 5:30 PM (before: Mon, Nov 2, 5:00 PM)',
    ]);
  });

  test('says that a timesheet was opened again, and that its approval went', () => {
    const lines = told(['clockOutAt', '2026-11-03T00:00:00.000Z', null], ['approvedAt', '2026-11-03T01:00:00Z', null]);
    expect(lines).toEqual(['Clock-out: none, open again (before: Mon, Nov 2, 5:00 PM)', 'The approval was taken back']);
  });

  test('names the zone of a time that happens twice', () => {
    expect(told(['clockInAt', null, '2026-11-01T08:30:00.000Z'])).toEqual(['Clock-in: Sun, Nov 1, 1:30 AM MST']);
  });

  test('lists the breaks', () => {
    const noon = { type: 'UNPAID', startAt: '2026-11-02T19:00:00.000Z', endAt: '2026-11-02T19:30:00.000Z' };
    const open = { type: 'PAID', startAt: '2026-11-02T21:00:00.000Z', endAt: null };
    expect(told(['breaks', '[]', JSON.stringify([noon, open])])).toEqual([
      'Breaks: unpaid 12:00 PM – 12:30 PM, paid 2:00 PM – not ended',
    ]);
    expect(told(['breaks', JSON.stringify([noon]), '[]'])).toEqual([
      'Breaks: none (before: unpaid 12:00 PM – 12:30 PM)',
    ]);
  });

  test('quotes notes and counts photos', () => {
    expect(told(['notes', 'Roof', 'Roof  done'], ['imageUrls', '["a"]', '["a","b"]'])).toEqual([
      'Notes: “Roof done” (before: “Roof”)',
      'Photos: 2 (before: 1)',
    ]);
    expect(told(['notes', 'Roof', ''])).toEqual(['Notes: removed (before: “Roof”)']);
  });

  test('says nothing of what it does not know, and never stumbles', () => {
    expect(told(['flags', null, '["X"]'], ['breaks', 'nonsense', '{'])).toEqual([]);
    expect(inWords(entry('timesheet.painted'), denver).title).toBe('Changed');
  });
});
