import { type Role, roles } from '@timetrack/contracts';
import { call, ServerFailure } from '../session/index.js';

/** What a code invites to. */
export interface VerifiedInvitation {
  readonly email: string | null;
  readonly role: Role;
  readonly organizationName: string;
}

export interface InvitedRegistration {
  readonly inviteCode: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly password: string;
}

/** Rejects with a ServerFailure: 404 for an unknown code, 409 for a used and 410 for an expired one. */
export async function verifyInvitation(code: string): Promise<VerifiedInvitation> {
  const body = await call('GET', `/api/invitations/${encodeURIComponent(code)}/verify`);
  const invitation = (body as { invitation?: VerifiedInvitation } | null)?.invitation;
  if (!invitation?.organizationName || !roles.includes(invitation.role)) throw new ServerFailure(200, '');
  return invitation;
}

/**
 * Sends a registration. When no answer came, nobody knows whether it was carried out: the same registration is sent
 * again under the same key then, and the server gives the answer that was lost.
 */
export function createRegister(): (registration: InvitedRegistration) => Promise<void> {
  let unanswered: { readonly text: string; readonly key: string } | null = null;
  return async (registration) => {
    const text = JSON.stringify(registration);
    const key = unanswered?.text === text ? unanswered.key : newKey();
    unanswered = null;
    try {
      await call('POST', '/api/register', registration, { 'Idempotency-Key': key });
    } catch (error) {
      if (error instanceof ServerFailure && error.status === 0) unanswered = { text, key };
      throw error;
    }
  };
}

/** 128 random bits. `crypto.randomUUID` is not there on a page without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
