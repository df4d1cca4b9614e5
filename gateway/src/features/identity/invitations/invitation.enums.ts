import { registerEnumType } from 'type-graphql';

/** ACTIVE can be used, USED was, EXPIRED was not in time. */
export const InvitationStatus = { ACTIVE: 'ACTIVE', USED: 'USED', EXPIRED: 'EXPIRED' } as const;
export type InvitationStatus = keyof typeof InvitationStatus;

registerEnumType(InvitationStatus, {
  name: 'InvitationStatus',
  description: 'ACTIVE can be used, USED was, EXPIRED was not in time.',
});
