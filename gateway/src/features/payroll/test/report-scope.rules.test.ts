import { describe, expect, test } from '@jest/globals';
import { nameFile } from '../reports/report-scope.rules.js';

describe('the name of a file', () => {
  test.each([
    [[], 'times'],
    [['Garden crew'], 'times-garden-crew'],
    [['Garden crew', 'Stone & Tile'], 'times-garden-crew-stone-tile'],
    [['Équipe Süd'], 'times-equipe-sud'],
    [['Команда'], 'times-team'],
    [['../../etc "x"'], 'times-etc-x'],
    [['x'.repeat(119), 'yz'], `times-${'x'.repeat(119)}`],
  ])('ends in the teams %j: %s', (names, expected) => {
    expect(nameFile('times', { teams: names.map((name, index) => ({ id: String(index), name })) })).toBe(expected);
  });
});
