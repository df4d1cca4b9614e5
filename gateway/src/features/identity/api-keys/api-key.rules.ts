import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { createRoutableSecret } from '../../../platform/auth/routable-secret.js';
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

/** A secret after a prefix that secret scanners recognize in leaks. */
export function createApiKeySecret(organizationId: string): string {
  return `tt_${createRoutableSecret(organizationId)}`;
}

/** The hash to store. A random key cannot be guessed, so one round of SHA-256 is enough. */
export function hashOfApiKey(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The part that lists show: enough to distinguish keys, too little to guess the rest. */
export function prefixOf(secret: string): string {
  return secret.slice(0, 7);
}

export function looksLikeApiKey(text: string): boolean {
  return /^tt_[\w-]{43}$/.test(text);
}

/** IPv4 in the notation of IPv6, which a dual-stack socket reports: `::ffff:203.0.113.7`. */
const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An address as PostgreSQL compares it: `203.0.113.7` for `::ffff:203.0.113.7`. Null if it is not an address. */
export function parseAddress(text: string): string | null {
  const address = text.trim().toLowerCase();
  const plain = mapped.exec(address)?.[1] ?? address;
  // A zone such as %eth0 means nothing outside of the machine.
  return isIP(plain) && !plain.includes('%') ? plain : null;
}

/** An address or a network in CIDR notation, normalized: `203.0.113.0/24`, `2001:db8::/32`. Null if it is neither. */
export function parseNetwork(text: string): string | null {
  const [given = '', prefix, ...rest] = text.trim().split('/');
  const address = parseAddress(given);
  if (!address || rest.length > 0) return null;
  if (prefix === undefined) return address;
  const most = isIP(address) === 4 ? 32 : 128;
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= most && !mapped.test(given);
  return isPrefix ? `${address}/${Number(prefix)}` : null;
}
