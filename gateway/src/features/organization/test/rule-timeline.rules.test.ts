import { describe, expect, test } from '@jest/globals';
import type { DatedRules, RuleTimeline } from '../../../pay-engine/index.js';
import { createRuleTimeline, instantsOf } from '../rule-timeline.rules.js';
import { aHistory } from './builders.js';

const newYork: DatedRules = {
  ...{ from: null, timezone: 'America/New_York', roundingRule: 'none', overtimeRule: 'FLSA' },
  ...{ workweekStartsOn: 'SUNDAY', customRule: undefined, breakPremiums: true },
};
const movedTo = (timezone: string): RuleTimeline => [newYork, { ...newYork, from: '2026-07-15', timezone }];

describe('the rule timeline', () => {
  test('has one entry for each day on which a rule changes', () => {
    const history = aHistory({
      overtimeRule: [
        { from: '0001-01-01', value: 'FLSA' },
        { from: '2026-07-15', value: 'CALIFORNIA' },
      ],
      timezone: [
        { from: '0001-01-01', value: null },
        { from: '2026-07-15', value: 'America/New_York' },
        { from: '2026-09-01', value: null },
      ],
    });
    const denver = { ...newYork, timezone: 'America/Denver' };
    expect(createRuleTimeline(history)).toEqual([
      denver,
      { ...newYork, from: '2026-07-15', overtimeRule: 'CALIFORNIA' },
      { ...denver, from: '2026-09-01', overtimeRule: 'CALIFORNIA' },
    ]);
  });

  test.each([
    ['before the move', '2026-07-14', '2026-07-14T04:00:00Z', '2026-07-15T04:00:00Z'],
    [
      'on the first day of a zone further west, which has 27 hours',
      '2026-07-15',
      '2026-07-15T04:00:00Z',
      '2026-07-16T07:00:00Z',
    ],
    ['after the move', '2026-07-16', '2026-07-16T07:00:00Z', '2026-07-17T07:00:00Z'],
  ])('returns the instants of a day %s', (_case, date, from, to) => {
    const instants = { from: new Date(from), to: new Date(to) };
    expect(instantsOf(movedTo('America/Los_Angeles'), { startDate: date, endDate: date })).toEqual(instants);
  });

  test('gives a day of 21 hours to a move three hours east', () => {
    const day = { startDate: '2026-07-15', endDate: '2026-07-15' };
    const east: RuleTimeline = [
      { ...newYork, timezone: 'America/Los_Angeles' },
      { ...newYork, from: '2026-07-15' },
    ];
    const { from, to } = instantsOf(east, day);
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(21);
  });
});
