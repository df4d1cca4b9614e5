import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { BreakAnswer, DatedRules } from '../index.js';
import { type BreakInput, california, flsa, pay, type ShiftInput } from './builders.js';

const rules: DatedRules = { ...california, breakPremiums: true, from: null };
const on = (time: string) => `2026-11-09 ${time}`;
const provided: BreakAnswer = { meals: 'PROVIDED', rests: 'PROVIDED' };
const choseNot: BreakAnswer = { meals: 'CHOSE_NOT', rests: 'PROVIDED' };
const noMeal: BreakAnswer = { meals: 'NOT_PROVIDED', rests: 'PROVIDED' };
const noRest: BreakAnswer = { meals: 'PROVIDED', rests: 'NOT_PROVIDED' };
const neither: BreakAnswer = { meals: 'NOT_PROVIDED', rests: 'NOT_PROVIDED' };

const noon: BreakInput = ['UNPAID', on('12:00'), on('12:30')];
const evening: BreakInput = ['UNPAID', on('17:00'), on('17:30')];

/** A shift from 8:00. */
function until(out: string, breakAnswer?: BreakAnswer, breaks: readonly BreakInput[] = []): ShiftInput {
  return { in: on('8:00'), out: on(out), breaks, breakAnswer };
}

/** The minutes of meal and rest premium, and the codes of the exceptions. */
function premiumsOf(shifts: readonly ShiftInput[], changes: Partial<DatedRules> = {}) {
  const { mealPremiumMinutes, restPremiumMinutes, exceptions } = pay({ rules: { ...rules, ...changes }, shifts });
  return [mealPremiumMinutes, restPremiumMinutes, exceptions.map(({ code }) => code).join()];
}

const missed = 'MISSED_MEAL_BREAK';
const first = { waivesFirstMeal: true };
const second = { waivesSecondMeal: true };

type Case = readonly [
  what: string,
  shifts: readonly ShiftInput[],
  meal: number,
  rest: number,
  exceptions: string,
  changes?: Partial<DatedRules>,
];

