import { describe, expect, test } from '@jest/globals';
import { describeChanges } from '../content/content-changes.rules.js';
import { differsFromSigned } from '../content/sign-off-content.rules.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';
import { aContent } from './builders.js';

const { days, timesheets, totals, ...rest } = aContent();
const premiums = { mealPremiumMinutes: 0, restPremiumMinutes: 0 };

/** The content of `aContent` in format 2. */
function inFormat2(changes: Partial<SignOffContent> = {}): SignOffContent {
  return {
    ...rest,
    format: 'timetrack-hours-2',
    days: days.map((day) => ({ ...day, ...premiums })),
    timesheets: timesheets.map((timesheet) => ({ ...timesheet, breakAnswer: null })),
    totals: { ...totals, ...premiums, qualifiedOvertimeMinutes: 0 },
    terms: { exempt: false, overtimeRule: 'FLSA' },
    ...changes,
  };
}

const answered = {
  timesheets: timesheets.map((timesheet) => ({
    ...timesheet,
    breakAnswer: { meals: 'CHOSE_NOT', rests: 'PROVIDED' },
  })),
};

describe('a signature in format 1', () => {
  const signed = aContent({ person: rest.person });

  test('stays valid for the same hours, whatever format 2 adds', () => {
    expect(differsFromSigned(signed, inFormat2())).toBe(false);
    expect(differsFromSigned(signed, inFormat2(answered))).toBe(false);
    const terms = { exempt: true, overtimeRule: 'COLORADO' };
    expect(differsFromSigned(signed, inFormat2({ terms }))).toBe(false);
  });

  test('becomes stale with a premium, which has a line', () => {
    const premium = { date: '2026-07-06', kind: 'MEAL_PREMIUM', minutes: 60, rule: 'CALIFORNIA_MEAL_PREMIUM' };
    const current = inFormat2({
      days: days.map((day) => ({ ...day, mealPremiumMinutes: 60, restPremiumMinutes: 0 })),
      lines: [...rest.lines, premium],
    });
    expect(differsFromSigned(signed, current)).toBe(true);
    expect(describeChanges(signed, current)).toEqual([
      { date: '2026-07-06', sentence: 'Jul 6: 1h of meal premium, signed as 0m' },
    ]);
  });
});

describe('a signature in format 2', () => {
  test.each<[string, Partial<SignOffContent>, string]>([
    ['another answer about breaks', answered, 'Jul 6: another answer about breaks'],
    ['an exemption', { terms: { exempt: true, overtimeRule: 'FLSA' } }, 'The exemption from overtime has changed'],
    [
      'another rule of the person',
      { terms: { exempt: false, overtimeRule: 'COLORADO' } },
      'The person’s overtime rule has changed',
    ],
    [
      'other qualified overtime',
      { totals: { ...totals, ...premiums, qualifiedOvertimeMinutes: 30 } },
      '30m of qualified overtime, signed as 0m',
    ],
  ])('becomes stale with %s', (_what, changes, sentence) => {
    const current = inFormat2(changes);
    expect(differsFromSigned(inFormat2(), current)).toBe(true);
    expect(describeChanges(inFormat2(), current).map((change) => change.sentence)).toEqual([sentence]);
  });

  test('stays valid for the same content and another name', () => {
    const renamed = inFormat2({ person: { ...rest.person, lastName: 'Byron' } });
    expect(differsFromSigned(inFormat2(), renamed)).toBe(false);
  });
});
