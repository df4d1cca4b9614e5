import { z } from 'zod';
import { query } from '../../../access/index.js';
import type { Viewer } from '../../../platform/auth/viewer.types.js';
import { failures } from '../../../platform/errors/index.js';
import type { DomainEvent } from '../../../platform/use-case/index.js';
import { readUsers } from '../../identity/index.js';
import type { Timesheet } from '../timesheets/timesheet.entity.js';

export const ClockState = { OUT: 'OUT', WORKING: 'WORKING', ON_BREAK: 'ON_BREAK' } as const;
export type ClockState = keyof typeof ClockState;

/** Published when a person's state changes. Plain JSON, because it travels between gateways. */
const clockStatusMessage = z.object({ userId: z.uuid(), state: z.enum(ClockState), since: z.iso.datetime() });
export type ClockStatusMessage = z.infer<typeof clockStatusMessage>;

/** Each organization has its own topic, so that no message can reach the people of another organization. */
export function clockStatusTopic(organizationId: string): string {
  return `clock-status:${organizationId}`;
}

/** The event for a person who entered this state at the given instant. */
export function clockStatusChanged(
  { userId, organizationId }: Pick<Viewer, 'userId' | 'organizationId'>,
  state: ClockState,
  since: Date,
): DomainEvent {
  const payload: ClockStatusMessage = { userId, state, since: since.toISOString() };
  return { topic: clockStatusTopic(organizationId), payload };
}

/** Turns a published message into the payload for a subscriber, loaded with the subscriber's own permissions. */
export const clockStatus = query('clockStatusChanged', clockStatusMessage, async ({ em }, { userId, state, since }) => {
  const [user] = await readUsers(em, [userId]);
  if (!user) throw failures.notFound('Team member');
  return { user, state, since: new Date(since) };
});

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
 * The event to publish when a review clocks a person in or out, or changes the instant at which the state began. A
 * closed timesheet that stays closed publishes nothing: the person may be working on a later one.
 */
export function clockStateChange(timesheet: Timesheet, before: StateSince, after: StateSince): DomainEvent[] {
  const isSame = before.state === after.state && before.since.getTime() === after.since.getTime();
  if (isSame || (before.state === 'OUT' && after.state === 'OUT')) return [];
  const person = { userId: timesheet.user.id, organizationId: timesheet.organizationId };
  return [clockStatusChanged(person, after.state, after.since)];
}
