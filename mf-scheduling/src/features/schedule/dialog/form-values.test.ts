import { describe, expect, test } from '@jest/globals';
import { check, type FormValues, newValues, newValuesFor } from './form-values.js';

const denver = 'America/Denver';
const filled = (members: Partial<FormValues> = {}): FormValues => ({
  ...newValues('2026-03-02'),
  title: 'Framing',
  assignees: ['user-ana'],
  ...members,
});

describe('a new schedule', () => {
  test.each([
    ['2026-01-15', '2026-01-15T16:00:00.000Z', '2026-01-16T00:00:00.000Z'],
    ['2026-03-07', '2026-03-07T16:00:00.000Z', '2026-03-08T00:00:00.000Z'],
    ['2026-03-08', '2026-03-08T15:00:00.000Z', '2026-03-08T23:00:00.000Z'],
    ['2026-10-31', '2026-10-31T15:00:00.000Z', '2026-10-31T23:00:00.000Z'],
    ['2026-11-01', '2026-11-01T16:00:00.000Z', '2026-11-02T00:00:00.000Z'],
  ])('of %s runs from 9:00 to 17:00 in Denver', (day, startAt, endAt) => {
    const values = { ...newValues(day), title: 'Framing', assignees: ['user-ana'] };
    expect(check(values, denver).input).toMatchObject({ startAt, endAt });
  });

  test('of a cell is for the person of its row, and lasts eight hours', () => {
    const values = { ...newValuesFor('2026-03-08', 'user-ana', denver), title: 'Framing' };
    expect(check(values, denver).input).toMatchObject({
      assignedUserIds: ['user-ana'],
      startAt: '2026-03-08T15:00:00.000Z',
      endAt: '2026-03-08T23:00:00.000Z',
    });
  });

  test('is a draft without job and notes, which are sent as null', () => {
    expect(check(filled({ notes: '  ' }), denver).input).toMatchObject({ status: 'DRAFT', jobId: null, notes: null });
  });
});

describe('what can not be saved', () => {
  test.each<[string, Partial<FormValues>, Record<string, string>]>([
    ['no title', { title: ' ' }, { title: 'Title is required' }],
    ['no start', { start: { text: '' } }, { start: 'Start is required' }],
    ['no end', { end: { text: '' } }, { end: 'End is required' }],
    ['nobody assigned', { assignees: [] }, { assignees: 'Please assign at least one employee' }],
    ['an end before the start', { end: { text: '2026-03-02T08:59' } }, { end: 'End time must be after start time' }],
    ['an end at the start', { end: { text: '2026-03-02T09:00' } }, { end: 'End time must be after start time' }],
    ['half a start', { start: { text: '', isInvalid: true } }, { start: 'Invalid start date/time' }],
    ['half an end', { end: { text: '', isInvalid: true } }, { end: 'Invalid end date/time' }],
    ['a start that is skipped', { start: { text: '2026-03-08T02:30' } }, { start: 'Invalid start date/time' }],
    ['an end that is skipped', { end: { text: '2026-03-08T02:30' } }, { end: 'Invalid end date/time' }],
    ['an end of which there are two', { end: { text: '2026-11-01T01:30' } }, { end: 'Choose the first or the second' }],
  ])('is one with %s', (_, members, errors) => {
    expect(check(filled(members), denver)).toMatchObject({ errors, input: null });
    expect(Object.keys(check(filled(members), denver).errors)).toEqual(Object.keys(errors));
  });

  test('says everything that is wrong at once', () => {
    const { errors } = check(filled({ title: '', assignees: [], start: { text: '' } }), denver);
    expect(Object.keys(errors).sort()).toEqual(['assignees', 'start', 'title']);
  });

  test('explains a time that is skipped', () => {
    const { explanations } = check(filled({ start: { text: '2026-03-08T02:30' } }), denver);
    expect(explanations.start).toMatch(/^2:30 AM does not exist on Sunday, March 8, 2026/u);
  });
});

test('two ends with the same wall time are two different shifts', () => {
  const ending = (occurrence: 'first' | 'second') =>
    check(filled({ start: { text: '2026-10-31T22:00' }, end: { text: '2026-11-01T01:30', occurrence } }), denver).input;
  expect(ending('first')?.endAt).toBe('2026-11-01T07:30:00.000Z');
  expect(ending('second')?.endAt).toBe('2026-11-01T08:30:00.000Z');
});
