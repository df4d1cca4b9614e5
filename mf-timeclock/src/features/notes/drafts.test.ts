import { describe, expect, test } from '@jest/globals';
import { discardDraft, draftFor, keyOf, next, unsavedTimesheets, withEdit, withoutSaved } from './draft-store.js';

const photo = { url: '/api/photos/1', thumbnailUrl: '/api/photos/1?thumbnail' };

describe('a draft written before clocking in', () => {
  test('is kept for the next timesheet', () => {
    const drafts = withEdit({}, keyOf(undefined), { notes: 'Bring the ladder' });
    expect(draftFor(drafts, 'a')).toEqual({ notes: 'Bring the ladder' });
  });

  test('also belongs to a timesheet that the server has not confirmed', () => {
    expect(keyOf('expected-1')).toBe(next);
  });

  test('moves to the timesheet with the first edit', () => {
    const drafts = withEdit({ [next]: { notes: 'Before' } }, 'a', { images: [photo] });
    expect(drafts).toEqual({ a: { notes: 'Before', images: [photo] } });
  });
});

describe('a saved draft', () => {
  test('is forgotten', () => {
    const saved = { notes: 'Done' };
    expect(withoutSaved({ a: saved }, 'a', saved)).toEqual({});
  });

  test('keeps changes made during the request', () => {
    const drafts = { a: { notes: 'Done, and more' } };
    expect(withoutSaved(drafts, 'a', { notes: 'Done' })).toEqual(drafts);
  });

  test('leaves drafts of other timesheets unchanged', () => {
    const saved = { notes: 'Done' };
    expect(withoutSaved({ a: saved, b: { notes: 'Other' } }, 'a', saved)).toEqual({ b: { notes: 'Other' } });
  });
});

test('finds closed timesheets with unsaved drafts', () => {
  const drafts = { a: { notes: 'Old' }, b: { notes: 'Current' }, [next]: { notes: 'To come' } };
  expect(unsavedTimesheets(drafts, 'b')).toEqual(['a']);
});

test('discards only the requested draft', () => {
  expect(discardDraft({ a: { notes: 'Old' }, b: { notes: 'Current' } }, 'a')).toEqual({ b: { notes: 'Current' } });
});
