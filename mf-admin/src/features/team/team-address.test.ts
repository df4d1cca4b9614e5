import { describe, expect, test } from '@jest/globals';
import { writeAddress } from '@timetrack/screens';
import { teamAddress } from './team-address.js';

const read = (query: string) => teamAddress.read(new URLSearchParams(query));

describe('the address of the team screen', () => {
  test('defaults to the whole team, sorted by name', () => {
    expect(read('')).toEqual({
      find: '',
      sorting: { by: 'name', descending: false },
      member: null,
      isSelecting: false,
    });
  });

  test('ignores an unknown sort column', () => {
    expect(read('sort=-shoe-size')).toEqual(read(''));
  });

  test.each([
    { find: 'wes c', sorting: { by: 'role', descending: true }, member: 'user-1', isSelecting: false },
    { find: '', sorting: { by: 'name', descending: true }, member: null, isSelecting: true },
    { find: '', sorting: { by: 'status', descending: false }, member: null, isSelecting: false },
  ] as const)('reads back what was written: %j', (address) => {
    const before = new URLSearchParams('find=x&sort=role&member=y&select=terms');
    expect(teamAddress.read(writeAddress(teamAddress, before, address))).toEqual(address);
  });

  test('keeps the parameters of other screens and leaves out defaults', () => {
    expect(`${writeAddress(teamAddress, new URLSearchParams('theme=light'), read(''))}`).toBe('theme=light');
  });
});
