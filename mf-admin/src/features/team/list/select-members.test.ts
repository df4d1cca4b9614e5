import { describe, expect, test } from '@jest/globals';
import { aMember } from '../../../testing/team-builders.js';
import { type Sorting, selectMembers } from './select-members.js';

const team = [
  aMember('Zoë', { lastName: 'Adams', role: 'OWNER' }),
  aMember('Emma', { lastName: 'Young', email: 'boss@example.com', role: 'WORKER', status: 'INVITED' }),
  aMember('Émile', { lastName: 'Zola', role: 'MANAGER' }),
  aMember('Edith', { lastName: 'Xu', role: 'WORKER' }),
];
const sortBy = (column: Sorting['by'], descending = false): Sorting => ({ by: column, descending });
const names = (find: string, sorting: Sorting) => selectMembers(team, find, sorting).map(({ firstName }) => firstName);

describe('selectMembers', () => {
  test.each([
    [sortBy('name'), ['Edith', 'Émile', 'Emma', 'Zoë']],
    [sortBy('name', true), ['Zoë', 'Emma', 'Émile', 'Edith']],
    [sortBy('role'), ['Zoë', 'Émile', 'Edith', 'Emma']],
    [sortBy('role', true), ['Edith', 'Emma', 'Émile', 'Zoë']],
    [sortBy('status'), ['Edith', 'Émile', 'Zoë', 'Emma']],
  ])('sorts the team by %j', (sorting, sorted) => {
    expect(names('', sorting)).toEqual(sorted);
  });

  test.each([
    ['emile', ['Émile']],
    ['ZOL', ['Émile']],
    ['young em', ['Emma']],
    ['boss@', ['Emma']],
    ['  ', ['Edith', 'Émile', 'Emma', 'Zoë']],
    ['nobody', []],
  ])('searches names and email addresses for "%s"', (find, found) => {
    expect(names(find, sortBy('name'))).toEqual(found);
  });
});
