import type { PersonPay } from '../index.js';
import type { RuleBook } from '../rule-book.rules.js';
import { california, daysOf, denver, exceptionsOf, flsa, hoursOf, linesOf, type PayCase, pay } from './builders.js';
import { lawExamples } from './law-examples.js';
import { californiaExamples, federalExamples } from './worked-examples.js';

/** A case with its correct result. It fails when a rule is missing. */
export interface Proof {
  readonly name: string;
  readonly expected: unknown;
  compute(rules: RuleBook): unknown;
}

const proof = (name: string, payCase: PayCase, select: (paid: PersonPay) => unknown, expected: unknown): Proof => ({
  name,
  expected,
  compute: (rules) => select(pay(payCase, rules)),
});

const nineToFive = { in: '2026-11-09 9:00', out: '2026-11-09 17:00' };

/** Eight hours less ten minutes, with rests from 9:00, 11:00 and 14:00. */
const restsAsGaps = [
  { in: '2026-11-09 8:00', out: '2026-11-09 9:00' },
  { in: '2026-11-09 9:10', out: '2026-11-09 11:00' },
  { in: '2026-11-09 11:10', out: '2026-11-09 14:00' },
  { in: '2026-11-09 14:10', out: '2026-11-09 15:50' },
];

/** Forty minutes at noon. */
const mealAsGapAndBreak: PayCase['shifts'] = [
  { in: '2026-11-09 8:00', out: '2026-11-09 12:00' },
  {
    in: '2026-11-09 12:12',
    out: '2026-11-09 17:00',
    breaks: [['UNPAID', '2026-11-09 12:12', '2026-11-09 12:40']],
  },
];

const unapproved = { ...nineToFive, approved: false };

