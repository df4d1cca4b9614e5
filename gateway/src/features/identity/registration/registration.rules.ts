import { createHash, randomBytes } from 'node:crypto';
import { DomainError, type FailureKind } from '../../../platform/errors/index.js';

const refuse = (kind: FailureKind, code: string, message: string) =>
  new DomainError(kind, code, message, { securityEvent: 'registration.refused' });

/** The same for every caller, so it does not say whether the link or the email address exists. */
export function registrationClosed(): DomainError {
  const message =
    'New organizations can’t be registered on this server. Ask its operator, or use the invitation of your organization.';
  return refuse('forbidden', 'registration.closed', message);
}

export function inviteRequired(): DomainError {
  const message = 'Registering an organization on this server takes a link from its operator. Open that link first.';
  return refuse('forbidden', 'registration.invite-required', message);
}

export function inviteUnknown(): DomainError {
  return refuse('not-found', 'organization-invite.unknown', 'This link is unknown. Ask for a new one.');
}

export function inviteUsed(): DomainError {
  return refuse('conflict', 'organization-invite.used', 'This link has already been used. Ask for a new one.');
}

export function inviteExpired(): DomainError {
  return refuse('gone', 'organization-invite.expired', 'This link has expired. Ask for a new one.');
}

export function registrationUnknown(): DomainError {
  const message = 'This link is unknown or was replaced by a newer one. Open the newest mail, or register again.';
  return refuse('not-found', 'registration.unknown', message);
}

export function registrationUsed(): DomainError {
  return refuse('gone', 'registration.used', 'This link has already been used. Sign in.');
}

export function registrationExpired(): DomainError {
  return refuse('gone', 'registration.expired', 'This link has expired. Register again.');
}

/** A token for a link that works once: 256 random bits. */
export function createOneTimeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, so reading the database does not allow using the link. */
export function hashOfOneTimeToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
