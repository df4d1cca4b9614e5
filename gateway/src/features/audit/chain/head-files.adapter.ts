import { generateKeyPairSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Config } from '../../../platform/config/config.js';
import { createOnce } from '../../../platform/secrets/create-once.js';
import { HeadSigner, type SignedHead } from './signed-heads.rules.js';

type Location = Pick<Config, 'dataDir' | 'auditSigningKey'>;

const folderOf = ({ dataDir }: Location) => path.join(dataDir, 'audit-heads');
const keyFileOf = ({ dataDir }: Location) => path.join(dataDir, 'audit-signing-key.pem');

/** The configured key, or one in the data folder: generated on first use, readable by the gateway only. */
export async function loadSigner(location: Location): Promise<HeadSigner> {
  if (location.auditSigningKey) return HeadSigner.of(location.auditSigningKey);
  const { privateKey } = generateKeyPairSync('ed25519');
  const generated = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const file = keyFileOf(location);
  await mkdir(location.dataDir, { recursive: true });
  await createOnce(file, generated);
  await chmod(file, 0o600);
  return HeadSigner.of(await readFile(file, 'utf8'));
}

/** The existing key, or null without one. Verification never creates a key. */
export async function findSigner(location: Location): Promise<HeadSigner | null> {
  if (location.auditSigningKey) return HeadSigner.of(location.auditSigningKey);
  const pem = await readFile(keyFileOf(location), 'utf8').catch(() => null);
  return pem ? HeadSigner.of(pem) : null;
}

/** Appends lines to the file of the day: `audit-heads/2026-07-15.jsonl`. */
export async function appendHeads(location: Location, heads: readonly SignedHead[], at: Date): Promise<void> {
  await mkdir(folderOf(location), { recursive: true, mode: 0o700 });
  const lines = heads.map((head) => `${JSON.stringify(head)}\n`);
  // Start on a new line in case a crash truncated the last one.
  await appendFile(fileOfDay(location, at), `\n${lines.join('')}`, { mode: 0o600, flush: true });
}

export const fileOfDay = (location: Location, at: Date) =>
  path.join(folderOf(location), `${at.toISOString().slice(0, 10)}.jsonl`);

export interface HeadLine {
  /** `2026-07-15.jsonl:3` */
  readonly where: string;
  /** Null for a line that is not a head, such as one truncated by a crash. */
  readonly head: SignedHead | null;
}

/** The files and their sizes at one moment. Lines written later are ignored. */
export interface HeadFiles {
  readonly folder: string;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

export async function listHeadFiles(location: Location): Promise<HeadFiles> {
  const folder = folderOf(location);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jsonl')).toSorted();
  const sizes = names.map(async (name) => ({ name, bytes: (await stat(path.join(folder, name))).size }));
  return { folder, files: await Promise.all(sizes) };
}

export async function* streamHeadLines({ folder, files }: HeadFiles): AsyncIterable<HeadLine> {
  for (const { name, bytes } of files) if (bytes > 0) yield* linesOf(path.join(folder, name), bytes);
}

/** The lines within the first `bytes` bytes of a file. */
export async function* linesOf(file: string, bytes = Number.POSITIVE_INFINITY): AsyncIterable<HeadLine> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, { end: bytes - 1 }) })) {
    number += 1;
    yield { where: `${path.basename(file)}:${number}`, head: headOf(line) };
  }
}

function headOf(line: string): SignedHead | null {
  try {
    const head = JSON.parse(line) as SignedHead;
    return typeof head.signature === 'string' && Number.isInteger(head.position) ? head : null;
  } catch {
    return null;
  }
}
