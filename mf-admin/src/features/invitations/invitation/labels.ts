import type { Invitation_InvitationFragment } from '../../../gql/graphql.js';
import { fromNow, momentOf } from '../../../parts/moments.js';

export type Invitation = Invitation_InvitationFragment;

/** Whom it is for, as far as anybody said. */
export function recipientOf({ email, phone }: Pick<Invitation, 'email' | 'phone'>): string {
  return email ?? phone ?? 'Whoever has the link';
}

/** What has become of it, in words that a list can show beside the exact time. */
export function stateInWords({ status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>, now: number): string {
  const at = Date.parse(expiresAt);
  // The server's word stands until the list is read again: only the past tense is the clock's.
  return status === 'EXPIRED' || at <= now ? `Expired ${fromNow(at, now)}` : `Expires ${fromNow(at, now)}`;
}

/** How the link gets to them; null where there is nothing left to hand over. */
export function deliveryInWords(
  { status, email, mailedAt }: Pick<Invitation, 'status' | 'email' | 'mailedAt'>,
  mailConfigured: boolean,
  timeZone: string,
): string | null {
  if (mailedAt) return `Mailed ${momentOf(mailedAt, timeZone)}`;
  if (status !== 'ACTIVE') return null;
  return email && mailConfigured ? 'Not mailed yet' : 'Not mailed: hand over the link';
}

/** `invitation-qr-7Q4K-X0M2-ZB9T-DR5H.png` */
export const qrFileName = (inviteCode: string): string => `invitation-qr-${inviteCode}.png`;
