import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createFileCache } from './file-cache.js';

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
