import { type Read, readsWith } from './manager-reads.js';
import type { NamedIds } from './named-ids.js';
import type { RandomOrganization } from './random-organization.js';

export const operationsOfSpecialReads = ['scheduleWarnings', 'previewCorrection', 'previewTeamImport'];

/** The reads whose input is an object or a file. */
export function specialReads({ jobs, everyone }: RandomOrganization, ids: NamedIds): Read[] {
  const times = { startAt: '2026-07-30T15:00:00Z', endAt: '2026-07-30T22:00:00Z' };
  const shift = { title: 'Day shift', ...times, jobId: jobs[0]?.id };
  const correction = { clockInAt: '2026-07-27T13:00:00Z', clockOutAt: '2026-07-27T20:00:00Z' };
  const { users = [], schedules = [], timesheets = [] } = ids;
  const plans = [
    ...users.map((user) => ({ ...shift, assignedUserIds: [user] })),
    ...schedules.map((id) => ({ ...shift, assignedUserIds: users.slice(0, 1), id })),
  ];
  const changes = timesheets.map((timesheetId) => ({ ...correction, kind: 'CHANGE', timesheetId }));
  // Names may be equal to those of anyone; whom the file would change depends on who is in reach.
  const names = everyone.map(({ firstName, lastName }) => `${firstName},${lastName},\n`).join('');
  return [
    ...plans.flatMap((input) => readsWith('scheduleWarnings', '/api/schedules/warnings', input)),
    ...[...changes, { ...correction, kind: 'ADD' }].flatMap((input) =>
      readsWith('previewCorrection', '/api/corrections/preview', input),
    ),
    ...readsWith('previewTeamImport', '/api/users/import/preview', { csv: `first name,last name,email\n${names}` }),
  ];
}
