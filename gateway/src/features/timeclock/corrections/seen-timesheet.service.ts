import type { SignedInContext } from '../../../access/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { timesheetMustHaveVersion } from '../review/review.rules.js';
import { presentTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { loadTimesheet } from '../timesheets/timesheet.queries.js';

interface LockedTimesheet {
  readonly id: string;
  readonly version: string;
}

/** Fails with CONFLICT and the timesheet as it is now, so that the caller can compare it with the one that they saw. */
export async function timesheetMustBeAsSeen(
  context: SignedInContext,
  { id, version }: LockedTimesheet,
  seenVersion: string | null | undefined,
): Promise<void> {
  const violation = timesheetMustHaveVersion(version, seenVersion);
  if (!violation) return;
  const timesheet = await presentTimesheet(context, await loadTimesheet(context.em, id));
  const { kind, code, message } = violation;
  throw new DomainError(kind, code, message, { current: { timesheet: timesheetJson.parse(timesheet) } });
}
