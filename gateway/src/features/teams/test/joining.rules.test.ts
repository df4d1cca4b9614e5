import { describe, expect, test } from '@jest/globals';
import { createNameReader } from '../joining/joining.rules.js';

const garden = { id: 'garden', name: 'Garden crew' };
const teams = [garden, { id: 'ecole', name: 'École' }];
const callers = {
  administrator: { role: 'ADMIN' },
  manager: { role: 'MANAGER' },
  restricted: { role: 'MANAGER', isRestricted: true },
} as const;
type Caller = keyof typeof callers;

describe('the name of a team in a file', () => {
  test.each([
    ['Garden crew', garden],
    ['  GARDEN  Crew ', garden],
    ['ÉCOLE', teams[1]],
  ])('is found whatever its case and spaces: %j', (cell, team) => {
    for (const caller of Object.values(callers)) {
      expect(createNameReader(caller, teams)(cell, true)).toEqual({ team, problem: null });
    }
  });

  test.each<[Caller, string]>([
    ['administrator', 'Stone crew is not a team. Create it first.'],
    ['manager', 'Stone crew is not a team that you lead'],
    ['restricted', 'Choose one of your teams.'],
  ])('is refused if it is unknown to the %s', (caller, problem) => {
    expect(createNameReader(callers[caller], teams)(' Stone crew', true)).toEqual({ team: null, problem });
  });

  test.each<[Caller, boolean, string | null]>([
    ['administrator', true, null],
    ['manager', true, null],
    ['restricted', true, 'Choose one of your teams.'],
    ['restricted', false, null],
  ])('may be absent for the %s, except for a new person of a restricted manager', (caller, isNew, problem) => {
    expect(createNameReader(callers[caller], teams)(' ', isNew)).toEqual({ team: null, problem });
  });
});