describe('California’s break premiums', () => {
  test.each<Case>([
    ['pay a meal that the punches lack, without an answer', [until('16:00')], 60, 0, missed],
    ['pay a meal that the punches lack, whatever PROVIDED says', [until('16:00', provided)], 60, 0, missed],
    ['pay a meal that the punches lack and the person was not given', [until('16:00', noMeal)], 60, 0, missed],
    ['do not pay a meal that the person chose not to take', [until('16:00', choseNot)], 0, 0, missed],
    ['do not pay a shift with its meal', [until('16:00', undefined, [noon])], 0, 0, ''],
    ['do not pay a shift with its meal and PROVIDED', [until('16:00', provided, [noon])], 0, 0, ''],
    ['pay a recorded meal that the person was not given', [until('16:00', noMeal, [noon])], 60, 0, 'MEAL_NOT_PROVIDED'],
    ['do not pay a meal in a shift of 5 hours', [until('13:00', noMeal)], 0, 0, ''],
    ['pay a meal in a shift of a minute more', [until('13:01', noMeal)], 60, 0, missed],
    ['pay one hour for both meals of a long shift', [until('20:00')], 60, 0, `${missed},${missed}`],

    ['do not pay a first meal that is waived, up to 6 hours', [until('14:00')], 0, 0, '', first],
    ['do not pay a waived first meal, whatever the answer', [until('14:00', noMeal)], 0, 0, '', first],
    ['pay the first meal of a longer shift despite the waiver', [until('14:01')], 60, 0, missed, first],
    ['do not pay a second meal that is waived', [until('20:00', undefined, [noon])], 0, 0, '', second],
    ['do not pay a waived second meal, whatever the answer', [until('20:00', noMeal, [noon])], 0, 0, '', second],
    ['pay a second meal that is not waived', [until('20:00', undefined, [noon])], 60, 0, missed],
    ['pay the second meal of more than 12 hours', [until('20:31', undefined, [noon])], 60, 0, missed, second],
    ['pay the second meal if the first was missed', [until('20:00')], 60, 0, `${missed},${missed}`, second],
    ['do not pay a shift with both meals', [until('20:00', provided, [noon, evening])], 0, 0, ''],

    ['pay a rest that was not given from 3 h 30 m on', [until('11:30', noRest)], 0, 60, 'REST_NOT_PROVIDED'],
    ['do not pay a rest in a shorter shift', [until('11:29', noRest)], 0, 0, ''],
    ['do not pay a rest that was given', [until('11:30', provided)], 0, 0, ''],
    ['do not pay a rest without an answer', [until('11:30')], 0, 0, ''],
    ['pay an hour of each kind', [until('16:00', neither)], 60, 60, `${missed},REST_NOT_PROVIDED`],
    ['pay a rest although the meal is waived', [until('14:00', neither)], 0, 60, 'REST_NOT_PROVIDED', first],

    ['do not pay exempt people', [until('20:00', neither)], 0, 0, '', { exempt: true }],
    ['do not pay while they are off', [until('16:00', neither)], 0, 0, missed, { breakPremiums: false }],
    ['do not pay under federal law', [until('16:00', neither)], 0, 0, '', { overtimeRule: 'FLSA' }],
  ])('%s', (_what, shifts, meal, rest, exceptions, changes) => {
    expect(premiumsOf(shifts, changes)).toEqual([meal, rest, exceptions]);
  });

  test('pay at most 60 minutes of each kind in a workday with two shifts', () => {
    const early = { in: on('0:00'), out: on('6:00'), breakAnswer: neither };
    const late = { in: on('10:00'), out: on('17:00'), breakAnswer: neither };
    const [meal, rest, codes] = premiumsOf([early, late]);
    expect([meal, rest]).toEqual([60, 60]);
    expect(String(codes).split(',').toSorted()).toEqual([missed, missed, 'REST_NOT_PROVIDED', 'REST_NOT_PROVIDED']);
  });

  const morning = (breakAnswer: BreakAnswer) => ({ in: on('8:00'), out: on('12:00'), breakAnswer });
  const afternoon = (breakAnswer: BreakAnswer) => ({ in: on('12:30'), out: on('17:00'), breakAnswer });
  const untilTwo = (breakAnswer: BreakAnswer) => ({ in: on('8:00'), out: on('14:00'), breakAnswer });
  const fromTwo = (breakAnswer: BreakAnswer) => ({ in: on('14:00'), out: on('16:00'), breakAnswer });

  test.each<Case>([
    ['pay a rest that was missing before lunch', [morning(noRest), afternoon(provided)], 0, 60, 'REST_NOT_PROVIDED'],
    ['pay a rest that was missing after lunch', [morning(provided), afternoon(noRest)], 0, 60, 'REST_NOT_PROVIDED'],
    ['pay a meal denied before lunch', [morning(noMeal), afternoon(provided)], 60, 0, 'MEAL_NOT_PROVIDED'],
    ['do not pay a meal skipped by choice before a job switch', [untilTwo(choseNot), fromTwo(provided)], 0, 0, missed],
    ['do not pay a meal skipped by choice after a job switch', [untilTwo(provided), fromTwo(choseNot)], 0, 0, missed],
    ['pay a meal denied before a job switch', [untilTwo(noMeal), fromTwo(choseNot)], 60, 0, missed],
    ['pay a meal denied after a job switch', [untilTwo(choseNot), fromTwo(noMeal)], 60, 0, missed],
  ])('%s, in a shift of two timesheets', (_what, shifts, meal, rest, exceptions) => {
    expect(premiumsOf(shifts)).toEqual([meal, rest, exceptions]);
  });

  test('pay 60 minutes in each of two workdays', () => {
    const tuesday = { in: '2026-11-10 8:00', out: '2026-11-10 16:00', breakAnswer: neither };
    expect(premiumsOf([until('16:00', neither), tuesday]).slice(0, 2)).toEqual([120, 120]);
  });

  test('belong to the day on which a night shift started, and to its timesheet and job', () => {
    const night = { id: 'night', in: on('20:00'), out: '2026-11-10 4:00', jobId: 'job', breakAnswer: neither };
    const lines = pay({ rules, shifts: [night] }).lines.filter(({ kind }) => kind.endsWith('PREMIUM'));
    const common = { date: '2026-11-09', timesheetId: 'night', jobId: 'job', minutes: 60 };
    expect(lines).toMatchObject([
      { ...common, kind: 'MEAL_PREMIUM', rule: 'CALIFORNIA_MEAL_PREMIUM' },
      { ...common, kind: 'REST_PREMIUM', rule: 'CALIFORNIA_REST_PREMIUM' },
    ]);
  });

  test.each([
    ['says that the hour is paid', rules, undefined, ' One hour of premium is paid.'],
    ['says that the person chose it', rules, choseNot, ' The employee chose not to take it.'],
    ['has no such sentence while premiums are off', { ...rules, breakPremiums: false }, choseNot, ''],
  ])('are explained by the exception, which %s', (_what, inForce, answer, ending) => {
    const [exception] = pay({ rules: inForce, shifts: [until('16:00', answer)] }).exceptions;
    expect(exception?.message.split('(California Labor Code 512(a)).')[1]).toBe(ending);
  });

  test('are reported with the timesheets of their shift alone', () => {
    const morning = { id: 'morning', in: on('4:00'), out: on('9:30') };
    const evening = { id: 'evening', in: on('14:00'), out: on('18:00'), breakAnswer: noRest };
    expect(pay({ rules, shifts: [morning, evening] }).exceptions).toMatchObject([
      { code: missed, shiftTimesheetIds: ['morning'] },
      { code: 'REST_NOT_PROVIDED', shiftTimesheetIds: ['evening'] },
    ]);
  });

  const answers = fc.constantFrom(undefined, provided, choseNot, noMeal, noRest, neither);
  const shiftOfDay = fc.record({
    start: fc.integer({ min: 0, max: 8 * 60 }),
    length: fc.integer({ min: 1, max: 15 * 60 }),
    mealAfter: fc.option(fc.integer({ min: 30, max: 10 * 60 })),
    breakAnswer: answers,
  });

  test('change no other minute, job or workweek', () => {
    fc.assert(
      fc.property(
        fc.array(shiftOfDay, { maxLength: 7 }),
        fc.constantFrom(rules, { ...rules, ...first, ...second }),
        (days, inForce) => {
          const shifts = days.map(({ start, length, mealAfter, breakAnswer }, index): ShiftInput => {
            const day = Temporal.PlainDateTime.from(`2026-11-${String(8 + index).padStart(2, '0')}T00:00`);
            const timeAt = (minutes: number) =>
              day
                .add({ minutes: start + minutes })
                .toString()
                .replace('T', ' ');
            const hasMeal = mealAfter !== null && mealAfter + 30 < length;
            const breaks: BreakInput[] = hasMeal ? [['UNPAID', timeAt(mealAfter), timeAt(mealAfter + 30)]] : [];
            return { in: timeAt(0), out: timeAt(length), breaks, breakAnswer, jobId: index % 2 ? 'one' : null };
          });
          const withPremiums = pay({ rules: inForce, shifts });
          const without = pay({ rules: { ...inForce, breakPremiums: false }, shifts });
          const { exceptions: _, mealPremiumMinutes, restPremiumMinutes, ...paid } = withPremiums;
          const lines = paid.lines.filter(({ kind }) => !kind.endsWith('PREMIUM'));
          const { exceptions: __, mealPremiumMinutes: meal, restPremiumMinutes: rest, ...unpaid } = without;
          expect({ ...paid, lines }).toEqual(unpaid);
          expect([meal, rest]).toEqual([0, 0]);
          const premiums = paid.lines.filter(({ kind }) => kind.endsWith('PREMIUM'));
          expect(premiums.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(mealPremiumMinutes + restPremiumMinutes);
          const perDay = premiums.map(({ date, kind }) => `${date} ${kind}`);
          expect(new Set(perDay).size).toBe(perDay.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('are not paid to people under federal law whatever they answered', () => {
    expect(pay({ rules: { ...flsa, breakPremiums: true }, shifts: [until('20:00', neither)] }).exceptions).toEqual([]);
  });
});
