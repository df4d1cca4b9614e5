interface Assigned {
  readonly assignedUserIds: readonly string[];
}

/** The schedules of each person, in the order in which they came. */
export function byPerson<Schedule extends Assigned>(
  schedules: readonly Schedule[],
): ReadonlyMap<string, readonly Schedule[]> {
  const found = new Map<string, Schedule[]>();
  for (const schedule of schedules) {
    for (const id of schedule.assignedUserIds) {
      const own = found.get(id);
      if (own) own.push(schedule);
      else found.set(id, [schedule]);
    }
  }
  return found;
}
