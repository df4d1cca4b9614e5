import { newIdempotencyKey } from '@timetrack/client';
import type { ClockCard_TimesheetFragment } from '../../gql/graphql.js';
import { makeFragmentData } from '../../gql/index.js';
import { CurrentJobTimesheet } from '../home/home.graphql.js';
import { NotesAndPhotosTimesheet } from '../notes/notes.graphql.js';
import { ClockCardTimesheet } from './clock-card.graphql.js';
import type { Job } from './use-job-choice.js';

/** What the screen shows from the tap until the server has answered. Ids made here never leave the browser. */
type Timesheet = ClockCard_TimesheetFragment;

const typed = { __typename: 'Timesheet' } as const;
const typedJob = { __typename: 'Job' } as const;

export function clockedIn(at: Date, job: Job | null) {
  const id = expectedId();
  return Object.assign(
    { ...typed, id },
    makeFragmentData({ id, clockInAt: at.toISOString(), clockOutAt: null, breaks: [] }, ClockCardTimesheet),
    makeFragmentData({ id, notes: '', images: [] }, NotesAndPhotosTimesheet),
    makeFragmentData({ id, job: job && { ...job, ...typedJob } }, CurrentJobTimesheet),
  );
}

export function clockedOut(timesheet: Timesheet, at: Date) {
  const clockOutAt = at.toISOString();
  return { ...changed({ ...timesheet, clockOutAt, breaks: ended(timesheet, clockOutAt) }), status: 'PENDING' as const };
}

export function onBreak(timesheet: Timesheet, at: Date) {
  const opened = {
    __typename: 'Break',
    id: expectedId(),
    type: 'UNPAID',
    startAt: at.toISOString(),
    endAt: null,
  } as const;
  return changed({ ...timesheet, breaks: [...timesheet.breaks, opened] });
}

export function backToWork(timesheet: Timesheet, at: Date) {
  return changed({ ...timesheet, breaks: ended(timesheet, at.toISOString()) });
}

function changed(timesheet: Timesheet) {
  return { ...typed, id: timesheet.id, ...makeFragmentData(timesheet, ClockCardTimesheet) };
}

function ended(timesheet: Timesheet, endAt: string) {
  return timesheet.breaks.map((one) => ({ ...one, endAt: one.endAt ?? endAt }));
}

function expectedId(): string {
  return `expected-${newIdempotencyKey()}`;
}
