import { expect, test } from '@jest/globals';
import { Slots } from '../slots.js';

test('slots are limited for each organization and for all together', () => {
  const slots = new Slots({ perOrganization: 2, overall: 3 });
  const leave = slots.take('a');
  slots.take('a');
  expect(slots.take('a')).toBeNull();

  expect(slots.take('b')).not.toBeNull();
  expect(slots.take('c')).toBeNull();

  leave?.();
  expect(slots.take('c')).not.toBeNull();
});
