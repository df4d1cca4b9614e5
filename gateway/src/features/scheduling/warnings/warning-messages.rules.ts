const formats = new Map<string, Intl.DateTimeFormat>();

/** `Wed, Jul 15, 9:00 AM to 5:00 PM`, on the clock of the zone. */
export function sayInstants(from: Date, to: Date, timezone: string): string {
  const [start, end] = [from, to].map((instant) => ({
    day: format(instant, timezone, { weekday: 'short', month: 'short', day: 'numeric' }),
    time: format(instant, timezone, { hour: 'numeric', minute: '2-digit' }),
  }));
  const last = start?.day === end?.day ? end?.time : `${end?.day}, ${end?.time}`;
  return `${start?.day}, ${start?.time} to ${last}`;
}

/** `Jul 15, 2026` of `2026-07-15`. */
export function sayDay(date: string): string {
  return format(new Date(`${date}T00:00:00Z`), 'UTC', { year: 'numeric', month: 'short', day: 'numeric' });
}

/** `44 h 30 min` of 2670. */
export function sayHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A format takes longer to make than to use: each is kept. */
function format(instant: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${Object.keys(parts)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
  formats.set(key, known);
  // Between time and AM stands a narrow blank that not every font has.
  return known.format(instant).replaceAll('\u202f', ' ');
}
