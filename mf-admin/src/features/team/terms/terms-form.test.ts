import { expect, test } from '@jest/globals';
import { someTerms } from '../../../testing/terms-builders.js';
import { changesIn, termsSchema, unchanged, valuesOf } from './terms-form.js';

const from = '2026-11-08';

test.each([
  ['37.5', 2_250],
  ['37,5', 2_250],
  ['37h 30m', 2_250],
  ['168', 10_080],
  [' 40 ', 2_400],
])('reads the weekly hours %j', (weeklyHours, contractMinutes) => {
  const initial = valuesOf(someTerms(), from);
  expect(changesIn(termsSchema.parse({ ...initial, weeklyHours }), initial)).toEqual({ contractMinutes });
});

test('shows the terms of one person, and finds no change in them', () => {
  const customRule = { id: 'rule-1', name: 'Union' };
  const terms = someTerms({
    ...{ overtimeRule: 'CUSTOM', overtimeRuleInForce: 'CUSTOM', customRule },
    contractMinutes: 2_250,
  });
  const initial = valuesOf(terms, from);
  expect(initial).toMatchObject({ overtimeRule: 'rule-1', weeklyHours: '37h 30m', exempt: 'false' });
  expect(changesIn(termsSchema.parse(initial), initial)).toEqual({});
});

test('resets the fields of one person', () => {
  const position = { id: 'position-1', name: 'Cook' };
  const initial = valuesOf(
    someTerms({ overtimeRule: 'OREGON', overtimeRuleInForce: 'OREGON', contractMinutes: 2_400, position }),
    from,
  );
  const changed = { ...initial, overtimeRule: '', weeklyHours: '', positionId: '' };
  expect(changesIn(changed, initial)).toEqual({ overtimeRule: null, contractMinutes: null, positionId: null });
});

test('keeps the fields of several people that nobody touched', () => {
  const initial = valuesOf(null, from);
  expect(changesIn(initial, initial)).toEqual({});
  expect(changesIn({ ...initial, overtimeRule: 'rule-1' }, initial)).toEqual({
    ...{ overtimeRule: 'CUSTOM', customRuleId: 'rule-1' },
  });
  expect(changesIn({ ...initial, exempt: 'true', positionId: unchanged }, initial)).toEqual({ exempt: true });
});
