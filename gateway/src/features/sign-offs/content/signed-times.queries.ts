import type { EntityManager } from '@mikro-orm/postgresql';
import type { DateRange } from '@timetrack/contracts/calendar';
import { dateOf, findRuleCalendar, type RuleTimeline } from '../../../pay-engine/index.js';
import { instantsOf, zoneAt } from '../../organization/index.js';
import { loadPayFacts } from '../../payroll/index.js';
import type { SignedTimesheet } from './sign-off-content.types.js';

interface TimesSearch {
  readonly organizationId: string;
  readonly period: DateRange;
  readonly timeline: RuleTimeline;
  readonly userIds: readonly string[];
}

/** The times that people sign: of a timesheet that lasts into a period or out of it, the part within it. */
export async function readSignedTimes(
  em: EntityManager,
  { organizationId, period, timeline, userIds }: TimesSearch,
): Promise<(userId: string) => SignedTimesheet[]> {
  const calendar = findRuleCalendar(timeline);
  const window = instantsOf(timeline, period);
  const facts = await loadPayFacts(em, { organizationId, period, window, userIds });
  const [first, last] = [window.from.getTime(), window.to.getTime()];
  const cut = (from: number, to: number) => [Math.max(from, first), Math.min(to, last)] as const;

  return (userId) =>
    facts
      .of(userId)
      .punches.toSorted((one, other) => one.clockInAt - other.clockInAt)
      .flatMap(({ clockInAt, clockOutAt, breaks, breakAnswer = null }) => {
        if (clockOutAt === null) return [];
        const [from, to] = cut(clockInAt, clockOutAt);
        return {
          date: dateOf(calendar.dayAt(from)),
          timezone: zoneAt(timeline, new Date(from)),
          clockInAt: minuteOf(from),
          clockOutAt: minuteOf(to),
          breakAnswer,
          breaks: breaks.flatMap(({ type, ...taken }) => {
            const [startAt, endAt] = cut(taken.from, taken.to ?? clockOutAt);
            return startAt < endAt ? { type, startAt: minuteOf(startAt), endAt: minuteOf(endAt) } : [];
          }),
        };
      });
}

/** `2026-11-02T15:00Z`. Screens show no seconds, so a signature leaves them out. */
const minuteOf = (instant: number) => `${new Date(instant).toISOString().slice(0, 16)}Z`;
