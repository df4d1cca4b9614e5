import { DomainError, type Violation } from '../../platform/errors/index.js';

/** Two active jobs of one organization can't be told apart by the case of their letters. */
export function jobNameTaken(): DomainError {
  const message = 'An active job has this name already';
  return new DomainError('conflict', 'job.name-taken', message, { fields: { name: message } });
}

/** Somebody chooses a job that the organization has not. */
export function unknownJob(): DomainError {
  const message = 'Job not found';
  return new DomainError('not-found', 'job.unknown', message, { fields: { jobId: message } });
}

/** It is there, for what was done on it; nobody can begin something new on it. */
export function chosenJobMustBeActive(job: { readonly retired: boolean }): Violation {
  if (!job.retired) return undefined;
  const message = 'This job is retired';
  return new DomainError('conflict', 'job.retired', message, { fields: { jobId: message } });
}
