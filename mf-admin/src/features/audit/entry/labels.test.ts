import { expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { describeConcerned, formatValue } from './labels.js';

test.each([
  ['2026-11-21T15:00:00.000Z', 'Nov 21, 2026, 8:00:00 AM MST'],
  [
    'type UNPAID, startAt 2026-11-21T19:00:00.000Z, endAt 2026-11-21T19:30:00.000Z',
    'type UNPAID, startAt Nov 21, 2026, 12:00:00 PM MST, endAt Nov 21, 2026, 12:30:00 PM MST',
  ],
  ['ACCOUNTANT', 'Accountant'],
  ['Mowing', 'Mowing'],
  ['2026-11-01', 'Nov 1, 2026'],
  ['2026-11-01 to 2026-11-14', 'Nov 1 – 14, 2026'],
  ['2026-11-31', '2026-11-31'],
  ['Concert of 2026-11-01', 'Concert of 2026-11-01'],
])('shows the recorded value %s in the organization’s time zone', (value, text) => {
  expect(formatValue(value, fixedTimeZone('America/Denver'))).toBe(text);
});

test.each([
  ['COLORADO', 'Colorado'],
  ['FLSA, NONE', 'Federal (FLSA), No overtime'],
  ['ATLANTIS', 'ATLANTIS'],
])('names the law of the overtime rule %s', (value, text) => {
  expect(formatValue(value, fixedTimeZone('America/Denver'), 'overtimeRule')).toBe(text);
});

test.each([
  ['ORGANIZATION', 'Everyone'],
  ['TEAMS', 'Their teams'],
  ['PLANET', 'PLANET'],
])('names the reach %s', (value, text) => {
  expect(formatValue(value, fixedTimeZone('America/Denver'), 'reach')).toBe(text);
});

const person = (firstName: string) => ({ id: `user-${firstName}`, firstName, lastName: 'Castillo' });
const [ada, bo, wes, noor] = [person('Ada'), person('Bo'), person('Wes'), person('Noor')];

test.each([
  ['nobody', { people: [] }, null],
  ['the person who acted', { people: [ada] }, null],
  ['the person who is the subject', { people: [wes], subjectName: 'Wes Castillo' }, null],
  ['the person of a shift', { people: [wes], subjectName: 'Early shift' }, 'Wes Castillo'],
  ['the person who acted and another', { people: [ada, wes] }, 'Ada Castillo and Wes Castillo'],
  [
    'many',
    { people: [bo, wes, noor, ada], peopleCount: 1_203 },
    'Bo Castillo, Wes Castillo, Noor Castillo, and 1,200 more',
  ],
])('an entry that concerns %s', (_whom, entry, text) => {
  expect(describeConcerned({ actor: ada, subjectName: null, peopleCount: entry.people.length, ...entry })).toBe(text);
});
