import { expect, test } from '@jest/globals';
import { describeChanges } from '../content/content-changes.rules.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';

const noMinutes = { regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0 };

function contentOf(startAt: string, endAt: string): SignOffContent {
  return {
    format: 'timetrack-hours-1',
    person: { id: '01890a5d-ac96-774b-bcce-b302099a8057', firstName: 'Ada', lastName: 'Byron' },
    startDate: '2026-11-01',
    endDate: '2026-11-07',
    days: [],
    timesheets: [
      {
        date: '2026-11-01',
        timezone: 'America/Denver',
        clockInAt: '2026-11-01T06:00:00Z',
        clockOutAt: '2026-11-01T14:00:00Z',
        breaks: [{ type: 'UNPAID', startAt, endAt }],
      },
    ],
    lines: [],
    totals: { ...noMinutes, unpaidBreakMinutes: 30 },
    exceptions: [],
    settings: {
      timezone: 'America/Denver',
      roundingRule: 'none',
      overtimeRule: 'FLSA',
      workweekStartsOn: 'SUNDAY',
    },
  };
}

test('a break that moves within the hour that a clock change repeats is described by the abbreviations of the zone', () => {
  const signed = contentOf('2026-11-01T07:15:00Z', '2026-11-01T07:45:00Z');
  const current = contentOf('2026-11-01T08:15:00Z', '2026-11-01T08:45:00Z');

  expect(describeChanges(signed, current)).toEqual([
    {
      date: '2026-11-01',
      sentence:
        'Nov 1: 12:00 AM – 7:00 AM MST (unpaid break 1:15 AM – 1:45 AM MST), ' +
        'signed as 12:00 AM – 7:00 AM MST (unpaid break 1:15 AM – 1:45 AM MDT)',
    },
  ]);
});
