import { describe, expect, test } from '@jest/globals';
import { areSameRows, changeTerms, findChangeProblems, findTermsOn, readChanges } from '../terms/terms.rules.js';
import { type DatedTerms, defaultTerms, type TermsChanges } from '../terms/terms.types.js';

const beginning = '0001-01-01';
const row = (from: string, changes: TermsChanges): DatedTerms => ({ ...defaultTerms, ...changes, from }) as DatedTerms;

describe('a change of terms', () => {
  test.each<[string, DatedTerms[], string, TermsChanges, DatedTerms[]]>([
    ['adds the first row', [], '2026-11-01', { exempt: true }, [row('2026-11-01', { exempt: true })]],
    ['adds no row that equals the default', [], '2026-11-01', { exempt: false }, []],
    ['holds from the beginning', [], beginning, { exempt: true }, [row(beginning, { exempt: true })]],
    [
      'adds no row that equals the row before',
      [row('2026-01-01', { exempt: true })],
      '2026-11-01',
      { exempt: true },
      [row('2026-01-01', { exempt: true })],
    ],
    [
      'replaces the values of the same day',
      [row('2026-11-01', { contractMinutes: 2400 })],
      '2026-11-01',
      { contractMinutes: 1200 },
      [row('2026-11-01', { contractMinutes: 1200 })],
    ],
    [
      'removes the later values of the field',
      [row('2026-01-01', { contractMinutes: 600 }), row('2026-12-01', { contractMinutes: 2400 })],
      '2026-11-01',
      { contractMinutes: 1200 },
      [row('2026-01-01', { contractMinutes: 600 }), row('2026-11-01', { contractMinutes: 1200 })],
    ],
    [
      'keeps the later values of other fields',
      [row('2026-12-01', { exempt: true, contractMinutes: 2400 })],
      '2026-11-01',
      { contractMinutes: 1200 },
      [row('2026-11-01', { contractMinutes: 1200 }), row('2026-12-01', { exempt: true, contractMinutes: 1200 })],
    ],
    [
      'keeps the earlier values of other fields',
      [row('2026-01-01', { exempt: true })],
      '2026-11-01',
      { positionId: 'welder' },
      [row('2026-01-01', { exempt: true }), row('2026-11-01', { exempt: true, positionId: 'welder' })],
    ],
    [
      'from the beginning keeps the days on which other fields change',
      [row('2026-01-01', { exempt: true }), row('2026-06-01', { exempt: true, waivesFirstMeal: true })],
      beginning,
      { exempt: false },
      [row('2026-06-01', { waivesFirstMeal: true })],
    ],
    [
      'merges rows that become equal',
      [row('2026-01-01', { contractMinutes: 600 }), row('2026-06-01', { contractMinutes: 1200 })],
      '2026-01-01',
      { contractMinutes: 1200 },
      [row('2026-01-01', { contractMinutes: 1200 })],
    ],
    [
      'removes all rows when nothing differs from the default',
      [row(beginning, { exempt: true }), row('2026-06-01', { exempt: false })],
      beginning,
      { exempt: false },
      [],
    ],
    [
      'changes a rule and its custom rule together',
      [row('2026-01-01', { overtimeRule: 'CUSTOM', customRuleId: 'nine' })],
      '2026-06-01',
      { overtimeRule: 'ALASKA', customRuleId: null },
      [
        row('2026-01-01', { overtimeRule: 'CUSTOM', customRuleId: 'nine' }),
        row('2026-06-01', { overtimeRule: 'ALASKA' }),
      ],
    ],
  ])('%s', (_what, rows, from, changes, after) => {
    expect(changeTerms(rows, from, changes)).toEqual(after);
  });

  test.each(Array.from({ length: 300 }, (_, index) => index + 1))(
    'says the same on each day as the fields one by one, in random history %i',
    (seed) => {
      const random = createRandom(seed);
      const exempt = days.map(() => false);
      const contractMinutes = days.map((): number | null => null);
      let rows: DatedTerms[] = [];
      for (let change = 0; change < 6; change += 1) {
        const first = random(days.length);
        if (random(2) === 0) {
          exempt.fill(random(2) === 0, first);
          rows = changeTerms(rows, days[first] ?? '', { exempt: exempt[first] });
        } else {
          contractMinutes.fill([null, 600, 1200][random(3)] ?? null, first);
          rows = changeTerms(rows, days[first] ?? '', { contractMinutes: contractMinutes[first] });
        }
      }
      const found = days.map((day) => findTermsOn(rows, day) ?? defaultTerms);
      expect(found.map((terms) => terms.exempt)).toEqual(exempt);
      expect(found.map((terms) => terms.contractMinutes)).toEqual(contractMinutes);
      const before = (index: number) => ({ ...defaultTerms, ...rows[index - 1], from: rows[index]?.from ?? '' });
      expect(rows.filter((each, index) => areSameRows([each], [before(index)]))).toEqual([]);
    },
  );
});

const days = Array.from({ length: 12 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);

/** Whole numbers below a limit, the same for each seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

describe('the fields of a change', () => {
  test.each([
    [{ exempt: null }, { exempt: false }],
    [
      { waivesFirstMeal: null, waivesSecondMeal: true },
      { waivesFirstMeal: false, waivesSecondMeal: true },
    ],
    [
      { contractMinutes: null, positionId: null },
      { contractMinutes: null, positionId: null },
    ],
    [{ overtimeRule: 'ALASKA' }, { overtimeRule: 'ALASKA', customRuleId: null }],
    [{ overtimeRule: null }, { overtimeRule: null, customRuleId: null }],
    [
      { overtimeRule: 'CUSTOM', customRuleId: 'nine' },
      { overtimeRule: 'CUSTOM', customRuleId: 'nine' },
    ],
    [{ exempt: undefined, customRuleId: null }, {}],
  ] as const)('turn %j into %j', (given, changes) => {
    expect(readChanges(given)).toEqual(changes);
  });

  test.each([
    [{}, 'body'],
    [{ customRuleId: null }, 'body'],
    [{ overtimeRule: 'CUSTOM' }, 'customRuleId'],
    [{ overtimeRule: 'CUSTOM', customRuleId: null }, 'customRuleId'],
    [{ overtimeRule: 'ALASKA', customRuleId: 'nine' }, 'customRuleId'],
    [{ customRuleId: 'nine' }, 'customRuleId'],
    [{ exempt: true, customRuleId: 'nine' }, 'customRuleId'],
  ] as const)('refuse %j at %s', (given, field) => {
    expect(Object.keys(findChangeProblems(given) ?? {})).toEqual([field]);
  });

  test('accept a rule with its custom rule', () => {
    expect(findChangeProblems({ overtimeRule: 'CUSTOM', customRuleId: 'nine' })).toBeUndefined();
  });
});
