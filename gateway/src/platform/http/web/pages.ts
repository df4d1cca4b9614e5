import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { ReadBuild } from './builds.js';
import { type ChosenRemotes, releaseOf } from './canary.js';
import { createFileCache } from './file-cache.js';
import { inlineScripts } from './inline-scripts.js';
import type { ReadManifests } from './manifests.js';
import { renderPage } from './page.js';
import { buildPage, type ShellFiles, withResults } from './page-data.js';
import { buildPlaceholder, parsePlaceholderParts } from './page-placeholder.js';
import type { RunQueries } from './page-queries.js';
import type { PageSession } from './page-types.js';

interface PagesOptions {
  readonly shell: string;
  readonly readManifests: ReadManifests;
  readonly readBuild: ReadBuild;
  readonly runQueries: RunQueries;
}

interface RenderedPage {
  readonly html: string;
  /** The hashes of the inline scripts, for the content security policy. */
  readonly scripts: readonly string[];
}

/** The page for a session; null if the shell is not built. The shell routes in the browser, so only data differs. */
export type RenderPage = (
  request: FastifyRequest,
  session: PageSession,
  remotes: ChosenRemotes,
) => Promise<RenderedPage | null>;

export function createPages({ shell, readManifests, readBuild, runQueries }: PagesOptions): RenderPage {
  const readHtml = createFileCache((text) => text);
  const readShellFiles = createFileCache((text) => JSON.parse(text) as ShellFiles);
  const readPlaceholders = createFileCache(parsePlaceholderParts);
  return async (request, session, remotes) => {
    const { url, headers } = request;
    const template = await readHtml(path.join(shell, 'index.html')).catch(() => null);
    if (template === null) return null;
    const { html, scripts } = await inlineScripts(template, (name) => readHtml(path.join(shell, name)));
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
    const described = buildPage(facts);
    const content = withResults(described, await runQueries(request, session, described.queries ?? []));
    const drawn = await readPlaceholders(path.join(shell, 'placeholders.json')).catch(() => null);
    const known = {
      path: pathname,
      session,
      cookies: headers.cookie ?? '',
      screen: content.placeholder,
      now: new Date(),
    };
    return { html: renderPage(html, content, drawn && buildPlaceholder({ ...known, drawn })), scripts };
  };
}

/** Without a description of its files, a page announces none. */
const noFiles: ShellFiles = { start: [], signedIn: [], signedOut: [], shared: {} };
