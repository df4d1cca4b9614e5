import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownAddress, writeProblem } from '../platform/http/failures/problem.js';
import { sessionTokenOf } from '../platform/http/security/session-cookie.js';
import type { Clock } from '../platform/ports/platform.js';
import { createBuilds, isModuleName, type ReadBuild } from './builds.js';
import { immutable, type KeptFiles, sendKeptFile } from './kept-files.js';
import type { ReadManifests } from './manifests.js';
import { createPages, sendHtml } from './page.js';
import type { ReadSession, RunQueries } from './page-requests.js';
import { isServedLink } from './release-files.js';
import { type Remotes, remotesPath } from './remotes.js';
import { type ChosenRemotes, chooseRemotes, releaseOf } from './remotes-file.js';
import { buildPagePolicy } from './security-headers.js';

interface WebFilesParts {
  /** The folder that contains `shell` and the modules (`mf-*`), each with its `dist`. */
  readonly root: string;
  /** The folder with the releases of modules: `<module>/<version>`. */
  readonly releases: string;
  readonly remotes: Remotes;
  readonly readManifests: ReadManifests;
  readonly keptFiles: KeptFiles;
  readonly readSession: ReadSession;
  readonly runQueries: RunQueries;
  readonly clock: Clock;
}

/** Built files have a content hash in their name, `main.1f2e3d4c5b.js`, and never change. */
const hashed = /\.[\da-f]{10}\.\w+$/;

/**
 * Serves the shell, the modules built in this repository and the file with the modules' addresses. Handlers do not
 * return the reply: Fastify would add another listener to the response to wait for it.
 */
export async function serveWebFiles(http: FastifyInstance, parts: WebFilesParts): Promise<void> {
  const { root, releases, remotes, readManifests, keptFiles, readSession, runQueries, clock } = parts;
  const shell = path.join(root, 'shell/dist');
  // The builds contain compressed copies of their files.
  await http.register(fastifyStatic, {
    serve: false,
    root,
    cacheControl: false,
    acceptRanges: false,
    preCompressed: true,
  });
  const readBuild = createBuilds(root);
  const readReleaseIds = createReleaseIds(readBuild, readManifests);
  const renderPage = createPages({ shell, readManifests, readBuild, runQueries, clock });
  const remotesFor = async (request: FastifyRequest): Promise<ChosenRemotes> =>
    chooseRemotes(await remotes.read(), sessionKeyOf(request));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await readSession(request, reply);
    const chosen = chooseRemotes(await remotes.read(), session === null ? null : sessionKeyOf(request));
    const page = await renderPage(request, session, chosen);
    if (page === null) {
      reply.code(503).header('content-type', 'text/html; charset=utf-8').send(notBuiltPage);
      return;
    }
    // The policy of a page matches the current remotes file.
    reply.header('content-security-policy', buildPagePolicy(request, remotes.origins, page.scripts));
    sendHtml(request, reply.code(200), page.html);
  };
  const sendKept = async (request: FastifyRequest, reply: FastifyReply) => {
    const isSent = await sendKeptFile(keptFiles, request, reply);
    if (!isSent) reply.send(writeProblem(unknownAddress(), request, reply));
  };
  const sendReleased = async (reply: FastifyReply, name: string, file: string) => {
    if (await isServedLink(releases, path.join(name, file))) reply.callNotFound();
    else sendBuilt(reply, file, path.join(releases, name));
  };
  http.get(remotesPath, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache, private', vary: 'cookie' });
    return remotesFor(request);
  });
  http.get(releasePath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readReleaseIds(await remotesFor(request));
  });
  http.get<{ Params: { name: string; '*': string } }>('/modules/:name/*', (request, reply) => {
    const { name, '*': file } = request.params;
    if (!isModuleName(name)) reply.callNotFound();
    else if (isOfRelease(file)) sendOrFail(sendReleased(reply, name, file), reply);
    else sendBuilt(reply, file, path.join(root, name, 'dist'));
  });
  http.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*'];
    if (file === '') sendOrFail(sendPage(request, reply), reply);
    else sendBuilt(reply, file, shell);
  });
  http.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) sendOrFail(sendPage(request, reply), reply);
    else sendOrFail(sendKept(request, reply), reply);
  });
}

/** Whether a file is in the folder of a version: `1.2.0/mf-manifest.json`. */
const isOfRelease = (file: string): boolean => /^\d[\w.+-]*\//.test(file);

/** What a session keeps as long as it lasts. Says nothing about whether it still does. */
const sessionKeyOf = (request: FastifyRequest): string | null =>
  sessionTokenOf(request, true) ?? sessionTokenOf(request, false);

function sendBuilt(reply: FastifyReply, file: string, folder: string): void {
  reply.header('cache-control', hashed.test(file) ? immutable : 'no-cache');
  reply.sendFile(file, folder, { dotfiles: 'ignore', index: false });
}

function sendOrFail(sending: Promise<void>, reply: FastifyReply): void {
  sending.catch((error) => reply.send(error));
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

/** What a session is served: an id of the shell, null if it is not known, and one of each module. Equal ids, equal code. */
interface ReleaseIds {
  readonly shell: string | null;
  readonly modules: Readonly<Record<string, string>>;
}

/** The address at which open tabs ask what they would be served now. */
const releasePath = '/release.json';

function createReleaseIds(
  readBuild: ReadBuild,
  readManifests: ReadManifests,
): (remotes: ChosenRemotes) => Promise<ReleaseIds> {
  return async (remotes) => {
    const releases = Object.entries(remotes).map(([name, chosen]) => [name, releaseOf(chosen)] as const);
    const manifests = await readManifests(releases.map(([, release]) => release));
    const shell = await readBuild('shell');
    return {
      shell: shell?.id ?? null,
      modules: Object.fromEntries(
        releases.map(([name, { manifest, integrity }]) => {
          // A module that is down has no new release.
          const id = integrity?.replace(/^\w+-/, '') ?? manifests.get(manifest)?.hash ?? '';
          return [name, id.slice(0, 10)];
        }),
      ),
    };
  };
}
