import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface DeviceAccount {
  readonly id: string;
  readonly passwordHash: string | null;
}

/** After a year without a sign-in, a browser counts as new. */
export const deviceLifetimeMs = 365 * 24 * 60 * 60 * 1000;

/** People share browsers. */
const maxAccounts = 5;

/**
 * What a browser keeps after a sign-in: one proof per account, newest first. A proof is signed with a key that is derived
 * from the stored password hash, so every gateway can check it, and changing the password revokes it everywhere.
 */
export function addDeviceProof(kept: string | undefined, account: DeviceAccount, now: Date): string {
  const issuedAt = now.getTime().toString(36);
  const nonce = randomBytes(16).toString('base64url');
  const proof = `${issuedAt}.${nonce}.${sign(account, issuedAt, nonce)}`;
  const others = proofsOf(kept).filter((other) => !isSignedFor(account, other));
  return [proof, ...others].slice(0, maxAccounts).join('~');
}

/** The random name of a browser that signed in to one of the accounts before; null for an unknown browser. */
export function findKnownDevice(
  kept: string | undefined,
  accounts: readonly DeviceAccount[],
  now: Date,
): string | null {
  const proof = proofsOf(kept).find((each) => isFresh(each, now) && accounts.some((one) => isSignedFor(one, each)));
  return proof?.split('.')[1] ?? null;
}

function proofsOf(kept: string | undefined): string[] {
  return (kept ?? '').split('~').slice(0, maxAccounts).filter(Boolean);
}

function isFresh(proof: string, now: Date): boolean {
  const issuedAt = Number.parseInt(proof.split('.')[0] ?? '', 36);
  return issuedAt > now.getTime() - deviceLifetimeMs;
}

function isSignedFor(account: DeviceAccount, proof: string): boolean {
  const [issuedAt = '', nonce = '', signature = ''] = proof.split('.');
  if (account.passwordHash === null) return false;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(account, issuedAt, nonce))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ id, passwordHash }: DeviceAccount, issuedAt: string, nonce: string): string {
  const key = createHash('sha256').update(`device ${passwordHash}`).digest();
  return createHmac('sha256', key).update(`${id} ${issuedAt} ${nonce}`).digest('base64url');
}
