import { DomainError, failures, type Violation } from '../../../platform/errors/index.js';

export type ApiKeyStatus = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

interface KeyFacts {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** A revoked key stays REVOKED after its expiry. */
export function statusOfKey({ revokedAt, expiresAt }: KeyFacts, now: Date): ApiKeyStatus {
  if (revokedAt) return 'REVOKED';
  return expiresAt && expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

export function expiryMustBeInTheFuture(expiresAt: Date | null, now: Date): Violation {
  if (!expiresAt || expiresAt > now) return undefined;
  return failures.invalid({ expiresAt: 'Expiry must be in the future' });
}

/** Why a key that exists is refused: `use_api_key` in the database decides. */
export type KeyRefusal = 'REVOKED' | 'OWNER_LEFT' | 'EXPIRED' | 'ADDRESS';

const revoked = {
  event: 'api-key.revoked-used',
  kind: 'unauthenticated',
  code: 'api-key.revoked',
  message: 'This API key was revoked',
} as const;

const refusals = {
  REVOKED: revoked,
  OWNER_LEFT: revoked,
  EXPIRED: {
    event: 'api-key.expired-used',
    kind: 'unauthenticated',
    code: 'api-key.expired',
    message: 'This API key has expired. Ask an administrator to create another one.',
  },
  ADDRESS: {
    event: 'api-key.address-refused',
    kind: 'forbidden',
    code: 'api-key.address',
    message: 'This API key can’t be used from this address. Ask an administrator to allow it.',
  },
} as const satisfies Readonly<Record<KeyRefusal, object>>;

export function failureOfRefusal(refusal: KeyRefusal): DomainError {
  const { kind, code, message } = refusals[refusal];
  return new DomainError(kind, code, message);
}

export function eventOfRefusal(refusal: KeyRefusal) {
  return refusals[refusal].event;
}
