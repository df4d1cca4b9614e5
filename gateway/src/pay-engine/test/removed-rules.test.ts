import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { type RuleBook, ruleBook } from '../rule-book.rules.js';
import { proofs } from './proofs.js';

type SingleRule = Exclude<keyof RuleBook, 'overtime' | 'exceptions'>;

/** A rule book without one of its rules, and an example that must then fail. */
type Removal = readonly [rule: string, without: RuleBook, fails: string];

const replace = <Name extends SingleRule>(name: Name, replacement: RuleBook[Name], fails: string): Removal => [
  name,
  { ...ruleBook, [name]: replacement },
  fails,
];

const withoutOvertime = (name: string, fails: string): Removal => [
  name,
  { ...ruleBook, overtime: ruleBook.overtime.filter((rule) => rule.name !== name) },
  fails,
];

const withoutException = (name: string, fails: string): Removal => [
  name,
  { ...ruleBook, exceptions: ruleBook.exceptions.filter((rule) => rule.name !== name) },
  fails,
];

const removals: readonly Removal[] = [
  replace('sortAndDeduplicate', (punches) => [...punches], 'reports a duplicated timesheet once'),
  replace(
    'roundPunch',
    (instant) => instant,
    '8 minutes late deduct a quarter of an hour, and 8 minutes early or over add one',
  ),
  replace('isSameWork', () => false, 'does not round a job switch'),
  replace('creditOverlapsOnce', (spans) => [...spans], 'pays an hour that two timesheets cover once'),
  replace('isPaidRest', () => false, 'pays three rests of ten minutes that were punched as clock-out and clock-in'),
  replace('mergeRests', (spans) => spans, 'deducts a meal that was punched as a clock-out and a break'),
  replace(
    'extendToRoundedEnds',
    (rest) => rest,
    'deducts a break that ends with the shift up to the rounded clock-out',
  ),
  replace(
    'chooseGreater',
    ({ ways }) => ways.at(-1) ?? new Map(),
    'pays the greater of two ways to divide 60 hours when the workweek starts on another day',
  ),
  replace('roundMinutes', () => undefined, '46 hours in a week have 6 hours of overtime'),
  replace('isPaidBreak', () => false, 'pays a paid break of an hour'),
  replace(
    'clipDeductions',
    () => [],
    'coffee breaks of 15 and 20 minutes are time worked, and lunch of 30 minutes is not',
  ),
  replace(
    'splitAtMidnight',
    (span, calendar) => [{ ...span, day: calendar.dayAt(span.from) }],
    'a shift from 16:00 to 8:00 has 8 hours on each of two workdays and no overtime',
  ),
  replace(
    'workweekStart',
    () => 0,
    '30 hours in one week and 50 in the next have 10 hours of overtime: weeks are not averaged',
  ),
  replace('sumMinutesByJob', () => [], 'adds up minutes by job'),
  replace('spreadTimeOff', () => [], 'spreads time off over the weekdays of its request'),
  withoutOvertime(
    'overtimeOnNthDay',
    'the first 8 hours of the seventh day are overtime even in a week of fewer than 40 hours',
  ),
  withoutOvertime('doubleTimeInWorkday', 'a workday of 14 hours has 8 regular, 4 overtime and 2 double time'),
  withoutOvertime('overtimeInWorkday', 'a workday of 14 hours has 8 regular, 4 overtime and 2 double time'),
  withoutOvertime('overtimeInRun', 'Colorado: 5 p.m. to 7 a.m.'),
  withoutOvertime('overtimeInWorkweek', '46 hours in a week have 6 hours of overtime'),
  replace('findMissedBreaks', () => [], 'reports a missed meal break'),
  replace('qualifyOvertime', () => null, 'qualifies the hours over 40 of a workweek'),
  withoutException('openTimesheetsAreNotPaid', 'reports an open timesheet'),
  withoutException('timesheetsAreApproved', 'reports an unapproved timesheet'),
  withoutException('punchesHaveLocations', 'reports a missing location'),
  withoutException('punchesAreMadeAtPlaces', 'reports a punch outside of every place'),
  withoutException('timesheetsLastAtMostSixteenHours', 'reports more than 16 hours'),
  withoutException('breaksAreTaken', 'reports a missed meal break'),
  withoutException('timesheetsArePunched', 'reports who entered a timesheet'),
  withoutException('someoneElseApproves', 'reports who approved their own hours'),
  withoutException('daysOffAreNotWorked', 'reports a whole day off on a worked day'),
  withoutException('paidBreaksAreShort', 'reports a long paid break'),
  withoutException('workersReportTheirPunches', 'reports that the worker entered a timesheet'),
  withoutException('clocksAgree', 'reports a punch at another instant than the clock observed'),
];

const listFailingProofs = (rules: RuleBook) =>
  proofs.filter(({ compute, expected }) => !isDeepStrictEqual(compute(rules), expected)).map(({ name }) => name);

describe('the rule book', () => {
  test('satisfies every example', () => {
    expect(listFailingProofs(ruleBook)).toEqual([]);
  });

  test.each(removals)('fails an example without %s', (_, rules, fails) => {
    expect(listFailingProofs(rules)).toContain(fails);
  });

  test('has each of its rules removed by one of these tests', () => {
    const { overtime, exceptions, ...single } = ruleBook;
    const listed = [...overtime, ...exceptions].map(({ name }) => name);
    expect(removals.map(([rule]) => rule).sort()).toEqual([...Object.keys(single), ...listed].sort());
  });
});
