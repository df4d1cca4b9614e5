import { createReadStream } from 'node:fs';
import { appendFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import type { Config } from '../../../platform/config/config.js';
import { headsMissingFromLog } from './check-heads.queries.js';
import { type HeadLine, linesOf, listHeadFiles } from './head-files.adapter.js';
import type { SignedHead } from './signed-heads.rules.js';

type Location = Pick<Config, 'dataDir' | 'auditSigningKey'>;

const home = 'audit-heads';
const pieceBytes = 4 * 1024 * 1024;

/** The signed heads of this data folder, in pieces that fit in memory: `audit-heads/2026-07-15.jsonl/000001`. */
export async function* backUpHeads(location: Location): AsyncGenerator<{ name: string; content: Buffer }> {
  const { folder, files } = await listHeadFiles(location);
  for (const { name, bytes } of files) {
    if (bytes === 0) continue;
    let number = 0;
    const stream = createReadStream(path.join(folder, name), { end: bytes - 1, highWaterMark: pieceBytes });
    for await (const content of stream) {
      number += 1;
      yield { name: `${home}/${name}/${String(number).padStart(6, '0')}`, content };
    }
  }
}

const ownEntry = /^audit-heads\/([\w-]+\.jsonl)\/\d+$/;

export class HeadRestorer {
  private constructor(
    private readonly folder: string,
    private readonly present: ReadonlySet<string>,
  ) {}

  static async begin(location: Location): Promise<HeadRestorer> {
    const { folder, files } = await listHeadFiles(location);
    return new HeadRestorer(folder, new Set(files.map(({ name }) => name)));
  }

  static owns(entry: string): boolean {
    return ownEntry.test(entry);
  }

  async add(entry: string, content: Buffer): Promise<void> {
    const [, file = ''] = ownEntry.exec(entry) ?? [];
    if (!file || this.present.has(file)) return;
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await appendFile(path.join(this.folder, file), content, { mode: 0o600, flush: true });
  }
}

/** What was signed after the backup, per organization. */
export interface LostEntries {
  readonly organizationId: string;
  /** The position of the last entry that was signed and is not in the restored log. */
  readonly signed: number;
}

/**
 * Takes the heads that name entries after the backup out of the files, so that the next verification covers what was
 * restored. They are kept next to the folder, as evidence of lost entries: `audit-heads-after-backup/<time>.jsonl`.
 */
export async function setAsideLaterHeads(
  cells: readonly Client[],
  location: Location,
  at: Date,
): Promise<LostEntries[]> {
  const { folder, files } = await listHeadFiles(location);
  const lost = new Map<string, number>();
  for (const { name } of files) {
    const file = path.join(folder, name);
    const { kept, later } = await divide(cells, file);
    if (later.length === 0) continue;
    const aside = `${folder}-after-backup`;
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await appendFile(path.join(aside, `${at.toISOString().replaceAll(':', '-')}.jsonl`), textOf(later), {
      mode: 0o600,
    });
    await writeFile(`${file}.new`, textOf(kept), { mode: 0o600, flush: true });
    await rename(`${file}.new`, file);
    for (const { organizationId, position } of later) {
      lost.set(organizationId, Math.max(position, lost.get(organizationId) ?? 0));
    }
  }
  return [...lost].map(([organizationId, signed]) => ({ organizationId, signed }));
}

async function divide(cells: readonly Client[], file: string) {
  const kept: SignedHead[] = [];
  const later: SignedHead[] = [];
  const sort = async (lines: readonly (HeadLine & { readonly head: SignedHead })[]) => {
    const missing = new Set(await headsMissingFromLog(cells, lines));
    for (const line of lines) (missing.has(line) ? later : kept).push(line.head);
  };
  let batch: (HeadLine & { readonly head: SignedHead })[] = [];
  for await (const { where, head } of linesOf(file)) {
    if (!head) continue;
    batch.push({ where, head });
    if (batch.length < 1000) continue;
    await sort(batch);
    batch = [];
  }
  await sort(batch);
  return { kept, later };
}

const textOf = (heads: readonly SignedHead[]) => heads.map((head) => `${JSON.stringify(head)}\n`).join('');
