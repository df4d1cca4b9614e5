import { type ApolloClient, attemptContext } from '@timetrack/client';
import type { ClockCard_TimesheetFragment, LocationInput } from '../../gql/graphql.js';
import { writeActiveTimesheet } from './active-timesheet.js';
import {
  afterClockIn,
  afterClockOut,
  afterEndBreak,
  afterStartBreak,
  expectedPayload,
} from './optimistic-timesheet.js';
import { ClockIn, ClockOut, EndBreak, StartBreak, SwitchJob } from './punches.graphql.js';
import type { Job } from './use-job-choice.js';

export type PunchName = 'clockIn' | 'clockOut' | 'startBreak' | 'endBreak' | 'switchJob';

/**
 * One punch, which may have to be sent several times. Key, location and job are the same in every request, so that the
 * server recognizes the punch and never executes it twice.
 */
export interface Attempt {
  readonly punch: PunchName;
  readonly idempotencyKey: string;
  /** Where a clock-in was made. Null if unknown. */
  readonly location: LocationInput | null;
  /** The job of a clock-in, or the one to switch to. Null for no job. Undefined leaves the choice to the gateway. */
  readonly job: Job | null | undefined;
  /** The timesheet that the user saw: a clock-out must not end a break that was started elsewhere. */
  readonly version: string | null;
}

/** Sends an attempt and shows its expected result immediately. Rejects after rolling the screen back. */
export async function send(
  client: ApolloClient,
  attempt: Attempt,
  timesheet: ClockCard_TimesheetFragment | null,
): Promise<void> {
  await senders[attempt.punch](client, attempt, timesheet);
}

type Send = (client: ApolloClient, attempt: Attempt, timesheet: ClockCard_TimesheetFragment | null) => Promise<unknown>;

const senders: Record<PunchName, Send> = {
  clockIn: (client, { idempotencyKey, location, job }) =>
    client.mutate({
      mutation: ClockIn,
      variables: { input: { ...(location && { location }), ...(job !== undefined && { jobId: job?.id ?? null }) } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: expectedPayload('timesheetClockIn', afterClockIn(new Date(), job ?? null)),
      update: (cache, { data }) => {
        const started = data?.timesheetClockIn?.timesheet;
        if (started) writeActiveTimesheet(cache, started);
      },
    }),
  clockOut: (client, { idempotencyKey, version }, timesheet) =>
    client.mutate({
      mutation: ClockOut,
      variables: { input: { expectedVersion: version } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: timesheet
        ? expectedPayload('timesheetClockOut', afterClockOut(timesheet, new Date()))
        : undefined,
      update: (cache, { data }) => {
        if (data) writeActiveTimesheet(cache, null);
      },
    }),
  switchJob: (client, { idempotencyKey, job }) =>
    client.mutate({
      mutation: SwitchJob,
      variables: { input: { jobId: job?.id ?? null } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: expectedPayload('timesheetJobSwitch', afterClockIn(new Date(), job ?? null)),
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
        ? expectedPayload('timesheetBreakStart', afterStartBreak(timesheet, new Date()))
        : undefined,
    }),
  endBreak: (client, { idempotencyKey }, timesheet) =>
    client.mutate({
      mutation: EndBreak,
      context: attemptContext(idempotencyKey),
      optimisticResponse: timesheet
        ? expectedPayload('timesheetBreakEnd', afterEndBreak(timesheet, new Date()))
        : undefined,
    }),
};
