import { describe, expect, test } from '@jest/globals';
import { readTeamAddress, type TeamAddress, writeTeamAddress } from './team-address.js';

const read = (query: string) => readTeamAddress(new URLSearchParams(query));

describe('the address of the team screen', () => {
  test('defaults to the whole team, sorted by name', () => {
    expect(read('')).toEqual({ find: '', sorting: { by: 'name', descending: false }, member: null });
  });

  test('ignores an unknown sort column', () => {
    expect(read('sort=-shoe-size')).toEqual(read(''));
  });

  test.each<TeamAddress>([
    { find: 'wes c', sorting: { by: 'role', descending: true }, member: 'user-1' },
    { find: '', sorting: { by: 'name', descending: true }, member: null },
    { find: '', sorting: { by: 'status', descending: false }, member: null },
  ])('reads back what was written: %j', (address) => {
    const before = new URLSearchParams('find=x&sort=role&member=y');
    expect(readTeamAddress(writeTeamAddress(before, address))).toEqual(address);
  });

  test('keeps foreign parameters and leaves out defaults', () => {
    expect(`${writeTeamAddress(new URLSearchParams('theme=light'), read(''))}`).toBe('theme=light');
  });
});
