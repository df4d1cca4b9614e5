import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Viewer } from '../../auth/viewer.js';
import type { Limits } from '../../config/config.js';
import { DomainError } from '../../errors/index.js';
import { unknownAddress } from '../../http/failures/problem.js';
import { refuseConnection } from '../../http/failures/unreadable-requests.js';
import { crossSiteFailure, isSentByAnotherSite } from '../../http/security/caller.js';
import { networkOf } from '../../rate-limits/network.js';
import type { OpenSockets } from './open-sockets.js';

/** Subscriptions are short documents with few variables. */
const maxPayloadBytes = 64 * 1024;

declare module 'http' {
  interface IncomingMessage {
    /** Set while a request is being upgraded to a socket. */
    upgradeOf?: { readonly socket: Duplex; readonly head: Buffer };
  }
}

export interface SocketServerParts {
  readonly path: string;
  readonly sockets: OpenSockets;
  readonly limits: Pick<Limits, 'socketsPerSession' | 'socketsPerAddress'>;
  readonly connected: (socket: WebSocket, request: FastifyRequest) => void;
}

/**
 * Upgrades requests to `path` to sockets. An upgrade runs through the hooks like any other request, so callers are
 * identified and rejected in one place. Call it on the scope of the GraphQL API.
 */
export function acceptSockets(http: FastifyInstance, { path, sockets, limits, connected }: SocketServerParts): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxPayloadBytes, handleProtocols });
  http.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== path) {
      refuseConnection(http.accessLog, request, unknownAddress());
      return;
    }
    request.upgradeOf = { socket, head };
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as never);
    response.once('finish', () => socket.end());
    http.routing(request, response);
  });
  http.addHook('onRequest', (request, reply, done) => {
    const { upgradeOf } = request.raw;
    if (!upgradeOf) return done();
    assertMayConnect(request, sockets, limits);
    reply.hijack();
    reply.raw.detachSocket(upgradeOf.socket as never);
    let isOpen = false;
    server.handleUpgrade(request.raw, upgradeOf.socket, upgradeOf.head, (socket) => {
      isOpen = true;
      connected(socket, request);
    });
    if (!isOpen) http.accessLog.writeSocketRefused(request);
    // The reply is not Fastify's anymore, so no handler runs.
    return done();
  });
}

/** Throws if the session or API key has too many open sockets already. */
export function assertMayOpenMore(
  sockets: OpenSockets,
  { sessionId }: Pick<Viewer, 'sessionId'>,
  { socketsPerSession }: Pick<Limits, 'socketsPerSession'>,
): void {
  if (sockets.countOfSession(sessionId) >= socketsPerSession) throw tooManySockets('sockets-per-session');
}

function tooManySockets(limit: string): DomainError {
  return new DomainError('rate-limited', 'sockets.too-many', 'Too many open connections', {
    ...{ retryAfterSeconds: 30, limit },
  });
}

function assertMayConnect(
  { headers, caller, ip }: FastifyRequest,
  sockets: OpenSockets,
  limits: SocketServerParts['limits'],
): void {
  // A browser sends its cookies with an upgrade from any page.
  if (isSentByAnotherSite(headers, caller.request.publicUrl)) throw crossSiteFailure();
  if (caller.viewer) assertMayOpenMore(sockets, caller.viewer, limits);
  if (sockets.countOfNetwork(networkOf(ip)) >= limits.socketsPerAddress) throw tooManySockets('sockets-per-address');
}
