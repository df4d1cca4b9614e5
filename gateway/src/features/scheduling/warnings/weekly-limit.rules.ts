import { formatDuration } from '@timetrack/contracts/durations';
import { findWeeklyLimit, type RuleTimeline } from '../../../pay-engine/index.js';
import { dateAt, findRulesInForce, type Period } from '../../organization/index.js';

/** The minutes of a week after which a person is paid overtime. Null if no number of them leads to overtime. */
export type WeeklyLimitOf = (week: Pick<Period, 'from'>) => number | null;

/** @param timeline the rules of the person */
export const createWeeklyLimit =
  (timeline: RuleTimeline): WeeklyLimitOf =>
  ({ from }) =>
    findWeeklyLimit(findRulesInForce(timeline, dateAt(timeline, from)));

/** Whether the planned minutes are more than the limit. Exactly the limit is fine. */
export function isOverLimit(minutes: number, limit: number | null): boolean {
  return limit !== null && minutes > limit;
}

/** The planned minutes beyond the limit. */
export function countOverLimit(minutes: number, limit: number | null): number {
  return limit === null ? 0 : Math.max(0, minutes - limit);
}

/** `more than 40 hours` */
export function describeLimit(limit: number): string {
  return `more than ${limit % 60 === 0 ? `${limit / 60} hours` : formatDuration(limit)}`;
}
