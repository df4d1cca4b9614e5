import type { Invitation_InvitationFragment } from '../gql/graphql.js';

/** An invitation that can be used for a week from now on. Name in a test what it depends on, nothing else. */
export function anInvitation(members: Partial<Invitation_InvitationFragment> = {}) {
  const inviteCode = members.inviteCode ?? '7Q4K-X0M2-ZB9T-DR5H';
  const invitation: Invitation_InvitationFragment = {
    id: `invitation-${inviteCode}`,
    role: 'WORKER',
    email: null,
    phone: null,
    inviteCode,
    registrationUrl: `https://time.example.com/register?code=${inviteCode}`,
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString(),
    usedAt: null,
    status: 'ACTIVE',
    mailedAt: null,
    usedBy: null,
    ...members,
  };
  return { __typename: 'Invitation' as const, ...invitation };
}

/** The smallest PNG image there is. */
export const aQrImage =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
