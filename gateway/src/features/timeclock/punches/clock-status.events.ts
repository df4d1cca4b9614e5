import type { Viewer } from '../../../platform/auth/viewer.js';
import type { DomainEvent } from '../../../platform/use-case/index.js';

export const ClockState = { OUT: 'OUT', WORKING: 'WORKING', ON_BREAK: 'ON_BREAK' } as const;
export type ClockState = keyof typeof ClockState;

/** What is published when somebody's state changes. Plain JSON: it may travel between gateways. */
export interface ClockStatusMessage {
  readonly userId: string;
  readonly state: ClockState;
  /** ISO 8601. */
  readonly since: string;
}

/** Each organization has a topic of its own, so that no message can reach another one's people. */
export function clockStatusTopic(organizationId: string): string {
  return `clock-status:${organizationId}`;
}

/** Somebody is in this state from now on. */
export function clockStatusChanged(
  { userId, organizationId }: Pick<Viewer, 'userId' | 'organizationId'>,
  state: ClockState,
  since: Date,
): DomainEvent {
  const payload: ClockStatusMessage = { userId, state, since: since.toISOString() };
  return { topic: clockStatusTopic(organizationId), payload };
}
