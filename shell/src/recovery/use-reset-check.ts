import { useCheck } from '../common/use-check.js';
import { ServerFailure } from '../session/server-failure.js';
import { checkReset, type OpenReset } from './recovery-api.js';

type ResetCheck =
  | { readonly status: 'checking' }
  | ({ readonly status: 'valid' } & OpenReset)
  /** Unknown, expired or used. */
  | { readonly status: 'invalid'; readonly message: string }
  /** No response, too many attempts, or a failure of the server. */
  | { readonly status: 'unknown'; readonly message: string };

/** Checks a link without using it. */
export function useResetCheck(token: string) {
  const { result, retry } = useCheck(token, () =>
    checkReset(token).then((reset): ResetCheck => ({ status: 'valid', ...reset }), resultOf),
  );
  const check: ResetCheck = result ?? { status: 'checking' };
  return { check, retry };
}

function resultOf(error: unknown): ResetCheck {
  const { status, message } = error instanceof ServerFailure ? error : new ServerFailure(0, '');
  if ([400, 404, 410].includes(status)) return { status: 'invalid', message: message || 'This link is not valid.' };
  return { status: 'unknown', message: message || 'The link could not be checked. Please try again.' };
}
