import { z } from 'zod';
import { query, type SignedInContext } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { failures } from '../../../platform/errors/index.js';
import type { DomainEvent } from '../../../platform/use-case/index.js';
import { readUsers } from '../../identity/index.js';
import type { Timesheet } from './timesheet.entity.js';
import { readOpenTimesheet } from './timesheet.presenter.js';

export const ClockState = { OUT: 'OUT', WORKING: 'WORKING', ON_BREAK: 'ON_BREAK' } as const;
export type ClockState = keyof typeof ClockState;

/** Published when a person's state changes. Plain JSON, because it travels between gateways. */
const clockStatusMessage = z.object({ userId: z.uuid(), state: z.enum(ClockState), since: z.iso.datetime() });
export type ClockStatusMessage = z.infer<typeof clockStatusMessage>;

/** Each organization has its own topic, so that no message can reach the people of another organization. */
export function clockStatusTopic(organizationId: string): string {
  return `clock-status:${organizationId}`;
}

type Person = Pick<Viewer, 'userId' | 'organizationId'>;

function clockStatusChanged({ userId, organizationId }: Person, state: ClockState, since: Date): DomainEvent {
  const payload: ClockStatusMessage = { userId, state, since: since.toISOString() };
  return { topic: clockStatusTopic(organizationId), payload };
}

/** Turns a published message into the payload for a subscriber, loaded with the subscriber's own permissions. */
export const clockStatus = query('clockStatusChanged', clockStatusMessage, async ({ em }, { userId, state, since }) => {
  const [user] = await readUsers(em, [userId]);
  if (!user) throw failures.notForSubscriber();
  return { user, state, since: new Date(since) };
});

/** Each person has their own topic, which colleagues cannot subscribe to. */
export function ownClockTopic({ organizationId, userId }: Person): string {
  return `own-clock:${organizationId}:${userId}`;
}

export function ownClockChanged(person: Person): DomainEvent {
  return { topic: ownClockTopic(person), payload: {} };
}

export function publishClock(
  { publish }: Pick<SignedInContext, 'publish'>,
  person: Person,
  state: ClockState,
  since: Date,
): void {
  publish(clockStatusChanged(person, state, since));
  publish(ownClockChanged(person));
}

export const ownClock = query('myClockChanged', z.object({}), async (context) => ({
  timesheet: await readOpenTimesheet(context, context.viewer.userId, context.selection.at('timesheet')),
}));

interface StateSince {
  readonly state: ClockState;
  readonly since: Date;
}

/** The state of the person according to this timesheet. A person whose break has ended has been working since its end. */
export function clockStateOf({ clockOutAt, openBreak, lastPunchAt }: Timesheet): StateSince {
  if (clockOutAt) return { state: 'OUT', since: clockOutAt };
  return { state: openBreak ? 'ON_BREAK' : 'WORKING', since: lastPunchAt };
}

/**
 * The events to publish when a review clocks a person in or out, or changes a timesheet in progress. A closed timesheet that
 * stays closed publishes nothing: the person may be working on a later one.
 */
export function clockStateChange(timesheet: Timesheet, before: StateSince, after: StateSince): DomainEvent[] {
  if (before.state === 'OUT' && after.state === 'OUT') return [];
  const person = personOf(timesheet);
  const isSame = before.state === after.state && before.since.getTime() === after.since.getTime();
  return [...(isSame ? [] : [clockStatusChanged(person, after.state, after.since)]), ownClockChanged(person)];
}

export function personOf({ user, organizationId }: Timesheet): Person {
  return { userId: user.id, organizationId };
}
