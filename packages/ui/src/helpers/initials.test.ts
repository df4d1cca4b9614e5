import { expect, test } from '@jest/globals';
import { initials } from '../components/Avatar.js';

test.each([
  ['Ada', 'Reyes', 'AR'],
  ['ada', 'reyes', 'AR'],
  ['  Ada ', ' Reyes', 'AR'],
  ['Ada', '', 'A'],
  ['', '', '?'],
  ['Øyvind', 'Ångström', 'ØÅ'],
  ['𝒜da', '字', '𝒜字'],
])('the initials of "%s" "%s" are %s', (firstName, lastName, expected) => {
  expect(initials(firstName, lastName)).toBe(expected);
});
