import { expect, test } from '@jest/globals';
import { constraintOf } from '../connection.js';

test('the constraint of a shard has the name that migrations give it', () => {
  expect(constraintOf('timesheets_never_overlap_102034')).toBe('timesheets_never_overlap');
});

test('other constraints keep their names', () => {
  expect(constraintOf('users_email_key')).toBe('users_email_key');
  expect(constraintOf('rounding_6_of_15')).toBe('rounding_6_of_15');
});
