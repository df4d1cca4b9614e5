import type { EntityManager } from '@mikro-orm/postgresql';
import type { SignedInContext } from '../../../access/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { presentJob } from '../../jobs/index.js';
import { timesheetMustHaveVersion } from '../review/review.rules.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';
import { readTimesheet, timesheetJson } from '../timesheets/timesheet.presenter.js';
import { lockTimesheet } from '../timesheets/timesheet.queries.js';
import { factsOfRow, type TimesheetRow, timesheetReads } from '../timesheets/timesheet.reads.js';
import { versionOf } from '../timesheets/timesheet.rules.js';
import type { CorrectedTimes } from './stored-times.presenter.js';

export interface CurrentTimesheet {
  readonly id: string;
  readonly version: string;
  readonly times: CorrectedTimes;
}

interface OwnTimesheet {
  readonly id: string;
  readonly userId: string;
}

export type FindOwnTimesheet = (em: EntityManager, own: OwnTimesheet) => Promise<CurrentTimesheet | null>;

export const partsOfTimes = ['breaks', 'jobId', 'job'] as const;

export const readOwnTimesheet: FindOwnTimesheet = async (em, { id, userId }) => {
  const own = where`id = ${id}::uuid and user_id = ${userId}::uuid`;
  const [row] = await readRows(em, timesheetReads, own, { parts: partsOfTimes });
  if (!row) return null;
  const times = timesOfRow(row);
  return { id, version: versionOf(times, times.breaks), times };
};

/** Locks it until the transaction ends. */
export const lockOwnTimesheet: FindOwnTimesheet = async (em, { id, userId }) => {
  const timesheet = await lockTimesheet(em, { id, user: userId });
  return timesheet && { id, version: timesheet.version, times: timesOf(timesheet) };
};

/** The row needs `partsOfTimes`. */
export function timesOfRow(row: TimesheetRow): CorrectedTimes {
  const { clockInAt, clockOutAt, breaks, job } = factsOfRow(row);
  return { clockInAt, clockOutAt, breaks, job };
}

export function timesOf(timesheet: Timesheet): CorrectedTimes {
  const { clockInAt, clockOutAt, job } = timesheet;
  const breaks = timesheet.breaks.getItems().map(({ type, startAt, endAt }) => ({ type, startAt, endAt }));
  return { clockInAt, clockOutAt, breaks, job: job && presentJob(job) };
}

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
  const timesheet = await readTimesheet(context, id);
  const { kind, code, message } = violation;
  throw new DomainError(kind, code, message, { current: { timesheet: timesheetJson.parse(timesheet) } });
}
