import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import pg from 'pg';
import type { Result } from '../measure/compare.ts';
import { root } from '../servers/children.ts';

/** What a figure depends on, in addition to the code. */
export interface Setting {
  /** `2026-11-23` */
  readonly date: string;
  readonly commit: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGib: number;
  readonly node: string;
  readonly postgres: string;
  readonly peers: Readonly<Record<string, string>>;
}

/** One run of all cases. */
export interface Run extends Setting {
  readonly results: readonly Result[];
}

export async function describeSetting(databaseUrl: string): Promise<Setting> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  const { devDependencies } = JSON.parse(readFileSync(`${root}/bench/package.json`, 'utf8'));
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(),
    cores: os.availableParallelism(),
    processor: os.cpus()[0]?.model.trim() || 'unknown',
    memoryGib: Math.round(os.totalmem() / 2 ** 30),
    node: process.version.slice(1),
    postgres: rows[0]?.server_version ?? 'unknown',
    peers: { Mercurius: devDependencies.mercurius, PostGraphile: devDependencies.postgraphile },
  };
}

/** The abbreviated hash, and whether files differ from it: `1a2b3c4d` or `1a2b3c4d, changed`. */
function commitOf(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'gateway', 'bench', 'packages');
    return git('rev-parse', '--short', 'HEAD') + (changed ? ', changed' : '');
  } catch {
    return 'unknown';
  }
}
