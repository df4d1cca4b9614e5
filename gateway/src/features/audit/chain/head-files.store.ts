import { generateKeyPairSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Config } from '../../../platform/config/index.js';
import { HeadSigner, type SignedHead } from './signed-heads.rules.js';

type Place = Pick<Config, 'dataDir' | 'auditSigningKey'>;

const folderOf = ({ dataDir }: Place) => path.join(dataDir, 'audit-heads');
const keyFileOf = ({ dataDir }: Place) => path.join(dataDir, 'audit-signing-key.pem');

/** The key of the configuration, or one in the data folder, made at the first start and readable by the gateway alone. */
export async function loadSigner(place: Place): Promise<HeadSigner> {
  if (place.auditSigningKey) return HeadSigner.of(place.auditSigningKey);
  const { privateKey } = generateKeyPairSync('ed25519');
  const made = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  const file = keyFileOf(place);
  await mkdir(place.dataDir, { recursive: true });
  try {
    await writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true });
    return HeadSigner.of(made);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(file, 0o600);
    return HeadSigner.of(await readFile(file, 'utf8'));
  }
}

/** The key as it is, or null where none was ever made: to check, nothing is made. */
export async function findSigner(place: Place): Promise<HeadSigner | null> {
  if (place.auditSigningKey) return HeadSigner.of(place.auditSigningKey);
  const pem = await readFile(keyFileOf(place), 'utf8').catch(() => null);
  return pem ? HeadSigner.of(pem) : null;
}

/** Adds lines to the file of the day: `audit-heads/2026-07-15.jsonl`. */
export async function appendHeads(place: Place, heads: readonly SignedHead[], at: Date): Promise<void> {
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 });
  const lines = heads.map((head) => `${JSON.stringify(head)}\n`);
  // On a line of its own, should a crash have cut the last one off.
  await appendFile(fileOfDay(place, at), `\n${lines.join('')}`, { mode: 0o600, flush: true });
}

export const fileOfDay = (place: Place, at: Date) =>
  path.join(folderOf(place), `${at.toISOString().slice(0, 10)}.jsonl`);

export interface HeadLine {
  /** `2026-07-15.jsonl:3` */
  readonly where: string;
  /** Null for a line that is none, perhaps cut off by a crash in the middle of writing it. */
  readonly head: SignedHead | null;
}

/** The files as they are now: what is written later is none of theirs. */
export interface HeadFiles {
  readonly folder: string;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

export async function headFiles(place: Place): Promise<HeadFiles> {
  const folder = folderOf(place);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.jsonl')).toSorted();
  const sizes = names.map(async (name) => ({ name, bytes: (await stat(path.join(folder, name))).size }));
  return { folder, files: await Promise.all(sizes) };
}

/** Every line that was ever written, the oldest first. */
export async function* headLines({ folder, files }: HeadFiles): AsyncIterable<HeadLine> {
  for (const { name, bytes } of files) if (bytes > 0) yield* linesOf(path.join(folder, name), bytes);
}

/** The lines of one file, as far as it went when it had so many bytes. */
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
