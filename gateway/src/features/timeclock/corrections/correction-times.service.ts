import type { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import { enforce, failures } from '../../../platform/errors/index.js';
import { type JobView, readJobs, unknownJob } from '../../jobs/index.js';
import { findLockingPeriod } from '../../pay-periods/index.js';
import { fieldsMustBeValid, lengthMustBePlausible } from '../review/review.rules.js';
import { findFutureTimes, findInvalidTimes } from '../review/times.rules.js';
import type { previewCorrectionInput } from './correction.inputs.js';
import { daysMustBeOpen } from './correction.rules.js';
import { type CurrentTimesheet, type FindOwnTimesheet, lockOwnTimesheet } from './current-timesheet.queries.js';
import { type RequestedChange, resolveChange } from './requested-times.rules.js';
import { timesheetMustBeAsSeen } from './seen-timesheet.service.js';
import type { CorrectedTimes } from './stored-times.presenter.js';

type Requested = z.output<typeof previewCorrectionInput> & { readonly baseVersion?: string | null | undefined };

export interface CheckedCorrection {
  readonly timesheet: CurrentTimesheet | null;
  readonly requested: RequestedChange;
  readonly before: CorrectedTimes | null;
  readonly after: CorrectedTimes | null;
}

/**
 * Checks a correction as the change itself would be checked, except that an overlap is allowed. Fails with NOT_FOUND for a
 * timesheet of someone else, and with CONFLICT if the timesheet has changed since the caller saw it, which the failure then
 * contains, or if one of the days is closed. By default, the timesheet is locked until the transaction ends.
 */
export async function checkCorrection(
  context: SignedInContext,
  input: Requested,
  find: FindOwnTimesheet = lockOwnTimesheet,
): Promise<CheckedCorrection> {
  const { em, viewer, platform } = context;
  const now = platform.clock.now();
  const job = await findJob(context, input);
  const timesheet = input.timesheetId ? await find(em, { id: input.timesheetId, userId: viewer.userId }) : null;
  if (input.timesheetId && !timesheet) throw failures.notFound('Timesheet');
  if (timesheet) await timesheetMustBeAsSeen(context, timesheet, input.baseVersion);
  const before = timesheet?.times ?? null;
  const requested: RequestedChange = {
    kind: input.kind,
    clockInAt: (input.kind === 'REMOVE' ? before?.clockInAt : input.clockInAt) as Date,
    clockOutAt: input.kind === 'REMOVE' ? (before?.clockOutAt ?? null) : input.clockOutAt,
    breaks: input.kind === 'REMOVE' ? null : (input.breaks ?? null),
    job,
  };
  const after = resolveChange(requested, before);
  if (after) {
    enforce(fieldsMustBeValid({ ...findInvalidTimes(after), ...findFutureTimes(after, now) }));
    enforce(lengthMustBePlausible(after, now));
  }
  const touched = [before, after].flatMap((times) => times ?? []);
  enforce(daysMustBeOpen((await findLockingPeriod(em, viewer.organizationId, touched)) !== undefined));
  return { timesheet, requested, before, after };
}

/** A retired job is accepted: it may have been active when the work was done. */
async function findJob({ em }: SignedInContext, { kind, jobId }: Requested): Promise<JobView | null | undefined> {
  if (jobId === undefined || kind === 'REMOVE') return undefined;
  if (jobId === null) return null;
  const job = (await readJobs(em, [jobId])).get(jobId);
  if (!job) throw unknownJob();
  return job;
}
