import { z } from 'zod';
import { command } from '../../../access/index.js';
import { newId } from '../../../platform/database/ids.js';
import { tenantSql } from '../../../platform/database/tenant-sql.js';
import { DomainError, enforce, type Violation } from '../../../platform/errors/index.js';
import { everything } from '../../../platform/use-case/index.js';
import { jobChoice, requireActiveJob } from '../../jobs/index.js';
import { requireChoosableJob } from '../job-choices/job-choice.queries.js';
import { findPlaceOfClockIn, insertTimesheet } from '../punches/clock-in.queries.js';
import { lockOpenTimesheet, readEndsBefore, storePunch } from '../punches/open-timesheet.queries.js';
import { findOpenBreak, flagAdjusted, noActiveTimesheet, observedTime, placePunch } from '../punches/punch.rules.js';
import { publishClock } from '../timesheets/clock-status.service.js';
import { presentPunched } from '../timesheets/timesheet.presenter.js';
import { factsOfRow, type TimesheetRow } from '../timesheets/timesheet.reads.js';
import { findEarliestEnd } from '../timesheets/timesheet.rules.js';
import { timesheetTextFields } from '../timesheets/timesheet.types.js';

/** Null is a choice. Nothing at all would end the work on a job by mistake. */
const nextJob = jobChoice
  .optional()
  .refine((jobId) => jobId !== undefined, 'Choose a job. Null means no job.')
  .transform((jobId) => jobId ?? null);

const switchJobInput = z.object({ jobId: nextJob }).describe('The job on which the caller continues to work.');

/**
 * Ends the caller's timesheet and starts the next one, for another job, at the same instant: no time is lost and none counts
 * twice. Notes and photos stay with the first. Fails with CONFLICT during a break, and if the job stays the same.
 */
export const switchJob = command('switchJob', switchJobInput, async (context, { jobId }) => {
  const { em, viewer, platform, record } = context;
  const [[locked] = [], rows = []] = await tenantSql(em).queryAll(lockOpenTimesheet(viewer.userId, everything));
  const [row] = rows as unknown as readonly TimesheetRow[];
  if (!row) throw noActiveTimesheet();
  const previous = factsOfRow(row);
  enforce(breakMustHaveEnded(findOpenBreak(previous.breaks)), jobMustDiffer(previous.job?.id ?? null, jobId));
  const job = jobId === null ? null : await requireActiveJob(em, jobId);
  if (jobId !== null) await requireChoosableJob(context, jobId, platform.clock.now());
  const endsBefore = readEndsBefore(locked);
  const time = placePunch(platform.clock.now(), {
    earliest: findEarliestEnd(previous, previous.breaks),
    latest: endsBefore,
  });
  const { at, observedAt } = time;
  const ended = { ...previous, clockOutAt: at, flags: flagAdjusted(time, previous.flags) };
  // Where another timesheet begins at once, the next one begins after it.
  const isFree = !endsBefore || at < endsBefore;
  const latest = new Date(Math.max(at.getTime(), observedAt.getTime()));
  const place = isFree ? { at, endsBefore } : await findPlaceOfClockIn(em, viewer.userId, latest);
  const started = { at: place.at, observedAt };
  const flags = flagAdjusted(started, []);
  const next = { id: newId(), userId: viewer.userId, jobId, team: previous.team, ...place, flags };
  await tenantSql(em).queryAll([...storePunch(previous, ended), insertTimesheet(next)]);
  const subjectType = 'TIMESHEET';
  const changes = { clockInAt: place.at, ...observedTime(started), jobId, continues: previous.id };
  record({ action: 'timesheet.clocked-in', subjectType, subjectId: next.id, changes });
  record({
    action: 'timesheet.clocked-out',
    subjectType,
    subjectId: previous.id,
    changes: { at, ...observedTime(time) },
  });
  publishClock(context, viewer, 'WORKING', place.at);
  return presentPunched(context, {
    ...previous,
    ...Object.fromEntries(timesheetTextFields.map((field) => [field, ''])),
    ...{
      id: next.id,
      job,
      clockInAt: place.at,
      flags,
      punchLocations: [],
      breaks: [],
      photoIds: [],
      breakAnswer: null,
    },
  });
});

/** A break belongs to the job on which it began. */
function breakMustHaveEnded(openBreak: object | undefined): Violation {
  return openBreak ? new DomainError('conflict', 'break.open', 'End your break first') : undefined;
}

function jobMustDiffer(current: string | null, next: string | null): Violation {
  if (current !== next) return undefined;
  return new DomainError('conflict', 'timesheet.same-job', 'You are already working on this job');
}
