import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { type RuleBook, ruleBook } from '../rule-book.js';
import { proofs } from './proofs.js';

type SingleRule = Exclude<keyof RuleBook, 'overtime' | 'exceptions'>;

/** The book without one of its rules, and an example that then comes out wrong. */
type Removal = readonly [rule: string, without: RuleBook, fails: string];

const without = <Name extends SingleRule>(name: Name, instead: RuleBook[Name], fails: string): Removal => [
  name,
  { ...ruleBook, [name]: instead },
  fails,
];

const withoutOvertime = (law: 'FLSA' | 'CALIFORNIA', name: string, fails: string): Removal => [
  name,
  {
    ...ruleBook,
    overtime: { ...ruleBook.overtime, [law]: ruleBook.overtime[law].filter((rule) => rule.name !== name) },
  },
  fails,
];

const withoutException = (name: string, fails: string): Removal => [
  name,
  { ...ruleBook, exceptions: ruleBook.exceptions.filter((rule) => rule.name !== name) },
  fails,
];

const removals: readonly Removal[] = [
  without('onceInOrder', (punches) => [...punches], 'a timesheet that is given twice is asked about once'),
  without(
    'roundPunch',
    (instant) => instant,
    'in 8 minutes late is docked a quarter of an hour, in or out 8 minutes over is paid one',
  ),
  without('countedOnce', (spans) => [...spans], 'an hour that two timesheets cover is paid once'),
  without('paidBreakCounts', () => false, 'a paid break of an hour is paid'),
  without('shortBreakCounts', () => false, 'coffee breaks of 15 and 20 minutes are working time, lunch of 30 is not'),
  without('takenOff', () => [], 'coffee breaks of 15 and 20 minutes are working time, lunch of 30 is not'),
  without(
    'splitAtMidnights',
    (span, calendar) => [{ ...span, day: calendar.dayAt(span.from) }],
    'a shift from 16:00 to 8:00 is 8 hours on each of two workdays: no overtime',
  ),
  without('workweekOf', () => 0, '30 hours in one week and 50 in the next are 10 of overtime: weeks are not averaged'),
  without('minutesByJob', () => [], 'each job has its minutes'),
  without('spreadTimeOff', () => [], 'time off lies on the weekdays of its request'),
  withoutOvertime('FLSA', 'overFortyHoursWorked', '46 hours in a week are 6 of overtime'),
  withoutOvertime(
    'CALIFORNIA',
    'overEightOnTheSeventhDay',
    'the seventh day worked is overtime for 8 hours though the week has fewer than 40',
  ),
  withoutOvertime(
    'CALIFORNIA',
    'firstEightOnTheSeventhDay',
    'the seventh day worked is overtime for 8 hours though the week has fewer than 40',
  ),
  withoutOvertime(
    'CALIFORNIA',
    'overTwelveInAWorkday',
    'a workday of 14 hours is 8 regular, 4 of overtime and 2 of double time',
  ),
  withoutOvertime(
    'CALIFORNIA',
    'overEightInAWorkday',
    'a workday of 14 hours is 8 regular, 4 of overtime and 2 of double time',
  ),
  withoutOvertime('CALIFORNIA', 'overFortyRegularHours', 'six days of 8 hours are 8 of overtime by the week'),
  withoutException('openTimesheetsAreNotPaid', 'an open timesheet is asked about'),
  withoutException('hoursAreApproved', 'what nobody approved is asked about'),
  withoutException('punchesHaveALocation', 'a missing location is asked about'),
  withoutException('nobodyWorksOverSixteenHours', 'more than 16 hours are asked about'),
  withoutException('mealsAreTaken', 'a missed meal break is asked about'),
];

const wrongUnder = (rules: RuleBook) =>
  proofs.filter(({ answer, expected }) => !isDeepStrictEqual(answer(rules), expected)).map(({ name }) => name);

describe('No rule can go missing unnoticed:', () => {
  it('with all of them every example comes out right', () => {
    expect(wrongUnder(ruleBook)).toEqual([]);
  });

  it.each(removals)('without %s an example fails', (_, rules, fails) => {
    expect(wrongUnder(rules)).toContain(fails);
  });

  it('each rule of the book has been taken out above', () => {
    const { overtime, exceptions, ...single } = ruleBook;
    const listed = [...Object.values(overtime).flat(), ...exceptions].map(({ name }) => name);
    expect(removals.map(([rule]) => rule).sort()).toEqual([...Object.keys(single), ...listed].sort());
  });
});
