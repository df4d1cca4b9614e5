import type { PageData } from '../page/page-data.js';

export interface Owner {
  readonly module: string;
  readonly version?: string | undefined;
}

/** Finds out whose script an error comes from: the first file in its stack that belongs to a module or to the shell. */
export function createOwnerFinder(page: PageData, origin = window.location.origin): (stack: string) => Owner | null {
  const folders = Object.entries(page.modules ?? {}).flatMap(([module, { entry, version }]) => {
    const url = URL.parse('.', new URL(entry, origin).href);
    return url ? [{ folder: url.href, owner: { module, version } }] : [];
  });
  const ownerOf = (file: string): Owner | null => {
    const found = folders.find(({ folder }) => file.startsWith(folder));
    if (found) return found.owner;
    if (!file.startsWith(`${origin}/`)) return null;
    const [, module, version] =
      /^\/modules\/([a-z\d-]+)\/(?:(\d+\.\d+\.\d+[^/]*)\/)?/.exec(file.slice(origin.length)) ?? [];
    return module ? { module, version } : { module: 'shell' };
  };
  return (stack) => {
    for (const [file] of stack.matchAll(/https?:\/\/[^\s()]+/g)) {
      const owner = ownerOf(file);
      if (owner) return owner;
    }
    return null;
  };
}
