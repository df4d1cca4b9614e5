import { formatDateTime, formatRelativeTime } from '@timetrack/screens';
import type { InvitationRow_InvitationFragment } from '../../../gql/graphql.js';

type Invitation = InvitationRow_InvitationFragment;

/** The email address or phone number that the invitation is for, if it has one. */
export function recipientOf({ email, phone }: Pick<Invitation, 'email' | 'phone'>): string {
  return email ?? phone ?? 'Anyone with the link';
}

/** `Expires in 6 days`, `Expired 3 hours ago`. */
export function describeExpiry({ status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>, now: Date): string {
  // Between two loads an invitation may expire: then the server's status is outdated, and the clock decides.
  const isExpired = status === 'EXPIRED' || Date.parse(expiresAt) <= now.getTime();
  return `${isExpired ? 'Expired' : 'Expires'} ${formatRelativeTime(expiresAt, now)}`;
}

/** How the link reaches the recipient; null for an invitation that can no longer be used. */
export function describeDelivery(
  { status, email, mailedAt, mailNotice }: Pick<Invitation, 'status' | 'email' | 'mailedAt' | 'mailNotice'>,
  mailConfigured: boolean,
  timeZone: string,
): string | null {
  if (mailedAt) return `Emailed ${formatDateTime(mailedAt, timeZone)}`;
  if (status !== 'ACTIVE') return null;
  if (mailNotice) return mailNotice;
  return email && mailConfigured ? 'Not emailed yet' : 'Not emailed: share the link yourself';
}
