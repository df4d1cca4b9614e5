import { roleNames } from '@timetrack/contracts';
import { formatDateTime, formatRelativeTime, fullName, type TimeZone } from '@timetrack/screens';
import type { Invitation } from './invitations.graphql.js';

type Recipient = Pick<Invitation, 'user' | 'email' | 'phone' | 'maxUses'>;

export function recipientOf({ user, email, phone, maxUses }: Recipient): string {
  return (
    (user && fullName(user)) ??
    email ??
    phone ??
    (maxUses === 1 ? 'Anyone with the link' : `Up to ${maxUses} people with the link`)
  );
}

type Uses = Pick<Invitation, 'maxUses' | 'useCount'>;

/** `3 of 25 people have joined`; null for an invitation of one person. */
export function describeUses({ maxUses, useCount }: Uses): string | null {
  return maxUses === 1 ? null : `${useCount} of ${maxUses} people have joined`;
}

/** `For Wes. One person can use it`, `22 people can still join as workers with it`. */
export function describeRest(invitation: Uses & Recipient & Pick<Invitation, 'role'>): string {
  const { maxUses, useCount, role } = invitation;
  if (maxUses === 1) return `For ${recipientOf(invitation)}. One person can use it`;
  const rest = maxUses - useCount;
  const joining = roleNames[role].toLowerCase();
  return rest === 1
    ? `1 more person can join as ${withArticle(joining)} with it`
    : `${rest} people can still join as ${joining}s with it`;
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
  timeZone: TimeZone,
): string | null {
  if (mailedAt) return `Emailed ${formatDateTime(mailedAt, timeZone)}`;
  if (status !== 'ACTIVE') return null;
  if (mailNotice) return mailNotice;
  return email && mailConfigured ? 'Not emailed yet' : 'Not emailed: share the link yourself';
}

/** `a worker`, `an accountant` */
const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
