import path from 'node:path';
import { createFileCache } from './file-cache.adapter.js';
import type { Manifests } from './manifests.store.js';
import { renderPage } from './page.presenter.js';
import { buildPage, type PageSession, type ShellFiles } from './page-data.builder.js';
import { buildPlaceholder, parsePlaceholderParts } from './page-placeholder.builder.js';
import type { Remotes } from './remotes.store.js';

interface PagesOptions {
  /** The folder of the shell's build. */
  readonly shell: string;
  readonly remotes: Remotes;
  readonly readManifests: () => Promise<Manifests>;
}

/** The HTML of a page for a session; null if the shell is not built. The shell routes in the browser, so only data differs. */
export type RenderPage = (request: PageRequest, session: PageSession) => Promise<string | null>;

interface PageRequest {
  readonly url: string;
  readonly headers: { readonly cookie?: string };
}

export function createPages({ shell, remotes, readManifests }: PagesOptions): RenderPage {
  const readHtml = createFileCache((text) => text);
  const readShellFiles = createFileCache((text) => JSON.parse(text) as ShellFiles);
  const readPlaceholders = createFileCache(parsePlaceholderParts);
  return async ({ url, headers }, session) => {
    const html = await readHtml(path.join(shell, 'index.html')).catch(() => null);
    if (html === null) return null;
    const files = await readShellFiles(path.join(shell, 'page.json')).catch(() => noFiles);
    const pathname = url.split('?', 1)[0] ?? '/';
    const facts = {
      path: pathname,
      session,
      remotes: await remotes.read(),
      manifests: await readManifests(),
      shell: files,
    };
    const content = buildPage(facts);
    const drawn = await readPlaceholders(path.join(shell, 'placeholders.json')).catch(() => null);
    const known = {
      path: pathname,
      session,
      cookies: headers.cookie ?? '',
      screen: content.placeholder,
      now: new Date(),
    };
    return renderPage(html, content, drawn && buildPlaceholder({ ...known, drawn }));
  };
}

/** A shell of an earlier version does not describe its files, and has no placeholders. */
const noFiles: ShellFiles = { start: [], signedIn: [], signedOut: [], shared: {} };
