import type { Problem } from './api-types.ts';
import { FatalError } from './errors.ts';

/** Says what to do about a request that TimeTrack rejected. REST and GraphQL have the same codes. */
export function toFatalError({ code, message, requestId, fields }: Problem): FatalError {
  if (code === 'UNAUTHENTICATED') {
    return new FatalError('TimeTrack does not know this API key: create one in Settings and set TIMETRACK_KEY to it.');
  }
  if (code === 'FORBIDDEN') {
    return new FatalError(
      'The API key lacks a scope: sync and verify need timesheets:read, payroll and sync-payroll need payroll:read.',
    );
  }
  if (fields?.cursor ?? fields?.after) {
    return new FatalError(
      'TimeTrack does not know the cursor of this copy: the copy belongs to another organization, or the server was ' +
        'restored from a backup. Set TIMETRACK_DB to a new file.',
    );
  }
  const reasons = Object.values(fields ?? {}).join('; ');
  return new FatalError(`TimeTrack rejected the request with ${code}: ${reasons || message} (request ${requestId}).`);
}
