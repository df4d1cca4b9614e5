import { z } from 'zod';
import type { User } from '../../identity/index.js';
import { jobJson, presentJob } from '../../jobs/index.js';
import { payPeriodDaysJson } from '../../pay-periods/index.js';
import { imageJson } from '../../photos/index.js';
import type { Timesheet } from './timesheet.entity.js';
import { BreakType, TimesheetExceptionCode, TimesheetFlag, TimesheetStatus } from './timesheet.enums.js';

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
  lockedBy: payPeriodDaysJson.nullable(),
  canReview: z.boolean(),
  version: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
});

/** A timesheet as REST tells it: the same fields as through GraphQL. */
export function presentTimesheet(timesheet: Timesheet): z.input<typeof timesheetJson> {
  const { id, user, job, durationMinutes, notes, imageUrls, images, flags, exceptions, status, location } = timesheet;
  const { approvedAt, approvedBy, locked, lockedBy, canReview, version } = timesheet;
  return {
    id,
    user: presentPerson(user),
    job: job && presentJob(job),
    clockInAt: timesheet.clockInAt.toISOString(),
    clockOutAt: timesheet.clockOutAt?.toISOString() ?? null,
    durationMinutes,
    notes,
    imageUrls,
    images,
    breaks: timesheet.breaks.getItems().map((pause) => ({
      id: pause.id,
      type: pause.type,
      startAt: pause.startAt.toISOString(),
      endAt: pause.endAt?.toISOString() ?? null,
    })),
    flags,
    exceptions: exceptions.map(({ code, message }) => ({ code, message })),
    status,
    approvedAt: approvedAt?.toISOString() ?? null,
    approvedBy: approvedBy && presentPerson(approvedBy),
    locked,
    lockedBy,
    canReview,
    version,
    location,
  };
}

function presentPerson({ id, firstName, lastName }: User): z.input<typeof personJson> {
  return { id, firstName, lastName };
}
