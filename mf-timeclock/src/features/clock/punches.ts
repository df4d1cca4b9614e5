import { type ApolloClient, attemptContext } from '@timetrack/client';
import { newIdempotencyKey, serverNow } from '@timetrack/contracts';
import type { ClockCard_TimesheetFragment, LocationInput } from '../../gql/graphql.js';
import { makeFragmentData } from '../../gql/index.js';
import { emptyText, NotesAndPhotosTimesheet } from '../notes/index.js';
import { ClockCardTimesheet, CurrentJobTimesheet } from './clock.graphql.js';
import { ClockIn, ClockOut, EndBreak, StartBreak, SwitchJob, writeActiveTimesheet } from './punches.graphql.js';
import type { Job } from './use-job-choice.js';

export type PunchName = 'clockIn' | 'clockOut' | 'startBreak' | 'endBreak' | 'switchJob';

/**
 * One punch, which may have to be sent several times. Key, location and job are the same in every request, so that the
 * server recognizes the punch and never executes it twice.
 */
export interface Attempt {
  readonly punch: PunchName;
  readonly idempotencyKey: string;
  /** Where a clock-in or a clock-out was made. Null if unknown. */
  readonly location: LocationInput | null;
  /** The job of a clock-in, or the one to switch to. Null for no job. Undefined leaves the choice to the gateway. */
  readonly job: Job | null | undefined;
  /** The timesheet that the user saw: a clock-out must not end a break that was started elsewhere. */
  readonly version: string | null;
}

/**
 * Sends an attempt and shows its expected result immediately. Rejects after rolling the screen back. Returns whether the
 * timesheet that it ended has the question about breaks.
 */
export async function send(
  client: ApolloClient,
  attempt: Attempt,
  timesheet: ClockCard_TimesheetFragment | null,
): Promise<boolean> {
  return (await senders[attempt.punch](client, attempt, timesheet)) === true;
}

type Send = (client: ApolloClient, attempt: Attempt, timesheet: ClockCard_TimesheetFragment | null) => Promise<unknown>;

const senders: Record<PunchName, Send> = {
  clockIn: (client, { idempotencyKey, location, job }) =>
    client.mutate({
      mutation: ClockIn,
      variables: { input: { ...(location && { location }), ...(job !== undefined && { jobId: job?.id ?? null }) } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: expectedPayload('timesheetClockIn', afterClockIn(serverNow(), job ?? null)),
      update: (cache, { data }) => {
        const started = data?.timesheetClockIn?.timesheet;
        if (started) writeActiveTimesheet(cache, started);
      },
    }),
  clockOut: async (client, { idempotencyKey, location, version }, timesheet) => {
    const { data: response } = await client.mutate({
      mutation: ClockOut,
      variables: { input: { expectedVersion: version, ...(location && { location }) } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: timesheet
        ? expectedPayload('timesheetClockOut', afterClockOut(timesheet, serverNow()))
        : undefined,
      update: (cache, { data }) => {
        if (data) writeActiveTimesheet(cache, null);
      },
    });
    return response?.timesheetClockOut?.timesheet?.asksForBreaks;
  },
  switchJob: (client, { idempotencyKey, job }) =>
    client.mutate({
      mutation: SwitchJob,
      variables: { input: { jobId: job?.id ?? null } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: expectedPayload('timesheetJobSwitch', afterClockIn(serverNow(), job ?? null)),
      update: (cache, { data }) => {
        const started = data?.timesheetJobSwitch?.timesheet;
        if (started) writeActiveTimesheet(cache, started);
      },
    }),
  startBreak: (client, { idempotencyKey }, timesheet) =>
    client.mutate({
      mutation: StartBreak,
      variables: { input: { type: 'UNPAID' } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: timesheet
        ? expectedPayload('timesheetBreakStart', afterStartBreak(timesheet, serverNow()))
        : undefined,
    }),
  endBreak: (client, { idempotencyKey }, timesheet) =>
    client.mutate({
      mutation: EndBreak,
      context: attemptContext(idempotencyKey),
      optimisticResponse: timesheet
        ? expectedPayload('timesheetBreakEnd', afterEndBreak(timesheet, serverNow()))
        : undefined,
    }),
};

/** The expected result of a punch, shown until the server responds. Ids made here never leave the browser. */
type Timesheet = ClockCard_TimesheetFragment;

const timesheetType = { __typename: 'Timesheet' } as const;
const jobType = { __typename: 'Job' } as const;

function afterClockIn(at: Date, job: Job | null) {
  const id = expectedId();
  return Object.assign(
    { ...timesheetType, id },
    makeFragmentData(
      {
        id,
        version: '',
        clockInAt: at.toISOString(),
        clockOutAt: null,
        asksForLocation: false,
        forgotten: null,
        exceptions: [],
        job: job && { id: job.id, ...jobType },
        breaks: [],
      },
      ClockCardTimesheet,
    ),
    makeFragmentData({ id, ...emptyText, images: [] }, NotesAndPhotosTimesheet),
    makeFragmentData({ id, job: job && { ...job, ...jobType } }, CurrentJobTimesheet),
  );
}

function afterClockOut(timesheet: Timesheet, at: Date) {
  const clockOutAt = at.toISOString();
  return {
    ...fragmentsOf({ ...timesheet, clockOutAt, breaks: endBreaks(timesheet, clockOutAt) }),
    status: 'PENDING' as const,
    asksForBreaks: false,
  };
}

function afterStartBreak(timesheet: Timesheet, at: Date) {
  const newBreak = {
    __typename: 'Break',
    id: expectedId(),
    type: 'UNPAID',
    startAt: at.toISOString(),
    endAt: null,
  } as const;
  return fragmentsOf({ ...timesheet, breaks: [...timesheet.breaks, newBreak] });
}

function afterEndBreak(timesheet: Timesheet, at: Date) {
  return fragmentsOf({ ...timesheet, breaks: endBreaks(timesheet, at.toISOString()) });
}

/** The response to a mutation that has the expected timesheet in its payload. */
function expectedPayload<Mutation extends string, Expected>(mutation: Mutation, timesheet: Expected) {
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
