import { describe, expect, test } from '@jest/globals';
import { fixedTimeZone } from '@timetrack/screens/basics';
import { newValues, newValuesFor, type ScheduleValues } from '../board/schedule-values.js';
import { explainImpossibleTime, scheduleSchema } from './schedule-schema.js';

const denver = fixedTimeZone('America/Denver');
const schema = scheduleSchema(denver);
const validValues = (members: Partial<ScheduleValues> = {}): ScheduleValues => ({
  ...newValues('2026-03-02'),
  title: 'Framing',
  assignees: ['user-ana'],
  ...members,
});
const errorsOf = (values: ScheduleValues) =>
  Object.fromEntries((schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path[0], message]));

describe('the values of a new schedule', () => {
  test.each([
    ['2026-01-15', '2026-01-15T16:00:00.000Z', '2026-01-16T00:00:00.000Z'],
    ['2026-03-07', '2026-03-07T16:00:00.000Z', '2026-03-08T00:00:00.000Z'],
    ['2026-03-08', '2026-03-08T15:00:00.000Z', '2026-03-08T23:00:00.000Z'],
    ['2026-10-31', '2026-10-31T15:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026-11-01', '2026-11-01T16:00:00.000Z', '2026-11-02T00:00:00.000Z'],
  ])('for %s last from 9:00 to 17:00 in Denver', (day, startAt, endAt) => {
    const values = { ...newValues(day), title: 'Framing', assignees: ['user-ana'] };
    expect(schema.parse(values)).toMatchObject({ startAt, endAt });
  });

  test('for a cell assign the person of its row, and last eight hours', () => {
    const values = { ...newValuesFor('2026-03-08', 'user-ana', denver), title: 'Framing' };
    expect(schema.parse(values)).toMatchObject({
      assignedUserIds: ['user-ana'],
      startAt: '2026-03-08T15:00:00.000Z',
      endAt: '2026-03-08T23:00:00.000Z',
    });
  });

  test('describe a draft, and send a missing job and blank notes as null', () => {
    expect(schema.parse(validValues({ notes: '  ' }))).toMatchObject({ status: 'DRAFT', jobId: null, notes: null });
  });
});

describe('the form of a schedule', () => {
  test.each<[string, Partial<ScheduleValues>, Record<string, string>]>([
    ['a blank title', { title: ' ' }, { title: 'Title is required' }],
    ['a missing start', { start: { text: '' } }, { start: 'Start is required' }],
    ['a missing end', { end: { text: '' } }, { end: 'End is required' }],
    ['no assignees', { assignees: [] }, { assignees: 'Please assign at least one employee' }],
    ['an end before the start', { end: { text: '2026-03-02T08:59' } }, { end: 'End time must be after start time' }],
    ['an end at the start', { end: { text: '2026-03-02T09:00' } }, { end: 'End time must be after start time' }],
    ['an incomplete start', { start: { text: '', isInvalid: true } }, { start: 'Invalid start date/time' }],
    ['an incomplete end', { end: { text: '', isInvalid: true } }, { end: 'Invalid end date/time' }],
    ['a start that the clocks skip', { start: { text: '2026-03-08T02:30' } }, { start: 'Invalid start date/time' }],
    ['an end that the clocks skip', { end: { text: '2026-03-08T02:30' } }, { end: 'Invalid end date/time' }],
    ['an end that occurs twice', { end: { text: '2026-11-01T01:30' } }, { end: 'Choose the first or the second' }],
  ])('rejects %s', (_, members, errors) => {
    expect(errorsOf(validValues(members))).toEqual(errors);
  });

  test('reports all errors at once', () => {
    const errors = errorsOf(validValues({ title: '', assignees: [], start: { text: '' } }));
    expect(Object.keys(errors).sort()).toEqual(['assignees', 'start', 'title']);
  });

  test('reports an end before the start together with a missing title', () => {
    const errors = errorsOf(validValues({ title: '', end: { text: '2026-03-02T08:00' } }));
    expect(Object.keys(errors).sort()).toEqual(['end', 'title']);
  });

  test('explains a time that the clocks skip', () => {
    const explanation = explainImpossibleTime({ text: '2026-03-08T02:30' }, denver);
    expect(explanation).toMatch(/^2:30 AM does not exist on Sunday, March 8, 2026/u);
  });

  test('distinguishes the two occurrences of a local time', () => {
    const endOf = (occurrence: 'first' | 'second') =>
      schema.parse(validValues({ start: { text: '2026-10-31T22:00' }, end: { text: '2026-11-01T01:30', occurrence } }))
        .endAt;
    expect(endOf('first')).toBe('2026-11-01T07:30:00.000Z');
    expect(endOf('second')).toBe('2026-11-01T08:30:00.000Z');
  });
});
