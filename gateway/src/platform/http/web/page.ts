import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../compression/accepted-encoding.js';
import type { PageContent } from './page-data.js';

/** Where the data of the page is. The shell reads it under this name. */
const dataId = 'timetrack-page';

/** Where the HTML of the shell shows a spinner. */
const spinner = /<!-- placeholder begins -->.*<!-- placeholder ends -->/s;

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
