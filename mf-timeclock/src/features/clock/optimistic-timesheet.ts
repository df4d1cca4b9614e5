import { newIdempotencyKey } from '@timetrack/contracts';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { makeFragmentData } from '../../gql/index.js';
import { emptyText, NotesAndPhotosTimesheet } from '../notes/index.js';
import { ClockCardTimesheet, CurrentJobTimesheet } from './clock.graphql.js';
import type { Job } from './use-job-choice.js';

/** The expected result of a punch, shown until the server responds. Ids made here never leave the browser. */
type Timesheet = ClockCard_TimesheetFragment;

const timesheetType = { __typename: 'Timesheet' } as const;
const jobType = { __typename: 'Job' } as const;

export function afterClockIn(at: Date, job: Job | null) {
  const id = expectedId();
  return Object.assign(
    { ...timesheetType, id },
    makeFragmentData(
      {
        id,
        version: '',
        clockInAt: at.toISOString(),
        clockOutAt: null,
        forgotten: null,
        job: job && { id: job.id, ...jobType },
        breaks: [],
      },
      ClockCardTimesheet,
    ),
    makeFragmentData({ id, ...emptyText, images: [] }, NotesAndPhotosTimesheet),
    makeFragmentData({ id, job: job && { ...job, ...jobType } }, CurrentJobTimesheet),
  );
}

export function afterClockOut(timesheet: Timesheet, at: Date) {
  const clockOutAt = at.toISOString();
  return {
    ...fragmentsOf({ ...timesheet, clockOutAt, breaks: endBreaks(timesheet, clockOutAt) }),
    status: 'PENDING' as const,
  };
}

export function afterStartBreak(timesheet: Timesheet, at: Date) {
  const newBreak = {
    __typename: 'Break',
    id: expectedId(),
    type: 'UNPAID',
    startAt: at.toISOString(),
    endAt: null,
  } as const;
  return fragmentsOf({ ...timesheet, breaks: [...timesheet.breaks, newBreak] });
}

export function afterEndBreak(timesheet: Timesheet, at: Date) {
  return fragmentsOf({ ...timesheet, breaks: endBreaks(timesheet, at.toISOString()) });
}

/** The response to a mutation that has the expected timesheet in its payload. */
export function expectedPayload<Mutation extends string, Expected>(mutation: Mutation, timesheet: Expected) {
  const __typename = `${mutation.slice(0, 1).toUpperCase()}${mutation.slice(1)}Payload`;
  const response = { __typename: 'Mutation', [mutation]: { __typename, timesheet } };
  return response as unknown as Record<Mutation, { readonly timesheet: Expected }>;
}

function fragmentsOf(timesheet: Timesheet) {
  return { ...timesheetType, id: timesheet.id, ...makeFragmentData(timesheet, ClockCardTimesheet) };
}

function endBreaks(timesheet: Timesheet, endAt: string) {
  return timesheet.breaks.map((each) => ({ ...each, endAt: each.endAt ?? endAt }));
}

function expectedId(): string {
  return `expected-${newIdempotencyKey()}`;
}
