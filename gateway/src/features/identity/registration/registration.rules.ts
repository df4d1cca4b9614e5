import { createHash, randomBytes } from 'node:crypto';
import { DomainError } from '../../../platform/errors/index.js';

const refused = { securityEvent: 'registration.refused' } as const;

/** The same for every caller, so it does not say whether the link or the email address exists. */
export function registrationClosed(): DomainError {
  const message =
    'New organizations can’t be registered on this server. Ask its operator, or use the invitation of your organization.';
  return new DomainError('forbidden', 'registration.closed', message, refused);
}

export function inviteRequired(): DomainError {
  const message = 'Registering an organization on this server takes a link from its operator. Open that link first.';
  return new DomainError('forbidden', 'registration.invite-required', message, refused);
}

export function inviteUnknown(): DomainError {
  return new DomainError(
    'not-found',
    'organization-invite.unknown',
    'This link is unknown. Ask for a new one.',
    refused,
  );
}

export function inviteUsed(): DomainError {
  return new DomainError(
    'conflict',
    'organization-invite.used',
    'This link has already been used. Ask for a new one.',
    refused,
  );
}

export function inviteExpired(): DomainError {
  return new DomainError('gone', 'organization-invite.expired', 'This link has expired. Ask for a new one.', refused);
}

export function registrationUnknown(): DomainError {
  const message = 'This link is unknown or was replaced by a newer one. Open the newest mail, or register again.';
  return new DomainError('not-found', 'registration.unknown', message, refused);
}

export function registrationUsed(): DomainError {
  return new DomainError('gone', 'registration.used', 'This link has already been used. Sign in.', refused);
}

export function registrationExpired(): DomainError {
  return new DomainError('gone', 'registration.expired', 'This link has expired. Register again.', refused);
}

/** A token for a link that works once: 256 random bits. */
export function createOneTimeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored, so reading the database does not allow using the link. */
export function hashOfOneTimeToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
