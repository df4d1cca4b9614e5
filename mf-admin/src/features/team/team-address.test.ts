import { describe, expect, test } from '@jest/globals';
import { writeAddress } from '@timetrack/screens';
import { teamAddress, teamLink } from './team-address.js';

const read = (query: string) => teamAddress.read(new URLSearchParams(query));

describe('the address of the team screen', () => {
  test('defaults to the whole team, sorted by name', () => {
    expect(read('')).toEqual({
      view: 'people',
      find: '',
      sorting: { by: 'name', descending: false },
      member: null,
      team: null,
      isSelecting: false,
    });
  });

  test('ignores an unknown sort column and an unknown view', () => {
    expect(read('sort=-shoe-size&view=shoes')).toEqual(read(''));
  });

  test('links to the panel of a team', () => {
    expect(read(teamLink('team-1').split('?')[1] ?? '')).toMatchObject({ view: 'teams', team: 'team-1', member: null });
  });

  test.each([
    { ...read('find=wes+c&sort=-role&member=user-1') },
    { ...read('sort=-name&select=terms') },
    { ...read('sort=status') },
    { ...read('view=teams&team=team-1') },
  ])('reads back what was written: %j', (address) => {
    const before = new URLSearchParams('view=teams&team=z&find=x&sort=role&member=y&select=terms');
    expect(teamAddress.read(writeAddress(teamAddress, before, address))).toEqual(address);
  });

  test('keeps the parameters of other screens and leaves out defaults', () => {
    expect(`${writeAddress(teamAddress, new URLSearchParams('theme=light'), read(''))}`).toBe('theme=light');
  });
});
