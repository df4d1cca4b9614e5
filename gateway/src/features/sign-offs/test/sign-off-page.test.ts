import { describe, expect, test } from '@jest/globals';
import { newId } from '../../../platform/database/ids.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';
import type { SignOff } from '../records/sign-off.types.js';
import { presentSignOffPage } from '../records/sign-off-page.presenter.js';
import { aContent } from './builders.js';

/** A signature at 9:14 AM in Denver. */
function aSigned(changes: Partial<SignOff> = {}, content: Partial<SignOffContent> = {}): SignOff {
  const signed = aContent(content);
  return {
    ...{ id: newId(), user: signed.person, startDate: signed.startDate, endDate: signed.endDate, content: signed },
    ...{ contentHash: 'c0ffee', statement: 'These are my hours.', answers: [], changes: [] },
    ...{ signedAt: new Date('2026-07-19T15:14:00Z'), staleAt: null, staleReason: null, auditEntry: null },
    ...changes,
  };
}

const times = '8:00 AM – 4:30 PM (unpaid break 12:00 PM – 12:30 PM)';
const rowsOf = (page: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => [...row.matchAll(/>([^<]+)</g)].map(([, text]) => text));

describe('the page of a signature', () => {
  test('has a row for each day, the total, and what proves it', () => {
    const page = presentSignOffPage(aSigned({ auditEntry: { position: 172, hash: 'eff44efd' } }));

    expect(rowsOf(page)).toEqual([
      ['Day', 'Regular', 'Overtime', 'Double time', 'Time off', 'Times'],
      ['Mon, Jul 6', '8h', '0m', '0m', '0m', times],
      ['Total', '8h', '0m', '0m', '0m'],
    ]);
    for (const text of [
      'Signed Jul 19, 2026, 9:14 AM (America/Denver)',
      'Audit log, entry 172',
      'eff44efd',
      'c0ffee',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain('Overtime FLSA, rounding NONE, workweek from Sunday');
  });

  test('has the members of format 2 that are not empty', () => {
    const { days, timesheets, totals } = aContent();
    const content: Partial<SignOffContent> = {
      days: days.map((day) => ({ ...day, mealPremiumMinutes: 60, restPremiumMinutes: 0 })),
      timesheets: timesheets.map((each) => ({ ...each, breakAnswer: { meals: 'NOT_PROVIDED', rests: 'PROVIDED' } })),
      totals: { ...totals, mealPremiumMinutes: 60, restPremiumMinutes: 0, qualifiedOvertimeMinutes: 90 },
      terms: { exempt: false, overtimeRule: 'CALIFORNIA' },
    };
    const page = presentSignOffPage(aSigned({}, content));
    expect(rowsOf(page)[0]).toEqual(['Day', 'Regular', 'Overtime', 'Double time', 'Time off', 'Meal premium', 'Times']);
    expect(rowsOf(page)[2]).toEqual(['Total', '8h', '0m', '0m', '0m', '1h']);
    expect(page).toContain('<dt>Answers about breaks</dt><dd>Mon, Jul 6: meals not provided, rests provided</dd>');
    expect(page).toContain('<dt>Federal overtime (FLSA)</dt><dd>1h 30m</dd>');
    expect(page).toContain('<dt>Terms</dt><dd>Overtime CALIFORNIA</dd>');
  });

  test('names what to check on its day, even if the day has no hours', () => {
    const missed = { date: '2026-07-06', code: 'MISSED_MEAL_BREAK' };
    const exceptions = [missed, missed, { date: '2026-07-07', code: 'OPEN_TIMESHEET' }];

    expect(rowsOf(presentSignOffPage(aSigned({}, { exceptions })))).toEqual([
      ['Day', 'Regular', 'Overtime', 'Double time', 'Time off', 'Times', 'To check'],
      ['Mon, Jul 6', '8h', '0m', '0m', '0m', times, 'Missed meal break'],
      ['Tue, Jul 7', '0m', '0m', '0m', '0m', 'Open timesheet'],
      ['Total', '8h', '0m', '0m', '0m'],
    ]);
  });

  test('says why a signature is no longer valid, and writes the text of people as text', () => {
    const question = 'Breaks <taken> & "paid"?';
    const page = presentSignOffPage(
      aSigned({
        ...{ staleReason: 'Changed by Maya on Jul 20', answers: [{ question, answer: 'NO' }] },
        user: { id: newId(), firstName: '<b>Ada', lastName: 'Lovelace' },
      }),
    );

    expect(page).toContain('No longer valid: Changed by Maya on Jul 20');
    expect(page).toContain('<h1>Hours of &lt;b&gt;Ada Lovelace</h1>');
    expect(rowsOf(page)).toContainEqual(['Breaks &lt;taken&gt; &amp; &quot;paid&quot;?', 'No']);
  });
});
