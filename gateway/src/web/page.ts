import { hash } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../platform/http/compression/compressed-responses.js';
import type { Clock } from '../platform/ports/platform.js';
import { createFileCache, type ReadBuild } from './builds.js';
import type { ReadManifests } from './manifests.js';
import { buildPage, type ShellFiles } from './page-data.js';
import { buildPlaceholder, parsePlaceholderParts } from './page-placeholder.js';
import type { PageSession, RunQueries } from './page-requests.js';
import { type ChosenRemotes, releaseOf } from './remotes-file.js';

interface PagesOptions {
  readonly shell: string;
  readonly readManifests: ReadManifests;
  readonly readBuild: ReadBuild;
  readonly runQueries: RunQueries;
  readonly clock: Clock;
}

/**
 * Renders the page for a session, with the hashes of its inline scripts for the content security policy; null if the shell
 * is not built. The shell routes in the browser, so only data differs.
 */
export function createPages({ shell, readManifests, readBuild, runQueries, clock }: PagesOptions) {
  const readHtml = createFileCache((text) => text);
  const readShellFiles = createFileCache((text) => JSON.parse(text) as ShellFiles);
  const readPlaceholders = createFileCache(parsePlaceholderParts);
  return async (request: FastifyRequest, session: PageSession, remotes: ChosenRemotes) => {
    const { url, headers } = request;
    const template = await readHtml(path.join(shell, 'index.html')).catch(() => null);
    if (template === null) return null;
    const { html, scripts } = await inlineScripts(template, (name) => readHtml(path.join(shell, name)));
    const facts = { path: url.split('?', 1)[0] ?? '/', session };
    const {
      placeholder: screen,
      queries,
      ...described
    } = buildPage({
      ...facts,
      remotes,
      release: (await readBuild('shell'))?.id ?? null,
      manifests: await readManifests(Object.values(remotes).map(releaseOf)),
      shell: await readShellFiles(path.join(shell, 'page.json')).catch(() => noFiles),
    });
    const results = await runQueries(request, session, queries);
    const now = clock.now();
    const content = { ...described, data: { ...described.data, results, now: now.getTime() } };
    const drawn = await readPlaceholders(path.join(shell, 'placeholders.json')).catch(() => null);
    const placeholder = drawn && buildPlaceholder({ ...facts, drawn, screen, cookies: headers.cookie ?? '', now });
    return { html: renderPage(html, content, placeholder), scripts };
  };
}

/** Without a description of its files, a page announces none. */
const noFiles: ShellFiles = { start: [], signedIn: [], signedOut: [], shared: {} };

/** Where the data of the page is. The shell reads it under this name. */
const dataId = 'timetrack-page';

/** Where the HTML of the shell shows a spinner. */
const spinner = /<!-- placeholder begins -->.*<!-- placeholder ends -->/s;

interface PageContent {
  readonly data: object;
  readonly preloads: readonly string[];
}

export function renderPage(html: string, { data, preloads }: PageContent, placeholder: string | null = null): string {
  const links = preloads.map(preloadLink).join('');
  const block = `<script type="application/json" id="${dataId}">${escapeJson(data)}</script>`;
  const page = html.replace('</head>', () => `${links}${block}</head>`);
  return placeholder === null ? page : page.replace(spinner, () => wrapPlaceholder(placeholder));
}

/** A placeholder can't be used: neither by pointer or keyboard, nor with assistive technology, which hears of the loading. */
function wrapPlaceholder(html: string): string {
  return `<div data-placeholder><p role="status" class="sr-only">Loading TimeTrack</p><div inert aria-hidden="true">${html}</div></div>`;
}

function preloadLink(file: string): string {
  return `<link rel="preload" ${kindOf(file)} href="${escapeAttribute(file)}">`;
}

/** Browsers load fonts without credentials, from the same origin too, and everything whose hash they check elsewhere. */
function kindOf(file: string): string {
  if (file.endsWith('.woff2')) return 'as="font" type="font/woff2" crossorigin';
  const origin = /^https?:/.test(file) ? ' crossorigin' : '';
  // The style sheet and the font, which the first paint needs, must not wait for scripts.
  return file.endsWith('.css') ? `as="style"${origin}` : `as="script" fetchpriority="low"${origin}`;
}

/** JSON that can't end the script element that contains it. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Sends a page of one session. It is never stored: it would outlive the session. */
export function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string): void {
  reply.headers({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding, cookie',
  });
  const encoding = chooseEncoding(request.headers);
  if (!encoding) {
    reply.send(html);
    return;
  }
  reply.header('content-encoding', encoding).send(encoding === 'br' ? compressBrotli(html) : gzipSync(html));
}

/** Higher qualities take longer than the few bytes that they save take to be sent. */
const brotliQuality = 5;

function compressBrotli(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** A script that the browser runs before it shows the page, so it would wait for it. */
const blockingScript = /<script src="\/([\w.-]+\.js)"><\/script>/g;

/** Replaces such scripts of the shell with their content. A script that can't be read, or can't be inline, stays. */
async function inlineScripts(
  html: string,
  read: (name: string) => Promise<string>,
): Promise<{ html: string; scripts: string[] }> {
  const names = [...html.matchAll(blockingScript)].map(([, name = '']) => name);
  const contents = new Map<string, string>();
  for (const name of names) {
    const content = await read(name).catch(() => null);
    if (content !== null && !/<\/script|<!--/i.test(content)) contents.set(name, content);
  }
  const inlined = html.replace(blockingScript, (tag, name: string) => {
    const content = contents.get(name);
    return content === undefined ? tag : `<script>${content}</script>`;
  });
  return { html: inlined, scripts: [...contents.values()].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`) };
}
