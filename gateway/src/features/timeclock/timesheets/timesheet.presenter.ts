import { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import { presentUser, presentUserName, type UserView, userName } from '../../identity/index.js';
import { type Job, jobJson, serializeJob } from '../../jobs/index.js';
import { type ClosedPayPeriod, findClosedPeriods, findFirstOverlapped } from '../../pay-periods/index.js';
import { addressesOf } from '../../photos/index.js';
import { isOnlyOwner } from './approvers.queries.js';
import { describeApprovalObstacle, listConfirmations } from './confirmations.rules.js';
import { exceptionsOf } from './exceptions.rules.js';
import type { Timesheet } from './timesheet.entity.js';
import type { TimesheetFlag } from './timesheet.enums.js';
import { mayApproveHoursOf, mayReview } from './timesheet.policy.js';
import { type BreakSpan, countWorkedMinutes, type Punches, statusOf, versionOf } from './timesheet.rules.js';
import { pickText, type TimesheetText, type TimesheetView, timesheetView } from './timesheet.types.js';

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** The stored data of a timesheet, whether it was loaded as an entity or as plain rows. */
interface TimesheetFacts extends Punches, TimesheetText {
  readonly id: string;
  readonly user: UserView;
  readonly job: Job | null;
  readonly flags: readonly TimesheetFlag[];
  readonly lat: number | null;
  readonly lng: number | null;
  readonly approvedAt: Date | null;
  readonly approvedBy: UserView | null;
  /** In the order in which they start. */
  readonly breaks: readonly (BreakSpan & { readonly id: string })[];
  /** In the order in which they are displayed. */
  readonly photoIds: readonly string[];
}

/** Presents loaded timesheets for the viewer. At most two statements, however many there are. */
export function presentTimesheets(
  context: PresentingContext,
  timesheets: readonly Timesheet[],
): Promise<TimesheetView[]> {
  return presentFacts(context, timesheets.map(factsOf));
}

export async function presentTimesheet(context: PresentingContext, timesheet: Timesheet): Promise<TimesheetView> {
  const [view] = await presentTimesheets(context, [timesheet]);
  return view as TimesheetView;
}

async function presentFacts(
  { em, viewer, platform }: PresentingContext,
  timesheets: readonly TimesheetFacts[],
): Promise<TimesheetView[]> {
  const now = platform.clock.now();
  // A pay period can't be closed while a timesheet within it is open, so no open timesheet is locked.
  const closedPeriods = await findClosedPeriods(
    em,
    timesheets.filter(({ clockOutAt }) => clockOutAt !== null),
  );
  const ownApproval = timesheets.some(({ user }) => user.id === viewer.userId) && (await isOnlyOwner(em, viewer));
  return timesheets.map((timesheet) => {
    const lockedBy = timesheet.clockOutAt ? lockOf(timesheet, closedPeriods) : null;
    const flags = presentFlags(timesheet);
    const isPending = statusOf(timesheet) === 'PENDING';
    const canReview = mayReview(viewer) && !lockedBy;
    const mayApprove = mayApproveHoursOf(timesheet.user.id, viewer, ownApproval);
    const obstacle = isPending && canReview ? describeApprovalObstacle(timesheet, mayApprove) : null;
    return {
      ...presentStoredFields(timesheet),
      flags,
      exceptions: exceptionsOf({ ...timesheet, flags }, now),
      confirmations: isPending ? listConfirmations(timesheet, timesheet.breaks) : [],
      lockedBy,
      locked: lockedBy !== null,
      canReview,
      canApprove: isPending && canReview && obstacle === null,
      approvalObstacle: obstacle,
    };
  });
}

/** The stored flags, and SELF_APPROVED while the approval by the person who worked is in force. */
function presentFlags({ flags, user, approvedBy }: TimesheetFacts): TimesheetFlag[] {
  return approvedBy?.id === user.id ? [...flags, 'SELF_APPROVED'] : [...flags];
}

function presentStoredFields({ lat, lng, photoIds, ...timesheet }: TimesheetFacts) {
  const images = photoIds.map(addressesOf);
  return {
    ...timesheet,
    status: statusOf(timesheet),
    durationMinutes: countWorkedMinutes(timesheet, timesheet.breaks),
    version: versionOf(timesheet, timesheet.breaks),
    location: lat === null || lng === null ? null : { lat, lng },
    images,
    imageUrls: images.map(({ url }) => url),
  };
}

function lockOf(timesheet: Punches, closedPeriods: readonly ClosedPayPeriod[]): TimesheetView['lockedBy'] {
  const period = findFirstOverlapped([timesheet], closedPeriods);
  return period ? { startDate: period.startDate, endDate: period.endDate } : null;
}

function factsOf(timesheet: Timesheet): TimesheetFacts {
  const { id, user, job, clockInAt, clockOutAt, flags, lat, lng, approvedAt, approvedBy } = timesheet;
  const breaks = timesheet.breaks.getItems().map(({ id: breakId, type, startAt, endAt }) => ({
    id: breakId,
    type,
    startAt,
    endAt,
  }));
  const photoIds = timesheet.photos.getItems().map(({ photo }) => photo.id);
  return {
    ...{ id, job, clockInAt, clockOutAt, flags, lat, lng, approvedAt, breaks, photoIds },
    ...pickText(timesheet),
    user: presentUser(user),
    approvedBy: approvedBy && presentUser(approvedBy),
  };
}

/** The REST response for a timesheet: the same fields as in GraphQL, with less about people and jobs. */
export const timesheetJson = timesheetView.extend({
  user: userName,
  job: jobJson.nullable(),
  approvedBy: userName.nullable(),
});

export function serializeTimesheet(timesheet: TimesheetView): z.infer<typeof timesheetJson> {
  const { user, job, approvedBy } = timesheet;
  return {
    ...timesheet,
    user: presentUserName(user),
    job: job && serializeJob(job),
    approvedBy: approvedBy && presentUserName(approvedBy),
  };
}
