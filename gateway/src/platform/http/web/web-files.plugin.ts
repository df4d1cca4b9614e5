import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownAddress, writeProblem } from '../failures/problem.presenter.js';
import { compressText } from './compression.plugin.js';
import { type Remotes, type RemotesFile, remotesPath } from './remotes.store.js';
import { buildPagePolicy } from './security-headers.plugin.js';

export interface WebFilesParts {
  /** The folder that contains `shell` and the modules (`mf-*`), each with its `dist`. */
  readonly root: string;
  readonly remotes: Remotes;
}

/** Built files have a content hash in their name, `main.1f2e3d4c5b.js`, and never change. */
const hashed = /\.[\da-f]{10}\.\w+$/;

/**
 * Serves the shell, the modules built in this repository and the file with the modules' addresses. Handlers do not
 * return the reply: Fastify would add another listener to the response to wait for it.
 */
export async function serveWebFiles(http: FastifyInstance, { root, remotes }: WebFilesParts): Promise<void> {
  const shell = path.join(root, 'shell/dist');
  await http.register(fastifyStatic, { serve: false, root, cacheControl: false, acceptRanges: false });
  compressText(http);
  http.addHook('preHandler', async (request, reply) => {
    if (!isPageRequest(request)) return;
    // The policy of a page must match the current file.
    await remotes.read();
    reply.header('content-security-policy', buildPagePolicy(request, remotes.origins));
  });
  http.get(remotesPath, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return remotes.read();
  });
  http.get<{ Params: { name: string; '*': string } }>('/modules/:name/*', (request, reply) => {
    const { name, '*': file } = request.params;
    if (isModuleName(name)) sendBuilt(reply, file, path.join(root, name, 'dist'));
    else reply.callNotFound();
  });
  http.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*'];
    if (file === '') sendPage(reply, shell);
    else sendBuilt(reply, file, shell);
  });
  http.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) sendPage(reply, shell);
    else reply.send(writeProblem(unknownAddress(), request, reply));
  });
}

/** The modules of this repository, at the addresses at which this gateway serves them. */
export function findServedModules(root: string): RemotesFile {
  const names = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && isModuleName(entry.name),
  );
  return Object.fromEntries(names.map(({ name }) => [name, `/modules/${name}/mf-manifest.json`]));
}

function isModuleName(name: string): boolean {
  return /^mf-[\da-z-]+$/.test(name);
}

function sendBuilt(reply: FastifyReply, file: string, folder: string): void {
  const isImmutable = hashed.test(file);
  reply.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.sendFile(file, folder, { dotfiles: 'ignore', index: false });
}

/** The shell routes in the browser, so every address is the same page. */
function sendPage(reply: FastifyReply, shell: string): void {
  reply.header('cache-control', 'no-cache');
  if (existsSync(path.join(shell, 'index.html'))) reply.code(200).sendFile('index.html', shell);
  else reply.code(503).header('content-type', 'text/html; charset=utf-8').send(notBuiltPage);
}

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const isServed = /^\/(api|graphql|modules)(\/|\?|$)/.test(url);
  return (method === 'GET' || method === 'HEAD') && !isServed && (headers.accept ?? '').includes('text/html');
}

/** The page that replaces the shell when it is not built. */
const notBuiltPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>TimeTrack</title></head>
<body>
<main>
<h1>TimeTrack is running, but its web pages are not built</h1>
<p>Run <code>npm run build</code> and load this page again. The API works already: see <a href="/api/docs">/api/docs</a>.</p>
</main>
</body>
</html>
`;
