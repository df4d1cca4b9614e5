interface TemplateTimes {
  /** `06:00` */
  readonly startTime: string;
  /** `14:30`. An end that is not after the start is on the next day. */
  readonly endTime: string;
}

/** `6a – 2:30p`, as on the bars of the board. */
export function formatTemplateTimes({ startTime, endTime }: TemplateTimes): string {
  return `${formatClock(startTime)} – ${formatClock(endTime)}`;
}

export function endsNextDay({ startTime, endTime }: TemplateTimes): boolean {
  return endTime <= startTime;
}

const dayMinutes = 24 * 60;

/** The length of the shift on a day without a clock change, in minutes. */
export function lengthOf(times: TemplateTimes): number {
  const minutes = minutesOf(times.endTime) - minutesOf(times.startTime);
  return endsNextDay(times) ? minutes + dayMinutes : minutes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function formatClock(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}${hour < 12 ? 'a' : 'p'}`;
}
