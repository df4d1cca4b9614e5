import { expect, test } from '@jest/globals';
import { Places } from '../places.js';

test('places are limited for each organization and for all together', () => {
  const places = new Places({ perOrganization: 2, overall: 3 });
  const leave = places.take('a');
  places.take('a');
  expect(places.take('a')).toBeNull();

  expect(places.take('b')).not.toBeNull();
  expect(places.take('c')).toBeNull();

  leave?.();
  expect(places.take('c')).not.toBeNull();
});
