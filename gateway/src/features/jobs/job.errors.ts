import { DomainError, unknownChoice, type Violation } from '../../platform/errors/index.js';

export function jobNameTaken(): DomainError {
  const message = 'An active job with this name already exists';
  return new DomainError('conflict', 'job.name-taken', message, { fields: { name: message } });
}

export const unknownJob = (): DomainError => unknownChoice('job');

/** An organization can limit workers to their own jobs and those of their shifts. */
export function jobMustBeChoosable(isChoosable: boolean): Violation {
  if (isChoosable) return undefined;
  const message = 'You can’t choose this job. Ask an administrator to add you to it.';
  return new DomainError('conflict', 'job.not-theirs', message, { fields: { jobId: message } });
}
