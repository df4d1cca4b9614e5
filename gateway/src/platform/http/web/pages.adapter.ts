import path from 'node:path';
import type { ReadBuild } from './builds.adapter.js';
import { type ChosenRemotes, releaseOf } from './canary.builder.js';
import { createFileCache } from './file-cache.adapter.js';
import type { ReadManifests } from './manifests.store.js';
import { renderPage } from './page.presenter.js';
import { buildPage, type PageSession, type ShellFiles } from './page-data.builder.js';
import { buildPlaceholder, parsePlaceholderParts } from './page-placeholder.builder.js';

interface PagesOptions {
  /** The folder of the shell's build. */
  readonly shell: string;
  readonly readManifests: ReadManifests;
  readonly readBuild: ReadBuild;
}

/** The HTML of a page for a session; null if the shell is not built. The shell routes in the browser, so only data differs. */
export type RenderPage = (request: PageRequest, session: PageSession, remotes: ChosenRemotes) => Promise<string | null>;

interface PageRequest {
  readonly url: string;
  readonly headers: { readonly cookie?: string };
}

export function createPages({ shell, readManifests, readBuild }: PagesOptions): RenderPage {
  const readHtml = createFileCache((text) => text);
  const readShellFiles = createFileCache((text) => JSON.parse(text) as ShellFiles);
  const readPlaceholders = createFileCache(parsePlaceholderParts);
  return async ({ url, headers }, session, remotes) => {
    const html = await readHtml(path.join(shell, 'index.html')).catch(() => null);
    if (html === null) return null;
    const files = await readShellFiles(path.join(shell, 'page.json')).catch(() => noFiles);
    const pathname = url.split('?', 1)[0] ?? '/';
    const facts = {
      path: pathname,
      session,
      remotes,
      release: (await readBuild('shell'))?.id ?? null,
      manifests: await readManifests(Object.values(remotes).map(releaseOf)),
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
