export const findTimezone = {
  name: 'board_timezone',
  text: `select coalesce(timezone, 'America/Denver') as timezone from organizations where id = $1`,
};

interface Person {
  readonly id: string;
  readonly status: string;
}

interface Shift {
  readonly start_at: string;
  readonly end_at: string;
  readonly planned_break_minutes: number;
  readonly status: string;
  readonly userIds: readonly string[];
}

interface Planned {
  readonly people: readonly Person[];
  /** By start. */
  readonly shifts: readonly Shift[];
  readonly timezone: string;
}

interface TimedShift extends Shift {
  readonly start: number;
  readonly end: number;
}

/** The totals of each day of the board, and of all of its days. */
export function totalDays({ people, shifts, timezone }: Planned, from: string, to: string) {
  const active = new Set(people.flatMap(({ id, status }) => (status === 'ACTIVE' ? [id] : [])));
  const planned = shifts.flatMap((shift) =>
    shift.status === 'CANCELED' ? [] : [{ ...shift, start: Date.parse(shift.start_at), end: Date.parse(shift.end_at) }],
  );
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const days = [];
  let date = Temporal.Instant.from(from).toZonedDateTimeISO(timezone).toPlainDate();
  for (let begin = first; begin < last; ) {
    const next = date.add({ days: 1 });
    const end = Math.min(last, next.toZonedDateTime(timezone).epochMilliseconds);
    const { people: count, plannedMinutes, steps } = total(planned, active, begin, end);
    days.push({ date: date.toString(), people: count, plannedMinutes, ...measureCoverage(steps) });
    [begin, date] = [end, next];
  }
  return { days, plannedMinutes: total(planned, active, first, last).plannedMinutes };
}

/** The people of a time range, their minutes, and when each of them comes and goes. */
function total(planned: readonly TimedShift[], active: ReadonlySet<string>, from: number, to: number) {
  const present = new Map<string, { until: number; total: number }>();
  const steps: [at: number, change: number][] = [];
  for (const shift of planned) {
    if (shift.start >= to || shift.end <= from) continue;
    const workShare = 1 - (shift.planned_break_minutes * 60_000) / (shift.end - shift.start);
    for (const id of shift.userIds) {
      if (!active.has(id)) continue;
      const person = present.get(id) ?? { until: from, total: 0 };
      present.set(id, person);
      const start = Math.max(shift.start, person.until);
      const until = Math.min(shift.end, to);
      if (until <= start) continue;
      person.total += (until - start) * workShare;
      person.until = until;
      steps.push([start, 1], [until, -1]);
    }
  }
  const minutes = [...present.values()].map((person) => Math.floor(Math.round(person.total) / 60_000));
  return { people: present.size, plannedMinutes: minutes.reduce((sum, one) => sum + one, 0), steps };
}

function measureCoverage(steps: [at: number, change: number][]) {
  steps.sort(([one], [other]) => one - other);
  const coverage: { from: string; to: string; people: number }[] = [];
  let people = 0;
  for (const [index, [at, change]] of steps.entries()) {
    people += change;
    const next = steps[index + 1];
    if (!next || next[0] === at) continue;
    const last = coverage.at(-1);
    const to = new Date(next[0]).toISOString();
    if (last?.people === people) last.to = to;
    else coverage.push({ from: new Date(at).toISOString(), to, people });
  }
  const counts = coverage.map((step) => step.people);
  return { mostAtOnce: Math.max(0, ...counts), fewestAtOnce: counts.length === 0 ? 0 : Math.min(...counts), coverage };
}