/** The published examples, and one more for each rule that they do not cover. */
export const proofs: readonly Proof[] = [
  ...[...federalExamples, ...californiaExamples, ...lawExamples].map(({ name, payCase, hours }) =>
    proof(name, payCase, hoursOf, hours),
  ),
  proof(
    'qualifies the hours over 40 of a workweek',
    { rules: flsa, shifts: daysOf([0, 9, 9, 9, 9, 9]) },
    ({ workweeks }) => workweeks.map(({ qualifiedOvertime }) => qualifiedOvertime?.minutes),
    [300],
  ),
  proof('reports a duplicated timesheet once', { rules: flsa, shifts: [unapproved, unapproved] }, exceptionsOf, [
    '11-09 NOT_APPROVED',
  ]),
  proof(
    'pays an hour that two timesheets cover once',
    { rules: flsa, shifts: [nineToFive, { in: '2026-11-09 16:00', out: '2026-11-09 18:00' }] },
    hoursOf,
    { regular: 9 },
  ),
  proof(
    'pays three rests of ten minutes that were punched as clock-out and clock-in',
    { rules: flsa, shifts: restsAsGaps },
    hoursOf,
    { regular: 470 / 60 },
  ),
  proof(
    'deducts a meal that was punched as a clock-out and a break',
    { rules: flsa, shifts: mealAsGapAndBreak },
    hoursOf,
    { regular: 8 + 20 / 60 },
  ),
  proof(
    'deducts a break that ends with the shift up to the rounded clock-out',
    {
      rules: { ...flsa, roundingRule: '15min' },
      shifts: [
        { ...nineToFive, out: '2026-11-09 17:08', breaks: [['UNPAID', '2026-11-09 16:30', '2026-11-09 17:08']] },
      ],
    },
    hoursOf,
    { regular: 7.5 },
  ),
  proof(
    'does not round a job switch',
    {
      rules: { ...flsa, roundingRule: '15min' },
      shifts: [
        { in: '2026-11-09 8:00', out: '2026-11-09 12:08', jobId: 'roof' },
        { in: '2026-11-09 12:08', out: '2026-11-09 16:00', jobId: 'garden' },
      ],
    },
    ({ jobs }) => jobs,
    [
      { jobId: 'garden', minutes: 232 },
      { jobId: 'roof', minutes: 248 },
    ],
  ),
  proof(
    'pays the greater of two ways to divide 60 hours when the workweek starts on another day',
    {
      rules: flsa,
      later: [{ ...flsa, workweekStartsOn: 'THURSDAY', from: '2026-11-12' }],
      shifts: daysOf([0, 10, 10, 10, 10, 10, 10]),
    },
    hoursOf,
    { regular: 40, overtime: 20 },
  ),
  proof(
    'pays a paid break of an hour',
    { rules: flsa, shifts: [{ ...nineToFive, breaks: [['PAID', '2026-11-09 12:00', '2026-11-09 13:00']] }] },
    hoursOf,
    { regular: 8 },
  ),
  proof(
    'pays a night shift on both of its days',
    { rules: flsa, shifts: [{ in: '2026-11-09 22:00', out: '2026-11-10 6:00' }] },
    linesOf,
    ['11-09 REGULAR 120', '11-10 REGULAR 360'],
  ),
  proof(
    'adds up minutes by job',
    {
      rules: flsa,
      shifts: [
        { ...nineToFive, jobId: 'roof' },
        { in: '2026-11-10 9:00', out: '2026-11-10 10:00' },
      ],
    },
    ({ jobs }) => jobs,
    [
      { jobId: 'roof', minutes: 480 },
      { jobId: null, minutes: 60 },
    ],
  ),
  proof(
    'spreads time off over the weekdays of its request',
    {
      rules: flsa,
      timeOff: [{ requestId: 'r', policyId: 'policy', startDate: '2026-11-13', endDate: '2026-11-16', hours: 16 }],
    },
    linesOf,
    ['11-13 PTO 480'],
  ),
  proof(
    'reports an open timesheet',
    { rules: flsa, shifts: [{ ...nineToFive, out: null }], now: '2026-11-09 12:00' },
    exceptionsOf,
    ['11-09 OPEN_TIMESHEET'],
  ),
  proof('reports an unapproved timesheet', { rules: flsa, shifts: [unapproved] }, exceptionsOf, ['11-09 NOT_APPROVED']),
  proof(
    'reports a missing location',
    { rules: flsa, shifts: [{ ...nineToFive, missingLocation: true }] },
    exceptionsOf,
    ['11-09 MISSING_LOCATION'],
  ),
  proof(
    'reports a punch outside of every place',
    { rules: flsa, shifts: [{ ...nineToFive, outsidePlace: 'Clocked in 1.2 km from Riverside Park' }] },
    exceptionsOf,
    ['11-09 OUTSIDE_PLACE'],
  ),
  proof(
    'reports more than 16 hours',
    { rules: { ...flsa, timezone: denver }, shifts: [{ in: '2026-11-09 6:00', out: '2026-11-09 22:01' }] },
    exceptionsOf,
    ['11-09 OVER_16_HOURS'],
  ),
  proof(
    'reports who entered a timesheet',
    { rules: flsa, shifts: [{ ...nineToFive, addedByManager: true }] },
    exceptionsOf,
    ['11-09 ADDED_BY_MANAGER'],
  ),
  proof(
    'reports that the worker entered a timesheet',
    { rules: flsa, shifts: [{ ...nineToFive, selfReported: true }] },
    exceptionsOf,
    ['11-09 SELF_REPORTED'],
  ),
  proof(
    'reports a punch at another instant than the clock observed',
    { rules: flsa, shifts: [{ ...nineToFive, clockAdjusted: true }] },
    exceptionsOf,
    ['11-09 CLOCK_ADJUSTED'],
  ),
  proof(
    'reports who approved their own hours',
    { rules: flsa, shifts: [{ ...nineToFive, selfApproved: true }] },
    exceptionsOf,
    ['11-09 SELF_APPROVED'],
  ),
  proof(
    'reports a whole day off on a worked day',
    {
      rules: flsa,
      shifts: [nineToFive],
      timeOff: [{ requestId: 'request', policyId: 'policy', startDate: '2026-11-09', endDate: '2026-11-09', hours: 8 }],
    },
    exceptionsOf,
    ['11-09 TIME_OFF_ON_WORKED_DAY'],
  ),
  proof(
    'reports a long paid break',
    { rules: flsa, shifts: [{ ...nineToFive, breaks: [['PAID', '2026-11-09 12:00', '2026-11-09 12:21']] }] },
    exceptionsOf,
    ['11-09 LONG_PAID_BREAK'],
  ),
  proof('reports a missed meal break', { rules: california, shifts: [nineToFive] }, exceptionsOf, [
    '11-09 MISSED_MEAL_BREAK',
  ]),
];
