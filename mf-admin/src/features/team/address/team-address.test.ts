import { expect, test } from '@jest/globals';
import { readTeamAddress, type TeamAddress, writeTeamAddress } from './team-address.js';

const read = (query: string) => readTeamAddress(new URLSearchParams(query));

test('an address that says nothing means everybody, by name', () => {
  expect(read('')).toEqual({ find: '', sorting: { by: 'name', descending: false }, member: null });
});

test('an address that says nonsense means the same', () => {
  expect(read('sort=-shoe-size')).toEqual(read(''));
});

test.each<TeamAddress>([
  { find: 'wes c', sorting: { by: 'role', descending: true }, member: 'user-1' },
  { find: '', sorting: { by: 'name', descending: true }, member: null },
  { find: '', sorting: { by: 'status', descending: false }, member: null },
])('brings back what was written into it: %j', (address) => {
  const before = new URLSearchParams('find=x&sort=role&member=y');
  expect(readTeamAddress(writeTeamAddress(before, address))).toEqual(address);
});

test('keeps what is not its own, and says nothing of the usual', () => {
  expect(`${writeTeamAddress(new URLSearchParams('theme=light'), read(''))}`).toBe('theme=light');
});
