import type { InvitationSections_InvitationFragment } from '../gql/graphql.js';

type Invitation = InvitationSections_InvitationFragment;

/** An invitation that can be used for a week from now. Pass only what a test depends on. */
export function anInvitation(overrides: Partial<Invitation> = {}) {
  const inviteCode = overrides.inviteCode ?? '7Q4K-X0M2-ZB9T-DR5H';
  const registrationUrl = `https://time.example.com/register?code=${inviteCode}`;
  const invitation: Invitation = {
    id: `invitation-${inviteCode}`,
    role: 'WORKER',
    email: null,
    phone: null,
    maxUses: 1,
    useCount: 0,
    inviteCode,
    registrationUrl,
    expiresAt: new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString(),
    usedAt: null,
    status: 'ACTIVE',
    mailedAt: null,
    mailNotice: null,
    user: null,
    usedBy: null,
    ...overrides,
  };
  return { __typename: 'Invitation' as const, ...invitation, registrationUrl };
}

/** A PNG image of one pixel. */
export const aQrImage =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
