/** Minutes as `5h 30m`, `5h`, `45m` or `0m`; thousands of hours as `1,240h`. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}m`;
  const wholeHours = `${hours.toLocaleString('en-US')}h`;
  return rest === 0 ? wholeHours : `${wholeHours} ${rest}m`;
}

/** `1 timesheet`, `1,200 timesheets` */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
