interface Person {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

interface Shift {
  readonly id: string;
  readonly status: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly planned_break_minutes: number;
  readonly userIds: readonly string[];
}

interface TimeOff {
  readonly user_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly policy_name: string;
}

interface Facts {
  readonly people: readonly Person[];
  readonly shifts: readonly Shift[];
  readonly timeOff: readonly TimeOff[];
}

const zone = 'America/Denver';
const local = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
const dates = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' });
const format = (date: string) => dates.format(new Date(`${date}T00:00:00Z`));

/** The conflicts of a week as the gateway lists them. The seed has only time off and overtime. */
export function findConflicts({ people, shifts, timeOff }: Facts, from: string) {
  const names = new Map(people.map((person) => [person.id, `${person.first_name} ${person.last_name}`]));
  const away = Map.groupBy(timeOff, ({ user_id }) => user_id);
  const byPerson = new Map<string, Shift[]>();
  for (const shift of shifts) {
    if (shift.status === 'CANCELED') continue;
    for (const id of shift.userIds) {
      const own = byPerson.get(id);
      if (own) own.push(shift);
      else byPerson.set(id, [shift]);
    }
  }
  const week = format(from.slice(0, 10));
  return [...byPerson].flatMap(([userId, own]) => {
    const name = names.get(userId);
    const off = away.get(userId) ?? [];
    return [
      ...findTimeOff(own, off, `${name} has approved time off`, userId),
      ...findOvertime(own, { name, week, userId }),
    ];
  });
}

function findTimeOff(own: readonly Shift[], off: readonly TimeOff[], words: string, userId: string) {
  if (off.length === 0) return [];
  return own.flatMap(({ id, start_at, end_at }) => {
    const [first, last] = [local.format(Date.parse(start_at)), local.format(Date.parse(end_at) - 1)];
    return off
      .filter(({ start_date, end_date }) => start_date <= last && first <= end_date)
      .map(({ policy_name, start_date, end_date }) => ({
        scheduleId: id,
        code: 'TIME_OFF',
        userId,
        message: `${words} (${policy_name}) from ${format(start_date)} to ${format(end_date)}`,
      }));
  });
}

interface Words {
  readonly name: string | undefined;
  readonly week: string;
  readonly userId: string;
}

function findOvertime(own: readonly Shift[], { name, week, userId }: Words) {
  let minutes = 0;
  const exceeding = own.filter((shift) => {
    minutes += (Date.parse(shift.end_at) - Date.parse(shift.start_at)) / 60_000 - shift.planned_break_minutes;
    return minutes > 2_400;
  });
  const rest = minutes % 60 === 0 ? '' : ` ${minutes % 60}m`;
  const message = `${name} has ${Math.floor(minutes / 60)}h${rest} in the week of ${week}, more than 40 hours`;
  return exceeding.map(({ id }) => ({ scheduleId: id, code: 'OVERTIME', userId, message }));
}
