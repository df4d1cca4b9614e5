import { groupThousands } from '@timetrack/contracts/durations';

/** `1 timesheet`, `1,200 timesheets`, `3 people`, or `10,000+ timesheets` if there are more than were counted. */
export function formatCount(count: number, noun: string, isExact = true): string {
  const plural = noun === 'person' ? 'people' : `${noun}s`;
  return `${groupThousands(count)}${isExact ? '' : '+'} ${count === 1 ? noun : plural}`;
}
