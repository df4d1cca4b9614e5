import { newIdempotencyKey, type Role, roles } from '@timetrack/contracts';
import { sendRequest } from '../session/rest-client.js';
import { ServerFailure } from '../session/server-failure.js';

export interface VerifiedInvitation {
  readonly email: string | null;
  /** The name of an imported person, as a suggestion. */
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly role: Role;
  readonly organizationName: string;
  readonly minimumPasswordLength: number;
}

interface InvitedRegistration {
  readonly inviteCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly password: string;
}

/** Rejects with a ServerFailure: 404 for an unknown code, 409 for a used and 410 for an expired one. */
export async function verifyInvitation(code: string): Promise<VerifiedInvitation> {
  const body = await sendRequest('GET', `/api/invitations/${encodeURIComponent(code)}/verify`);
  const invitation = (body as { invitation?: VerifiedInvitation } | null)?.invitation;
  if (!invitation?.organizationName || !roles.includes(invitation.role)) throw new ServerFailure(200, '');
  return invitation;
}

/**
 * Sends a registration. If no response arrives, the server may or may not have executed it. If the same values are sent
 * again, they have the same idempotency key, and the server repeats its response.
 */
export function createRegister(): (registration: InvitedRegistration) => Promise<void> {
  let pending: { readonly text: string; readonly key: string } | null = null;
  return async (registration) => {
    const text = JSON.stringify(registration);
    const key = pending?.text === text ? pending.key : newIdempotencyKey();
    pending = null;
    try {
      await sendRequest('POST', '/api/register', registration, { 'Idempotency-Key': key });
    } catch (error) {
      if (error instanceof ServerFailure && error.status === 0) pending = { text, key };
      throw error;
    }
  };
}
