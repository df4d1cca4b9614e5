import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { RemotesFile } from './remotes-file.js';

/** The built files of the shell or a module that never change: each with the hash of its content. */
export interface Build {
  /** `shell` or `mf-admin` */
  readonly unit: string;
  readonly folder: string;
  /** Differs between builds with different files. */
  readonly id: string;
  /** `sha384-…` by the name of the file, compressed copies included. */
  readonly files: Readonly<Record<string, string>>;
}

export type ReadBuild = (unit: string) => Promise<Build | null>;

const fileList = z.object({ files: z.record(z.string(), z.string()) });

/** Reads what builds write about themselves (`files.json`). Null for a unit that is not built. */
export function createBuilds(root: string): ReadBuild {
  const read = createFileCache((text) => ({ id: idOf(text), ...fileList.parse(JSON.parse(text)) }));
  return async (unit) => {
    const folder = path.join(root, unit, 'dist');
    const list = await read(path.join(folder, 'files.json')).catch(() => null);
    return list && { unit, folder, ...list };
  };
}

const idOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 10);

/** The content of a file. Null if it is not (or not completely) the one that the build has written. */
export async function readBuiltFile({ folder, files }: Build, name: string): Promise<Buffer | null> {
  const content = await readFile(path.join(folder, name));
  return hasHash(content, files[name]) ? content : null;
}

export function hasHash(content: Buffer, expected: string | undefined): boolean {
  return `sha384-${hash('sha384', content, 'base64')}` === expected;
}

export const isModuleName = (name: string): boolean => /^mf-[\da-z-]+$/.test(name);

export function modulesIn(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && isModuleName(entry.name)).map(({ name }) => name);
}

interface Version<Content> {
  readonly changedAt: number;
  readonly content: Promise<Content>;
}

/** Reads files and keeps what `parse` makes of them until they change. Rejects if a file is missing or unreadable. */
export function createFileCache<Content>(parse: (text: string) => Content): (file: string) => Promise<Content> {
  const versions = new Map<string, Version<Content>>();
  return async (file) => {
    const { mtimeMs: changedAt } = await stat(file);
    const known = versions.get(file);
    if (known?.changedAt === changedAt) return known.content;
    const content = readFile(file, 'utf8').then(parse);
    versions.set(file, { changedAt, content });
    return content;
  };
}

export function findServedModules(root: string): RemotesFile {
  return Object.fromEntries(modulesIn(root).map((name) => [name, { manifest: `/modules/${name}/mf-manifest.json` }]));
}
