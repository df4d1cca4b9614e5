import { expect, test } from '@jest/globals';
import { someOvertimeRules } from '../../../testing/overtime-builders.js';
import { someTerms } from '../../../testing/terms-builders.js';
import { describeRule, describeTerms, describeWaivers } from './terms-words.js';

const rules = someOvertimeRules();
const union = { id: 'rule-1', name: 'Union' };
const first = someTerms();
const colorado = { overtimeRule: 'COLORADO', overtimeRuleInForce: 'COLORADO' } as const;
const california = { overtimeRule: 'CALIFORNIA', overtimeRuleInForce: 'CALIFORNIA' } as const;

test.each([
  ['Federal (FLSA), the organization’s rule', [first]],
  ['Colorado since Nov 1, 2026', [first, someTerms({ ...colorado, from: '2026-11-01' })]],
  [
    'Colorado since Nov 1, 2026',
    [
      first,
      someTerms({ ...colorado, from: '2026-11-01' }),
      someTerms({ ...colorado, from: '2026-11-08', contractMinutes: 2400 }),
    ],
  ],
  ['Exempt from overtime since Nov 1, 2026', [first, someTerms({ exempt: true, from: '2026-11-01' })]],
  ['Exempt from overtime', [someTerms({ exempt: true })]],
  [
    'Union since Nov 8, 2026',
    [
      first,
      someTerms({
        ...{ overtimeRule: 'CUSTOM', overtimeRuleInForce: 'CUSTOM', from: '2026-11-08' },
        ...{ customRule: union, customRuleInForce: union },
      }),
    ],
  ],
  ['Union, the organization’s rule', [someTerms({ overtimeRuleInForce: 'CUSTOM', customRuleInForce: union })]],
])('names the rule and since when: %s', (text, history) => {
  const terms = history.at(-1) ?? first;
  expect(describeRule(history, terms, rules)).toBe(text);
});

test.each([
  [null, first],
  ['None', someTerms(california)],
  ['the meal of shifts of at most 6 hours', someTerms({ ...california, waivesFirstMeal: true })],
  [null, someTerms({ ...california, exempt: true, waivesFirstMeal: true })],
])('mentions waivers under California’s rule only: %s', (text, terms) => {
  expect(describeWaivers(terms)).toBe(text);
});

test('describes terms in one line', () => {
  const position = { id: 'position-1', name: 'Cook' };
  expect(describeTerms(someTerms({ exempt: true, contractMinutes: 2400, position }), rules)).toBe(
    'Exempt from overtime · 40h a week · Cook',
  );
});
