import { DomainError, type Violation } from '../../platform/errors/index.js';

export function jobNameTaken(): DomainError {
  const message = 'An active job with this name already exists';
  return new DomainError('conflict', 'job.name-taken', message, { fields: { name: message } });
}

export function unknownJob(): DomainError {
  const message = 'Job not found';
  return new DomainError('not-found', 'job.unknown', message, { fields: { jobId: message } });
}

/** A retired job keeps its timesheets and schedules, but can't be chosen for new ones. */
export function chosenJobMustBeActive(job: { readonly retired: boolean }): Violation {
  if (!job.retired) return undefined;
  const message = 'This job is retired';
  return new DomainError('conflict', 'job.retired', message, { fields: { jobId: message } });
}

/** An organization can limit workers to their own jobs and those of their shifts. */
export function jobMustBeChoosable(isChoosable: boolean): Violation {
  if (isChoosable) return undefined;
  const message = 'You can’t choose this job. Ask an administrator to add you to it.';
  return new DomainError('conflict', 'job.not-theirs', message, { fields: { jobId: message } });
}
