import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.js';
import { StartError } from '../errors/index.js';
import { createOnce } from './create-once.js';
import { createSecretBox, type SecretBox } from './secret-box.js';

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
