import { describe, expect, test } from '@jest/globals';
import { draftFor, keyOf, leftBehind, next, withEdit, without, withoutSaved } from './drafts.js';

const photo = { url: '/api/photos/1', thumbnailUrl: '/api/photos/1?thumbnail' };

describe('before clocking in', () => {
  test('keeps what is written for the timesheet that comes', () => {
    const drafts = withEdit({}, keyOf(undefined), { notes: 'Bring the ladder' });
    expect(draftFor(drafts, 'a')).toEqual({ notes: 'Bring the ladder' });
  });

  test('treats a timesheet that the server has not confirmed as one to come', () => {
    expect(keyOf('expected-1')).toBe(next);
  });

  test('hands the draft over with the first edit', () => {
    const drafts = withEdit({ [next]: { notes: 'Before' } }, 'a', { images: [photo] });
    expect(drafts).toEqual({ a: { notes: 'Before', images: [photo] } });
  });
});

describe('after a save', () => {
  test('forgets what was saved', () => {
    const saved = { notes: 'Done' };
    expect(withoutSaved({ a: saved }, 'a', saved)).toEqual({});
  });

  test('keeps what was written while the save was on its way', () => {
    const drafts = { a: { notes: 'Done, and more' } };
    expect(withoutSaved(drafts, 'a', { notes: 'Done' })).toEqual(drafts);
  });

  test('leaves the drafts of other timesheets alone', () => {
    const saved = { notes: 'Done' };
    expect(withoutSaved({ a: saved, b: { notes: 'Other' } }, 'a', saved)).toEqual({ b: { notes: 'Other' } });
  });
});

test('finds closed timesheets whose drafts still wait', () => {
  const drafts = { a: { notes: 'Old' }, b: { notes: 'Current' }, [next]: { notes: 'To come' } };
  expect(leftBehind(drafts, 'b')).toEqual(['a']);
});

test('discards only what was asked for', () => {
  expect(without({ a: { notes: 'Old' }, b: { notes: 'Current' } }, 'a')).toEqual({ b: { notes: 'Current' } });
});
