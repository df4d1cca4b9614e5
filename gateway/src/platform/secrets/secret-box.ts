import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.js';
import { StartError } from '../errors/index.js';
import { createOnce } from './create-once.js';

/** Encrypts the secrets that the product must be able to show again, such as the code of an invitation. */
export interface SecretBox {
  /** `place` says which row and column the secret belongs to. Copied to another place, it can't be opened. */
  seal(secret: string, place: string): Buffer;
  /** Null if it was sealed with a key that this gateway does not have, for another place, or was changed. */
  open(sealed: Uint8Array, place: string): string | null;
}

const algorithm = 'aes-256-gcm';
/** The first byte, which distinguishes a later format. */
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** Seals with the first key and opens with each of them. AES-256-GCM with a random nonce (NIST SP 800-38D). */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  return {
    seal: (secret, place) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keys[0], nonce, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), text]);
    },
    open: (sealed, place) => {
      for (const key of keys) {
        const secret = openWith(key, sealed, place);
        if (secret !== null) return secret;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, sealed: Uint8Array, place: string): string | null {
  const textAt = 1 + nonceBytes + tagBytes;
  if (sealed[0] !== version || sealed.length < textAt) return null;
  try {
    const cipher = createDecipheriv(algorithm, key, sealed.subarray(1, 1 + nonceBytes), { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(place));
    cipher.setAuthTag(sealed.subarray(1 + nonceBytes, textAt));
    return Buffer.concat([cipher.update(sealed.subarray(textAt)), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

type Location = Pick<Config, 'dataDir' | 'secretsKeys'>;

const keyBytes = 32;

export async function loadSecretBox(location: Location): Promise<SecretBox> {
  const [first, ...others] = location.secretsKeys ?? [await loadKey(location)];
  if (!first) throw new StartError('SECRETS_KEY must contain at least one key.');
  return createSecretBox([first, ...others]);
}

async function loadKey({ dataDir }: Location): Promise<Buffer> {
  const file = path.join(dataDir, 'secrets.key');
  await mkdir(dataDir, { recursive: true });
  await createOnce(file, `${randomBytes(keyBytes).toString('base64')}\n`);
  await chmod(file, 0o600);
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length !== keyBytes) throw new StartError(`${file} is damaged: restore it from a backup, or delete it.`);
  return key;
}
