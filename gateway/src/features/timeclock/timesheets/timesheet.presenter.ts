import { z } from 'zod';
import type { SignedInContext } from '../../../access/index.js';
import type { User } from '../../identity/index.js';
import { type Job, jobJson, presentJob } from '../../jobs/index.js';
import { type ClosedPayPeriod, findClosedPeriods, firstOverlapped, payPeriodDays } from '../../pay-periods/index.js';
import { addressesOf, imageJson } from '../../photos/index.js';
import { exceptionsOf } from './exceptions.rules.js';
import type { Timesheet } from './timesheet.entity.js';
import { BreakType, TimesheetExceptionCode, TimesheetFlag, TimesheetStatus } from './timesheet.enums.js';
import { mayReview } from './timesheet.policy.js';
import { type BreakSpan, type Punches, statusOf, versionOf, workedMinutes } from './timesheet.rules.js';
import type { TimesheetView } from './timesheet.type.js';

type PresentingContext = Pick<SignedInContext, 'em' | 'viewer' | 'platform'>;

/** The stored data of a timesheet, whether it was loaded as an entity or as plain rows. */
export interface TimesheetFacts extends Punches {
  readonly id: string;
  readonly user: User;
  readonly job: Job | null;
  readonly notes: string;
  readonly flags: readonly TimesheetFlag[];
  readonly lat: number | null;
  readonly lng: number | null;
  readonly approvedAt: Date | null;
  readonly approvedBy: User | null;
  /** In the order in which they start. */
  readonly breaks: readonly (BreakSpan & { readonly id: string })[];
  /** In the order in which they are displayed. */
  readonly photoIds: readonly string[];
}

/** Presents loaded timesheets for the viewer. One statement, however many there are. */
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

export async function presentFacts(
  { em, viewer, platform }: PresentingContext,
  timesheets: readonly TimesheetFacts[],
): Promise<TimesheetView[]> {
  const now = platform.clock.now();
  // A pay period can't be closed while a timesheet within it is open, so no open timesheet is locked.
  const closedPeriods = await findClosedPeriods(
    em,
    timesheets.filter(({ clockOutAt }) => clockOutAt !== null),
  );
  return timesheets.map((timesheet) => {
    const lockedBy = timesheet.clockOutAt ? lockOf(timesheet, closedPeriods) : null;
    return {
      ...storedFields(timesheet),
      exceptions: exceptionsOf(timesheet, now),
      lockedBy,
      locked: lockedBy !== null,
      canReview: mayReview(viewer) && !lockedBy,
    };
  });
}

function storedFields({ lat, lng, photoIds, ...timesheet }: TimesheetFacts) {
  const images = photoIds.map(addressesOf);
  return {
    ...timesheet,
    status: statusOf(timesheet),
    durationMinutes: workedMinutes(timesheet, timesheet.breaks),
    version: versionOf(timesheet, timesheet.breaks),
    location: lat === null || lng === null ? null : { lat, lng },
    images,
    imageUrls: images.map(({ url }) => url),
  };
}

function lockOf(timesheet: Punches, closedPeriods: readonly ClosedPayPeriod[]): TimesheetView['lockedBy'] {
  const period = firstOverlapped([timesheet], closedPeriods);
  return period ? { startDate: period.startDate, endDate: period.endDate } : null;
}

function factsOf(timesheet: Timesheet): TimesheetFacts {
  const { id, user, job, clockInAt, clockOutAt, notes, flags, lat, lng, approvedAt, approvedBy } = timesheet;
  const breaks = timesheet.breaks.getItems().map(({ id: breakId, type, startAt, endAt }) => ({
    id: breakId,
    type,
    startAt,
    endAt,
  }));
  const photoIds = timesheet.photos.getItems().map(({ photo }) => photo.id);
  return { id, user, job, clockInAt, clockOutAt, notes, flags, lat, lng, approvedAt, approvedBy, breaks, photoIds };
}

const instant = z.iso.datetime();

export const breakJson = z.object({
  id: z.uuid(),
  type: z.enum(BreakType),
  startAt: instant,
  endAt: instant.nullable(),
});

const personJson = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });

export const timesheetJson = z.object({
  id: z.uuid(),
  user: personJson,
  job: jobJson.nullable(),
  clockInAt: instant,
  clockOutAt: instant.nullable(),
  durationMinutes: z.int().nullable(),
  notes: z.string(),
  imageUrls: z.array(z.string()),
  images: z.array(imageJson),
  breaks: z.array(breakJson),
  flags: z.array(z.enum(TimesheetFlag)),
  exceptions: z.array(z.object({ code: z.enum(TimesheetExceptionCode), message: z.string() })),
  status: z.enum(TimesheetStatus),
  approvedAt: instant.nullable(),
  approvedBy: personJson.nullable(),
  locked: z.boolean(),
  lockedBy: payPeriodDays.nullable(),
  canReview: z.boolean(),
  version: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});

/** The REST response for a timesheet: the same fields as in GraphQL, with less about the people. */
export function serializeTimesheet(timesheet: TimesheetView): z.input<typeof timesheetJson> {
  const { user, job, clockInAt, clockOutAt, approvedAt, approvedBy, breaks } = timesheet;
  return {
    ...timesheet,
    user: serializePerson(user),
    job: job && presentJob(job),
    clockInAt: clockInAt.toISOString(),
    clockOutAt: clockOutAt?.toISOString() ?? null,
    imageUrls: [...timesheet.imageUrls],
    images: [...timesheet.images],
    flags: [...timesheet.flags],
    exceptions: [...timesheet.exceptions],
    breaks: breaks.map(({ startAt, endAt, ...rest }) => ({
      ...rest,
      startAt: startAt.toISOString(),
      endAt: endAt?.toISOString() ?? null,
    })),
    approvedAt: approvedAt?.toISOString() ?? null,
    approvedBy: approvedBy && serializePerson(approvedBy),
  };
}

function serializePerson({ id, firstName, lastName }: User): z.input<typeof personJson> {
  return { id, firstName, lastName };
}
