import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../auth/viewer.types.js';
import type { ExpectedCaller } from '../../database/caller-check.service.js';
import { identityOf } from '../../security-events/refusals.service.js';
import type { Caller, Confirm, RequestFacts } from '../../use-case/index.js';
import { hasBody } from '../bodies/encoded-bodies.plugin.js';
import { awaitPromptBody } from '../bodies/prompt-body.adapter.js';
import type { WrapHandler } from '../idempotency/handler.types.js';
import { crossSiteFailure, isSentByAnotherSite } from './cross-site.validator.js';
import { factsOf } from './request-facts.builder.js';
import { createCookieCarrier, sessionTokenOf } from './session-cookie.adapter.js';

/** Finds the viewer of a session token or an API key; null if it is unknown or no longer valid. */
export type Authenticate = (token: string, request: RequestFacts) => Promise<Viewer | null>;

/** Who the last look-up of a session token found; undefined if it is unknown, or too long ago. Asks nobody. */
export type ExpectCaller = (token: string) => ExpectedCaller | undefined;

export interface CallerOptions {
  readonly authenticate: Authenticate;
  readonly expectCaller: ExpectCaller;
  /** The same for the secret of an API key. */
  readonly authenticateKey: Authenticate;
  /** Null means the address in the request. */
  readonly publicUrl: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller. Set by the first hook of REST and GraphQL. */
    caller: Caller;
    /** Sets the cookie of the session under its present name. */
    /** Whether the whole request had arrived before its caller was looked up. */
    isCallerCurrent: boolean;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Identifies the caller, and rejects writes from other sites. A body that is small and arrives promptly is awaited before,
 * so that one look-up serves as `confirmCallers`, too. All others are read afterwards: a stranger cannot upload 100 MB.
 */
export function identifyCallers(
  http: FastifyInstance,
  { authenticate, expectCaller, authenticateKey, publicUrl }: CallerOptions,
): void {
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
      const viewer = key === null ? await viewerOf(request, authenticate) : await authenticateKey(key, facts);
      request.caller = { viewer, request: facts, session };
    };
    const expected = key === null && token && mayConfirmLater(request) ? expectCaller(token) : undefined;
    if (expected) request.pendingCaller = { ...expected, identify };
    else await identify();
  });
}

/**
 * Whether the check can wait for the first statement: not with a key, which makes a request a command, and not while the body
 * is still arriving.
 */
function mayConfirmLater({ routeOptions, headers, isCallerCurrent }: FastifyRequest): boolean {
  const isPlain = headers['idempotency-key'] === undefined && headers.upgrade === undefined;
  return routeOptions.config.confirmsCaller === true && isCallerCurrent && isPlain;
}

/** The key in `Authorization: Bearer tt_...` (RFC 6750); null without this header. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return bearerIn(headers.authorization);
}

/** The key in the value of such a header, wherever a client sent it. */
export function bearerIn(value: unknown): string | null {
  return typeof value === 'string' ? (/^Bearer +(\S+) *$/i.exec(value)?.[1] ?? null) : null;
}

/** The viewer of the request's session at this moment. */
export async function viewerOf(request: FastifyRequest, authenticate: Authenticate): Promise<Viewer | null> {
  const { request: facts } = request.caller;
  const token = sessionTokenOf(request, facts.publicUrl.startsWith('https:'));
  return token === null ? null : authenticate(token, facts);
}

/**
 * Checks callers again before the handler if their body arrived after they were identified, which may take minutes: what
 * counts is decided with the result. A replay of an earlier response comes after this check, too.
 */
export function confirmCallers(
  confirm: Confirm,
  wrap: WrapHandler,
  authorize: (request: FastifyRequest) => void = () => undefined,
): WrapHandler {
  return (handler) => {
    const wrapped = wrap(handler);
    return async (request, reply) => {
      if (!request.isCallerCurrent && hasBody(request.headers)) {
        await confirmCaller(request, confirm);
        authorize(request);
      }
      return wrapped(request, reply);
    };
  };
}

async function confirmCaller(request: FastifyRequest, confirm: Confirm): Promise<void> {
  const { caller, server } = request;
  if (!caller.viewer) return;
  const viewer = await confirm(caller.viewer);
  if (!viewer) {
    const identity = identityOf(caller.viewer);
    server.securityEvents.report({ event: 'caller.revoked', request: caller.request, ...identity });
  }
  request.caller = { ...caller, viewer };
}
