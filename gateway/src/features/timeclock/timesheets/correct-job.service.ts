import type { SignedInContext } from '../../../access/index.js';
import { enforce } from '../../../platform/errors/index.js';
import { Job, unknownJob } from '../../jobs/index.js';
import { overtakeCorrectionsOf } from './overtake.service.js';
import type { Timesheet } from './timesheet.entity.js';
import { mayReview } from './timesheet.policy.js';
import { jobMustBeCorrectedByReviewer } from './timesheet.rules.js';

/**
 * Sets the job on which a timesheet was worked. A changed job has to be approved again, because labor cost changes, and
 * answers a rejection. A retired job is accepted: it may have been active when the work was done.
 */
export async function correctJob(context: SignedInContext, timesheet: Timesheet, jobId: string | null): Promise<void> {
  const { em, viewer } = context;
  enforce(jobMustBeCorrectedByReviewer(mayReview(viewer)));
  if (jobId === (timesheet.job?.id ?? null)) return;
  const job = jobId === null ? null : await em.findOne(Job, jobId);
  if (jobId !== null && !job) throw unknownJob();
  timesheet.job = job;
  timesheet.approvedAt = null;
  timesheet.approvedBy = null;
  timesheet.clearRejection();
  await overtakeCorrectionsOf(context, timesheet.id, 'changed the job of');
}

/** The job as the history shows it. The name stays what it was at that time. */
export function readJob({ job }: Timesheet) {
  return { jobId: job?.id ?? null, job: job?.name ?? null };
}
