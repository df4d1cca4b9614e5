import { describe, expect, test } from '@jest/globals';
import { daysOf, describeChanges, labelOf, listIds, listPeople } from '../audit-changes.rules.js';

const job = '01890a5d-ac96-774b-bcce-b302099a8057';
const ada = '01890a5d-ac96-774b-bcce-b302099a8058';
const names = new Map([
  [job, 'Riverside'],
  [ada, 'Ada Marsh'],
]);

describe('a described change', () => {
  test.each([
    ['a text', { name: { before: 'A', after: 'B' } }, 'A', 'B'],
    ['a new value', { name: { after: 'B' } }, null, 'B'],
    ['a removed value', { name: { before: 'A' } }, 'A', null],
    ['an empty text', { notes: { before: '', after: null } }, '', null],
    ['yes and no', { requireLocationOnClock: { before: true, after: false } }, 'Yes', 'No'],
    ['a number', { geofenceToleranceMeters: { before: 150, after: 0 } }, '150', '0'],
    ['an instant', { endAt: { after: '2026-07-15T12:00:00.000Z' } }, null, '2026-07-15T12:00:00.000Z'],
    ['a list', { flags: { before: [], after: ['MISSING_LOCATION', 'LONG'] } }, '', 'MISSING_LOCATION, LONG'],
    ['a place', { location: { after: { lat: 39.7, lng: -105 } } }, null, 'Latitude 39.7, Longitude -105'],
    ['a value without before and after', { count: 7 }, null, '7'],
    [
      'an object without before and after',
      { location: { lat: 39.7, lng: -105 } },
      null,
      'Latitude 39.7, Longitude -105',
    ],
    ['a value that the log may not record', { email: 'changed' }, null, 'Changed; the log does not record the value'],
    ['an erased value', { email: 'erased' }, null, 'Erased'],
    ['an unchanged value', { name: { before: 'Ada Marsh', after: 'Ada Marsh' } }, 'Ada Marsh', 'Ada Marsh'],
    ['a subject by its name', { jobId: { before: null, after: job } }, null, 'Riverside'],
    ['users by their names', { assignedUserIds: { after: [ada, job] } }, null, 'Ada Marsh, Riverside'],
    ['a deleted subject by its id', { jobId: { before: 'gone' } }, 'gone', null],
    ['a person once, however often', { approvedWithExceptions: [ada, ada] }, null, 'Ada Marsh'],
    ['a thing within a value', { from: { jobId: job, clockOutAt: null } }, null, 'Job Riverside'],
    [
      'a recorded job by its name',
      { job: { before: { id: job, name: 'Hillside', retired: false } } },
      'Hillside',
      null,
    ],
    [
      'breaks',
      {
        breaks: {
          after: [
            { endAt: 'B', type: 'UNPAID', startAt: 'A' },
            { type: 'PAID', startAt: 'C', endAt: null },
          ],
        },
      },
      null,
      'Type UNPAID, Start A, End B; Type PAID, Start C',
    ],
    ['a text that equals an id as plain text', { notes: { after: ada } }, null, ada],
  ])('describes %s', (_what, changes, before, after) => {
    const [field] = Object.keys(changes);
    expect(describeChanges(changes, names)).toEqual([{ field, label: labelOf(String(field)), before, after }]);
  });

  test.each([
    ['clockInAt', 'Clock-in'],
    ['firstName', 'First name'],
    ['yearlyAllowanceHours', 'Yearly allowance hours'],
    ['jobId', 'Job'],
  ])('labels the field %s as %s', (field, label) => {
    expect(labelOf(field)).toBe(label);
  });

  test('lists unchanged values last', () => {
    const changes = {
      name: { before: 'Ada Marsh', after: 'Ada Marsh' },
      password: 'erased',
      status: { after: 'DELETED' },
    };
    expect(describeChanges(changes, names).map(({ field }) => field)).toEqual(['password', 'status', 'name']);
  });

  test('collects the ids of the subjects it references', () => {
    const changes = { jobId: { before: null, after: job }, assignedUserIds: { before: [ada], after: [] }, name: ada };
    expect(listIds(changes)).toEqual([
      { type: 'JOB', id: job },
      { type: 'USER', id: ada },
    ]);
  });

  test('collects ids within a value', () => {
    expect(listIds({ times: { before: { jobId: job } }, timesheetId: ada })).toEqual([
      { type: 'JOB', id: job },
      { type: 'TIMESHEET', id: ada },
    ]);
  });
});

test.each([
  ['a new person', { userId: ada }, [ada]],
  ['the people of a shift before and after', { assignedUserIds: { before: [job], after: [ada, job] } }, [ada, job]],
  ['the people of a bulk change', { userIds: [ada, job], approved: 3 }, [ada, job]],
  ['nobody', { name: ada, jobId: job }, []],
])('the changes name %s', (_what, changes, people) => {
  expect(listPeople(changes)).toEqual(people);
});

test.each([
  [{ startDate: '2026-11-01', endDate: '2026-11-14' }, '2026-11-01 to 2026-11-14'],
  [{ startDate: { after: '2026-11-01' }, endDate: { after: '2026-11-14' } }, null],
  [{}, null],
])('the days of %j are %s', (changes, days) => {
  expect(daysOf(changes)).toBe(days);
});
