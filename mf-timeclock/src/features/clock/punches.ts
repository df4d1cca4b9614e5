import { type ApolloClient, attemptContext } from '@timetrack/client';
import type { ClockCard_TimesheetFragment, LocationInput } from '../../gql/graphql.js';
import { ClockIn, ClockOut, EndBreak, LoadActiveTimesheet, StartBreak } from './clock.graphql.js';
import { backToWork, clockedIn, clockedOut, onBreak } from './optimistic-timesheet.js';
import type { Job } from './use-job-choice.js';

export type PunchName = 'clockIn' | 'clockOut' | 'startBreak' | 'endBreak';

/**
 * One intention of the person, however often it has to be sent. Key, location and job stay the same in every sending,
 * so that the server recognizes it and never carries it out twice.
 */
export interface Attempt {
  readonly punch: PunchName;
  readonly idempotencyKey: string;
  /** Where a clock-in was made; null when that is not known. */
  readonly location: LocationInput | null;
  /** What a clock-in is for; null for none. */
  readonly job: Job | null;
}

/** Sends an attempt and shows at once what it will lead to. Rejects after the screen was rolled back. */
export async function send(
  client: ApolloClient,
  attempt: Attempt,
  timesheet: ClockCard_TimesheetFragment | null,
): Promise<void> {
  await senders[attempt.punch](client, attempt, timesheet);
}

type Send = (client: ApolloClient, attempt: Attempt, timesheet: ClockCard_TimesheetFragment | null) => Promise<unknown>;

const mutation = { __typename: 'Mutation' } as const;

const senders: Record<PunchName, Send> = {
  clockIn: (client, { idempotencyKey, location, job }) =>
    client.mutate({
      mutation: ClockIn,
      variables: { input: { ...(location && { location }), ...(job && { jobId: job.id }) } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: { ...mutation, clockIn: clockedIn(new Date(), job) },
      update: (cache, { data }) => {
        if (data) cache.writeQuery({ query: LoadActiveTimesheet, data: { activeTimesheet: data.clockIn } });
      },
    }),
  clockOut: (client, { idempotencyKey }, timesheet) =>
    client.mutate({
      mutation: ClockOut,
      context: attemptContext(idempotencyKey),
      optimisticResponse: timesheet ? { ...mutation, clockOut: clockedOut(timesheet, new Date()) } : undefined,
      update: (cache, { data }) => {
        if (data) cache.writeQuery({ query: LoadActiveTimesheet, data: { activeTimesheet: null } });
      },
    }),
  startBreak: (client, { idempotencyKey }, timesheet) =>
    client.mutate({
      mutation: StartBreak,
      variables: { input: { type: 'UNPAID' } },
      context: attemptContext(idempotencyKey),
      optimisticResponse: timesheet ? { ...mutation, startBreak: onBreak(timesheet, new Date()) } : undefined,
    }),
  endBreak: (client, { idempotencyKey }, timesheet) =>
    client.mutate({
      mutation: EndBreak,
      context: attemptContext(idempotencyKey),
      optimisticResponse: timesheet ? { ...mutation, endBreak: backToWork(timesheet, new Date()) } : undefined,
    }),
};
