import type { TimeTrackApi } from './api.ts';
import type { Timesheet } from './api-types.ts';
import type { LocalCopy } from './local-copy.ts';
import { catchUp, type SyncOptions } from './sync.ts';

interface Difference {
  readonly timesheetId: string;
  readonly problem: 'is missing in the copy' | 'is only in the copy' | 'differs';
}

export interface Comparison {
  readonly compared: number;
  /** Timesheets that changed during the comparison. They are not compared. */
  readonly changedMeanwhile: number;
  readonly differences: readonly Difference[];
}

/**
 * Compares the copy with the whole list, even while timesheets change. It reads the feed before and after the comparison.
 * Timesheets that did not change in between must be the same in the copy and in the list.
 */
export async function verify(api: TimeTrackApi, copy: LocalCopy, options: SyncOptions): Promise<Comparison> {
  await catchUp(api, copy, options);
  const before = copy.changeCount;
  const listed = new Set<string>();
  const found: Difference[] = [];
  for await (const page of api.listTimesheets(1000)) {
    for (const timesheet of page) {
      listed.add(timesheet.id);
      const copiedTimesheet = copy.find(timesheet.id);
      if (!copiedTimesheet) found.push({ timesheetId: timesheet.id, problem: 'is missing in the copy' });
      else if (serialize(copiedTimesheet) !== serialize(timesheet))
        found.push({ timesheetId: timesheet.id, problem: 'differs' });
    }
  }
  for (const id of copy.ids()) if (!listed.has(id)) found.push({ timesheetId: id, problem: 'is only in the copy' });
  await catchUp(api, copy, options);
  const changed = copy.listChangedSince(before);
  const differences = found.filter(({ timesheetId }) => !changed.has(timesheetId));
  return { compared: listed.size, changedMeanwhile: changed.size, differences };
}

/**
 * The fields to compare, by name, because a release may add others. People and jobs are compared by id: changing their
 * names does not change their timesheets.
 */
function serialize(timesheet: Timesheet): string {
  const { id, user, job, clockInAt, clockOutAt, durationMinutes, notes, imageUrls, flags, status } = timesheet;
  const { approvedAt, approvedBy, location, version } = timesheet;
  const breaks = timesheet.breaks.map((each) => [each.id, each.type, each.startAt, each.endAt]);
  const people = [user.id, job?.id ?? null, approvedBy?.id ?? null];
  const coordinates = location && [location.lat, location.lng];
  const punches = [clockInAt, clockOutAt, durationMinutes, breaks, version];
  return JSON.stringify([id, people, punches, notes, imageUrls, flags, status, approvedAt, coordinates]);
}
