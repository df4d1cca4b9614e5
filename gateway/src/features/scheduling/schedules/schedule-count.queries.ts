import { maxScheduleDays } from './schedule.rules.js';

/**
 * SQL for the number of published schedules that overlap the time from `from` to `to`, which are SQL like `organization`. The
 * index of published schedules is ordered by end. An overlapping schedule can't end later than its maximum length after
 * the time, plus a day for copies across a clock change.
 */
export const countPublished = (organization: string, from: string, to: string) => `
  (select count(*)::int from schedules
   where organization_id = ${organization} and status = 'PUBLISHED' and end_at > ${from}
     and end_at < ${to} + interval '${maxScheduleDays + 1} days' and start_at < ${to})`;
