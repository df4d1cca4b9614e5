import { expect, test } from '@jest/globals';
import { fullName, matchesName } from './person-name.js';

const person = { firstName: 'Øyvind José', lastName: 'Ångström' };

test('writes the first name before the last', () => {
  expect(fullName(person)).toBe('Øyvind José Ångström');
});

test.each([
  ['', true],
  ['  angst ', true],
  ['ÅNG jose', true],
  ['jose maria', false],
])('a search for %j matches: %s', (search, expected) => {
  expect(matchesName(person, search)).toBe(expected);
});
