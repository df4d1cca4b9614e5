import { useCheck } from '../common/use-check.js';
import { ServerFailure } from '../session/server-failure.js';
import { type VerifiedInvitation, verifyInvitation } from './registration-api.js';

type Verification =
  | { readonly status: 'verifying' }
  | { readonly status: 'valid'; readonly invitation: VerifiedInvitation }
  | { readonly status: 'invalid'; readonly message: string }
  /** No response, too many attempts, or a failure of the server. */
  | { readonly status: 'unknown'; readonly message: string };

/** Verifies an invitation code immediately, and again on request. */
export function useVerification(code: string) {
  const { result, retry } = useCheck(code, () =>
    verifyInvitation(code).then((invitation): Verification => ({ status: 'valid', invitation }), verificationOf),
  );
  const verification: Verification = result ?? { status: 'verifying' };
  return { verification, retry };
}

const undecidedStatuses = [0, 200, 429];

function verificationOf(error: unknown): Verification {
  const { status, message } = error instanceof ServerFailure ? error : new ServerFailure(0, '');
  const isUnknown = undecidedStatuses.includes(status) || status >= 500;
  return {
    status: isUnknown ? 'unknown' : 'invalid',
    // Whatever answered in place of the server says nothing about the invitation.
    message: (status !== 200 && message) || 'The invitation could not be verified. Please try again.',
  };
}
