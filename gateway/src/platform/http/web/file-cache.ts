import { readFile, stat } from 'node:fs/promises';

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
