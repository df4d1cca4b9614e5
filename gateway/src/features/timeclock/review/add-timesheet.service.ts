import type { z } from 'zod';
import { command, type SignedInContext } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { User } from '../../identity/index.js';
import { Job, unknownJob } from '../../jobs/index.js';
import { periodsMustBeOpen } from '../../pay-periods/index.js';
import { noteAttachments } from '../../photos/index.js';
import { personOf, publishClock } from '../timesheets/clock-status.service.js';
import { readJob } from '../timesheets/correct-job.service.js';
import { overtakeCorrectionsOf } from '../timesheets/overtake.service.js';
import { chooseTeamOfWork, readTeam } from '../timesheets/team-of-work.queries.js';
import { Timesheet } from '../timesheets/timesheet.entity.js';
import { readTimesheet } from '../timesheets/timesheet.presenter.js';
import { loadTimesheet, lockTimesheet } from '../timesheets/timesheet.queries.js';
import {
  pickText,
  type TimesheetFlag,
  type TimesheetText,
  type TimesheetView,
  timesheetTextFields,
} from '../timesheets/timesheet.types.js';
import { addTimesheetInput, reviewedTimesheetInput } from './review.inputs.js';
import {
  changesMustBeValid,
  flushOrExplain,
  readReviewableState,
  readTypedTimes,
  replaceBreaks,
  timesMustBeFree,
} from './review.queries.js';
import { lengthMustBePlausible, longTimesheetMustBeConfirmed } from './review.rules.js';

/**
 * Adds a forgotten timesheet for a person, who may have left since: the hours were worked. The timesheet is flagged. Fails
 * with NOT_FOUND for an unknown person, and with CONFLICT if it overlaps another one, touches a closed pay period, or lasts
 * more than 24 hours without a confirmation.
 */
export const addTimesheet = command('addTimesheet', addTimesheetInput, async (context, input) =>
  addTimesheetWith(context, input, ['ADDED_BY_MANAGER']),
);

export async function addTimesheetWith(
  context: SignedInContext,
  input: z.output<typeof addTimesheetInput>,
  flags: TimesheetFlag[],
): Promise<TimesheetView> {
  const { em, viewer, platform, record } = context;
  const { organizationId } = viewer;
  const { userId, jobId, teamId } = input;
  const now = platform.clock.now();
  const added = { id: newId(), userId, stored: null };
  const times = await readTypedTimes(em, { ...input, breaks: input.breaks ?? [] }, added);
  const { clockInAt, clockOutAt } = times;
  await changesMustBeValid(em, times, added, now);
  if (!(await em.findOne(User, userId))) throw failures.notFound('User');
  // A retired job is accepted: it may have been active when the work was done.
  if (jobId && !(await em.findOne(Job, jobId))) throw unknownJob();
  const team = await chooseTeamOfWork(context, { userId, clockInAt, teamId });
  await periodsMustBeOpen(em, organizationId, [times]);
  const { id } = added;
  const mustBeFree = () => timesMustBeFree(em, times, added, now);
  await mustBeFree();
  enforce(lengthMustBePlausible(times, now), longTimesheetMustBeConfirmed(times, input.confirmLongTimesheet));
  const text = textOf(input);
  em.create(Timesheet, {
    id,
    organizationId,
    user: userId,
    job: jobId ?? null,
    team: team?.id ?? null,
    clockInAt,
    clockOutAt,
    ...text,
    flags,
  });
  await flushOrExplain(em, mustBeFree);
  const timesheet = await loadTimesheet(em, id);
  await replaceBreaks(em, timesheet, times.breaks);
  const { breaks } = readReviewableState(timesheet);
  const { reason } = input;
  const after = {
    clockInAt,
    clockOutAt,
    breaks,
    ...text,
    ...readJob(timesheet),
    ...readTeam(timesheet),
    ...(reason && { reason }),
  };
  const changes = Object.fromEntries(Object.entries(after).map(([field, value]) => [field, { after: value }]));
  record({ action: 'timesheet.added', subjectType: 'TIMESHEET', subjectId: id, changes: { userId, ...changes } });
  return readTimesheet(context, id);
}

function textOf(input: { readonly [Name in keyof TimesheetText]?: TimesheetText[Name] | null | undefined }) {
  return Object.fromEntries(timesheetTextFields.map((field) => [field, input[field] ?? ''])) as TimesheetText;
}

/** Deletes a timesheet and its breaks. Its photos are deleted later by the sweep. The audit log keeps its last values. */
export const deleteTimesheet = command('deleteTimesheet', reviewedTimesheetInput, async (context, { id, reason }) => {
  const { em, platform, record } = context;
  const timesheet = await lockTimesheet(em, { id });
  if (!timesheet) throw failures.notFound('Timesheet');
  const { organizationId, user, clockOutAt } = timesheet;
  await periodsMustBeOpen(em, organizationId, [timesheet]);
  const at = platform.clock.now();
  const removed = timesheet.photos.getItems().map((attached) => attached.photo.id);
  await noteAttachments(em, { removed, at });
  const before = { userId: user.id, ...readReviewableState(timesheet), ...pickText(timesheet) };
  const changes = Object.fromEntries(Object.entries(before).map(([field, value]) => [field, { before: value }]));
  await overtakeCorrectionsOf(context, id, 'deleted');
  await em.nativeDelete(Timesheet, { organizationId, id });
  record({
    action: 'timesheet.deleted',
    subjectType: 'TIMESHEET',
    subjectId: id,
    changes: { ...changes, ...(reason && { reason: { after: reason } }) },
  });
  if (!clockOutAt) publishClock(context, personOf(timesheet), 'OUT', at);
  return true;
});
