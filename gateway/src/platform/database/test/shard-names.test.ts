import { expect, test } from '@jest/globals';
import { nameOwnConstraint } from '../wire/shard-names.rules.js';

const namedOf = (constraint: unknown) => {
  const error = Object.assign(new Error('refused'), { constraint });
  nameOwnConstraint(error);
  return error.constraint;
};

test('the constraint of a shard has the name that migrations give it', () => {
  expect(namedOf('timesheets_never_overlap_102034')).toBe('timesheets_never_overlap');
});

test('other constraints keep their names', () => {
  expect(namedOf('users_email_key')).toBe('users_email_key');
  expect(namedOf('rounding_6_of_15')).toBe('rounding_6_of_15');
  expect(namedOf(undefined)).toBeUndefined();
});
