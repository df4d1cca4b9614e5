import type { PersonPay } from '../index.js';
import type { RuleBook } from '../rule-book.js';
import { type Asked, california, denver, exceptionsOf, flsa, hoursOf, linesOf, pay } from './builders.js';
import { californiaExamples, federalExamples } from './worked-examples.js';

/** A question with its right answer: what shows that a rule is there. */
export interface Proof {
  readonly name: string;
  readonly expected: unknown;
  answer(rules: RuleBook): unknown;
}

const proof = (name: string, asked: Asked, look: (paid: PersonPay) => unknown, expected: unknown): Proof => ({
  name,
  expected,
  answer: (rules) => look(pay(asked, rules)),
});

const nine = { in: '2026-11-09 9:00', out: '2026-11-09 17:00' };

const unapproved = { ...nine, approved: false };

/** The published examples, and one more for each rule that they say nothing of. */
export const proofs: readonly Proof[] = [
  ...[...federalExamples, ...californiaExamples].map(({ name, asked, hours }) => proof(name, asked, hoursOf, hours)),
  proof(
    'a timesheet that is given twice is asked about once',
    { rules: flsa, shifts: [unapproved, unapproved] },
    exceptionsOf,
    ['11-09 NOT_APPROVED'],
  ),
  proof(
    'an hour that two timesheets cover is paid once',
    { rules: flsa, shifts: [nine, { in: '2026-11-09 16:00', out: '2026-11-09 18:00' }] },
    hoursOf,
    { regular: 9 },
  ),
  proof(
    'a paid break of an hour is paid',
    { rules: flsa, shifts: [{ ...nine, breaks: [['PAID', '2026-11-09 12:00', '2026-11-09 13:00']] }] },
    hoursOf,
    { regular: 8 },
  ),
  proof(
    'a night shift is paid on both of its days',
    { rules: flsa, shifts: [{ in: '2026-11-09 22:00', out: '2026-11-10 6:00' }] },
    linesOf,
    ['11-09 REGULAR 120', '11-10 REGULAR 360'],
  ),
  proof(
    'each job has its minutes',
    {
      rules: flsa,
      shifts: [
        { ...nine, jobId: 'roof' },
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
    'time off lies on the weekdays of its request',
    { rules: flsa, timeOff: [{ requestId: 'r', startDate: '2026-11-13', endDate: '2026-11-16', hours: 16 }] },
    linesOf,
    ['11-13 PTO 480'],
  ),
  proof(
    'an open timesheet is asked about',
    { rules: flsa, shifts: [{ ...nine, out: null }], now: '2026-11-09 12:00' },
    exceptionsOf,
    ['11-09 OPEN_TIMESHEET'],
  ),
  proof('what nobody approved is asked about', { rules: flsa, shifts: [unapproved] }, exceptionsOf, [
    '11-09 NOT_APPROVED',
  ]),
  proof(
    'a missing location is asked about',
    { rules: flsa, shifts: [{ ...nine, missingLocation: true }] },
    exceptionsOf,
    ['11-09 MISSING_LOCATION'],
  ),
  proof(
    'more than 16 hours are asked about',
    { rules: { ...flsa, timezone: denver }, shifts: [{ in: '2026-11-09 6:00', out: '2026-11-09 22:01' }] },
    exceptionsOf,
    ['11-09 OVER_16_HOURS'],
  ),
  proof('a missed meal break is asked about', { rules: california, shifts: [nine] }, exceptionsOf, [
    '11-09 MISSED_MEAL_BREAK',
  ]),
];
