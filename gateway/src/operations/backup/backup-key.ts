import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup.js';

const recipient = /^age1[a-z\d]{50,}$/;
const identity = /^AGE-SECRET-KEY-1[A-Z\d]{50,}$/;
const minPassphrase = 16;

/** The first bytes of every encrypted file: https://age-encryption.org/v1 */
export const encryptedMagic = 'age-encryption.org/v1';

/**
 * The key of BACKUP_KEY or of the file that BACKUP_KEY_FILE names: an age recipient (`age1...`, which can only encrypt), an
 * age identity (`AGE-SECRET-KEY-1...`) or a passphrase. Null without one.
 */
export async function readBackupKey(env: NodeJS.ProcessEnv): Promise<string | null> {
  const { BACKUP_KEY: key, BACKUP_KEY_FILE: file } = env;
  if (!file) return key?.trim() ? await checkKey(key.trim()) : null;
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new BackupError(`The file of BACKUP_KEY_FILE cannot be read: ${cause.message}.`);
  });
  // age-keygen writes comments above the key.
  const line = text.split('\n').find((each) => each.trim() && !each.startsWith('#'));
  if (!line) throw new BackupError('The file of BACKUP_KEY_FILE contains no key.');
  return checkKey(line.trim());
}

async function checkKey(key: string): Promise<string> {
  const isKey = recipient.test(key) || identity.test(key);
  const isPassphrase = key.length >= minPassphrase && !/^(age1|AGE-SECRET-KEY-)/.test(key);
  if (isKey ? await hasRightChecksum(key) : isPassphrase) return key;
  throw new BackupError(
    `BACKUP_KEY must be a key of age (age1... or AGE-SECRET-KEY-1...), or a passphrase of at least ${minPassphrase} characters. "npm run backup -- --new-key" creates a key.`,
  );
}

/** The library would print a mistyped key, even a secret one. */
async function hasRightChecksum(key: string): Promise<boolean> {
  try {
    new Encrypter().addRecipient(identity.test(key) ? await identityToRecipient(key) : key);
    return true;
  } catch {
    return false;
  }
}

/** A new pair of keys: the identity restores, and the recipient is enough to back up. */
export async function createBackupKey(): Promise<{ readonly identity: string; readonly recipient: string }> {
  const created = await generateX25519Identity();
  return { identity: created, recipient: await identityToRecipient(created) };
}

/** Encrypts a stream in authenticated chunks: one that is missing, changed or moved makes the rest unreadable. */
export async function encrypt(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  if (recipient.test(key)) encrypter.addRecipient(key);
  else if (identity.test(key)) encrypter.addRecipient(await identityToRecipient(key));
  else encrypter.setPassphrase(key);
  return Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(plain) as never)) as unknown as ReadableStream);
}

export async function decrypt(sealed: Readable, key: string | null): Promise<Readable> {
  if (!key) throw new BackupError('The backup is encrypted: set BACKUP_KEY or BACKUP_KEY_FILE.');
  if (recipient.test(key)) {
    throw new BackupError(
      'This BACKUP_KEY can only create backups. Use the secret key that belongs to it: AGE-SECRET-KEY-1...',
    );
  }
  const decrypter = new Decrypter();
  if (identity.test(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  const plain = await decrypter.decrypt(Readable.toWeb(sealed) as never).catch((cause: Error) => {
    throw new BackupError('BACKUP_KEY does not open this backup, or the file is damaged. Nothing was changed.', {
      cause,
    });
  });
  return Readable.fromWeb(plain as unknown as ReadableStream);
}
