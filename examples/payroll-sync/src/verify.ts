import type { TimeTrackApi } from './api.ts';
import type { Timesheet } from './api-types.ts';
import type { LocalCopy } from './local-copy.ts';
import { catchUp, type Following } from './sync.ts';

export interface Difference {
  readonly timesheetId: string;
  readonly what: 'is missing in the copy' | 'is in the copy alone' | 'differs';
}

export interface Verdict {
  readonly compared: number;
  /** These changed while they were compared, and prove nothing. */
  readonly changedMeanwhile: number;
  readonly differences: readonly Difference[];
}

/**
 * Compares the copy with the whole list, while others write. The feed is read before and after: of whatever it does not
 * name in between, copy and list have to say the same.
 */
export async function verify(api: TimeTrackApi, copy: LocalCopy, following: Following): Promise<Verdict> {
  await catchUp(api, copy, following);
  const before = copy.changeCount;
  const listed = new Set<string>();
  const found: Difference[] = [];
  for await (const page of api.timesheets(1000)) {
    for (const timesheet of page) {
      listed.add(timesheet.id);
      const ours = copy.find(timesheet.id);
      if (!ours) found.push({ timesheetId: timesheet.id, what: 'is missing in the copy' });
      else if (factsOf(ours) !== factsOf(timesheet)) found.push({ timesheetId: timesheet.id, what: 'differs' });
    }
  }
  for (const id of copy.ids()) if (!listed.has(id)) found.push({ timesheetId: id, what: 'is in the copy alone' });
  await catchUp(api, copy, following);
  const touched = copy.touchedSince(before);
  const differences = found.filter(({ timesheetId }) => !touched.has(timesheetId));
  return { compared: listed.size, changedMeanwhile: touched.size, differences };
}

/**
 * What belongs to the timesheet itself, by name, since members may come and go. Names of people and jobs can be changed
 * without any change of their timesheets, so the ids stand for them.
 */
function factsOf(timesheet: Timesheet): string {
  const { id, user, job, clockInAt, clockOutAt, durationMinutes, notes, imageUrls, flags, status } = timesheet;
  const { approvedAt, approvedBy, location, version } = timesheet;
  const breaks = timesheet.breaks.map((pause) => [pause.id, pause.type, pause.startAt, pause.endAt]);
  const people = [user.id, job?.id ?? null, approvedBy?.id ?? null];
  const place = location && [location.lat, location.lng];
  const punches = [clockInAt, clockOutAt, durationMinutes, breaks, version];
  return JSON.stringify([id, people, punches, notes, imageUrls, flags, status, approvedAt, place]);
}
