let wholeNumbers: Intl.NumberFormat | undefined;

/** `toLocaleString` would make a formatter for each number. The first formatter takes long, so only thousands need it. */
function formatWhole(count: number): string {
  if (count < 1_000) return String(count);
  wholeNumbers ??= new Intl.NumberFormat('en-US');
  return wholeNumbers.format(count);
}

/** Minutes as `5h 30m`, `5h`, `45m` or `0m`; thousands of hours as `1,240h`. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}m`;
  const wholeHours = `${formatWhole(hours)}h`;
  return rest === 0 ? wholeHours : `${wholeHours} ${rest}m`;
}

/** `1 timesheet`, `1,200 timesheets`, `3 people`, or `10,000+ timesheets` if there are more than were counted. */
export function formatCount(count: number, noun: string, isExact = true): string {
  const plural = noun === 'person' ? 'people' : `${noun}s`;
  return `${formatWhole(count)}${isExact ? '' : '+'} ${count === 1 ? noun : plural}`;
}
