import { DomainError } from '../../platform/errors/index.js';

export function savedReportNameTaken(): DomainError {
  const message = 'You have a saved report with this name already';
  return new DomainError('conflict', 'saved-report.name-taken', message, { fields: { name: message } });
}

export function tooManySavedReports(most: number): DomainError {
  return new DomainError(
    'conflict',
    'saved-report.too-many',
    `You have ${most} saved reports, the most that one person can have. Delete one first.`,
  );
}
