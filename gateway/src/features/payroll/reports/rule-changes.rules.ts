import type { DateRange } from '@timetrack/contracts/calendar';
import type { RuleTimeline } from '../../../pay-engine/index.js';

/** The days after the first one of a range on which other rules begin, such as another overtime rule. */
export function listRuleChanges(timeline: RuleTimeline, { startDate, endDate }: DateRange): string[] {
  return timeline.flatMap((rules, index) => {
    const before = timeline[index - 1];
    const { from } = rules;
    if (!before || from === null || from <= startDate || from > endDate) return [];
    const keys = ['timezone', 'roundingRule', 'overtimeRule', 'workweekStartsOn'] as const;
    return keys.some((key) => rules[key] !== before[key]) ? [from] : [];
  });
}
