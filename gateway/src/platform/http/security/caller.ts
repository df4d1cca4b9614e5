import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../auth/viewer.js';
import type { Limits } from '../../config/config.js';
import { CallerCheck } from '../../database/caller-check.js';
import { DomainError, failures } from '../../errors/index.js';
import type { RateLimits } from '../../ports/platform.js';
import { networkOf } from '../../rate-limits/network.js';
import { identityOf } from '../../security-events/refusals.js';
import type { Caller, Callers, RequestFacts } from '../../use-case/index.js';
import { awaitPromptBody, hasBody } from '../bodies/request-body.js';
import { createCookieCarrier, rememberedOf, sessionTokenOf } from './session-cookie.js';

interface CallerOptions {
  readonly callers: Callers;
  /** Null means the address in the request. */
  readonly publicUrl: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** Whether the whole request had arrived before its caller was looked up. */
    isCallerCurrent: boolean;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Identifies the caller, and rejects writes from other sites. A body that is small and arrives promptly is awaited before. All
 * others are read afterwards, so that a stranger cannot upload 100 MB, and their callers are checked once more.
 */
export function identifyCallers(http: FastifyInstance, { callers, publicUrl }: CallerOptions): void {
  http.decorateRequest('caller');
  http.decorateRequest('pendingCaller');
  http.decorateRequest('isCallerCurrent', false);
  http.addHook('onRequest', async (request, reply) => {
    const facts = factsOf(request, publicUrl);
    const key = bearerOf(request);
    const isSecure = facts.publicUrl.startsWith('https:');
    const token = sessionTokenOf(request, isSecure);
    if (token && !reading.has(request.method) && isSentByAnotherSite(request.headers, facts.publicUrl)) {
      throw crossSiteFailure();
    }
    const session = createCookieCarrier(request, reply, isSecure);
    // Set before the caller is known: a failure of the authentication is reported with these facts.
    request.caller = { viewer: null, request: facts, session };
    // Caches must not store the data of a signed-in user.
    reply.header('cache-control', 'no-store');
    if (key === null && !token) return;
    request.isCallerCurrent = !hasBody(request.headers) || (await awaitPromptBody(request));
    const identify = async () => {
      // An API key takes precedence over a cookie.
      const viewer = key === null ? await viewerOf(request, callers) : await callers.findByKey(key, facts);
      request.caller = { ...request.caller, viewer };
    };
    const checkOf = (viewer: Viewer) => new CallerCheck(viewer, callers.ask(viewer));
    const expected = key === null && token && mayConfirmLater(request) ? callers.expect(token) : undefined;
    if (expected) {
      request.pendingCaller = { check: checkOf(expected), identify };
      return;
    }
    await identify();
    const { viewer } = request.caller;
    // A body that arrives later may take minutes: what counts is decided with the result.
    if (viewer && !request.isCallerCurrent) {
      request.pendingCaller = { check: checkOf(viewer), identify: () => confirmCaller(request, viewer, callers) };
    }
  });
}

async function confirmCaller(request: FastifyRequest, known: Viewer, { confirm }: Callers): Promise<void> {
  const [viewer = null] = await confirm([known]);
  const { caller, server } = request;
  if (!viewer) {
    server.securityEvents.report({ event: 'caller.revoked', request: caller.request, ...identityOf(known) });
    // A program learns that its key is gone, whenever that was noticed. A person is signed out.
    if (known.scopes) throw failures.unauthenticated();
  }
  request.caller = { ...caller, viewer };
}

/** Whether the check can wait for the first statement: not while the body is still arriving. */
function mayConfirmLater({ routeOptions, headers, isCallerCurrent }: FastifyRequest): boolean {
  return routeOptions.config.confirmsCaller === true && isCallerCurrent && headers.upgrade === undefined;
}

/** The key in `Authorization: Bearer tt_...` (RFC 6750); null without this header. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return bearerIn(headers.authorization);
}

/** The key in the value of such a header, wherever a client sent it. */
export function bearerIn(value: unknown): string | null {
  return typeof value === 'string' ? (/^Bearer +(\S+) *$/i.exec(value)?.[1] ?? null) : null;
}

export async function viewerOf(
  request: FastifyRequest,
  { findBySession }: Pick<Callers, 'findBySession'>,
): Promise<Viewer | null> {
  const { request: facts } = request.caller;
  const token = sessionTokenOf(request, facts.publicUrl.startsWith('https:'));
  return token === null ? null : findBySession(token, facts);
}

function factsOf(request: FastifyRequest, publicUrl: string | null): RequestFacts {
  return {
    id: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    publicUrl: publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`,
    remembered: rememberedOf(request),
  };
}

/** The caller as far as they are known: a request can fail before its caller is identified. */
export function callerOf(request: FastifyRequest): Pick<Caller, 'viewer' | 'request'> {
  return (request.caller as Caller | undefined) ?? { viewer: null, request: factsOf(request, null) };
}

interface RequestLimitOptions {
  readonly rateLimits: RateLimits;
  readonly limits: Pick<Limits, 'requestsPerAddress' | 'requestsPerSession'>;
  readonly publicUrl: string | null;
}

/** Register it before callers are identified, so that a flood costs no look-up. */
export function limitRequests(http: FastifyInstance, { rateLimits, limits, publicUrl }: RequestLimitOptions): void {
  http.addHook('onRequest', (request, _reply, done) => {
    rateLimits.count(limits.requestsPerAddress, networkOf(request.ip));
    const isSecure = (publicUrl ?? `${request.protocol}:`).startsWith('https:');
    const token = sessionTokenOf(request, isSecure);
    if (token) rateLimits.count(limits.requestsPerSession, token);
    done();
  });
}

/**
 * Whether a page of another site sent the request. Pages cannot set these two headers; only the browser can. Clients
 * other than browsers send neither, and pass. Another subdomain (`same-site`) counts as another site, unless its `Origin`
 * is the address of the product.
 */
export function isSentByAnotherSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (site === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  const sender = hostOf(origin);
  return sender === undefined || sender !== hostOf(publicUrl);
}

export const crossSiteFailure = () =>
  new DomainError('forbidden', 'request.cross-site', 'Requests from other sites are not accepted', {
    securityEvent: 'request.cross-site',
  });

/** Compares hosts rather than origins: behind a proxy that terminates TLS, the scheme differs. */
function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host;
}
