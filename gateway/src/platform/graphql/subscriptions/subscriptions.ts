import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  getOperationAST,
} from 'graphql';
import { type Context, makeServer } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Viewer } from '../../auth/viewer.js';
import { DomainError, failures, isDatabaseAway } from '../../errors/index.js';
import { Turns } from '../../http/bodies/turns.js';
import { bearerIn, viewerOf } from '../../http/security/caller.js';
import type { Metrics } from '../../observability/metrics.js';
import type { Clock, PubSub, RateLimits } from '../../ports/platform.js';
import { networkOf } from '../../rate-limits/network.js';
import { reportRefusal } from '../../security-events/refusals.js';
import type { Callers } from '../../use-case/index.js';
import { type DocumentPolicy, hashIn } from '../documents/document-requests.js';
import { type FailureScope, formatFailure } from '../failures/graphql.js';
import { graphqlPath } from '../server/graphql.js';
import type { KeyUsage } from '../usage/key-usage.js';
import { Broadcasts } from './broadcast.js';
import type { OpenSource } from './event-sources.js';
import type { Subscriber } from './member.js';
import { closeCodes, endSession, logSocket, OpenSockets, watchSockets } from './open-sockets.js';
import { SocketLimits, sendUnlessSlow } from './socket-limits.js';
import { acceptSockets, assertMayOpenMore } from './sockets.js';
import { type CheckParts, checkSubscription } from './subscription.js';

const initWaitMs = 5000;

export interface SubscriptionsParts extends CheckParts {
  readonly pubSub: PubSub;
  readonly clock: Clock;
  readonly sessionEnded: string;
  readonly openSource: OpenSource;
  readonly callers: Callers;
  readonly policy: DocumentPolicy;
  readonly keyUsage: Pick<KeyUsage, 'note'>;
  readonly rateLimits: RateLimits;
  readonly metrics: Metrics;
}

interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  readonly allowance: SocketLimits;
  readonly ended: AbortSignal;
}

type SocketContext = Context<Record<string, unknown>, SocketExtra>;

export function serveSubscriptions(http: FastifyInstance, parts: SubscriptionsParts): void {
  const sockets = new OpenSockets();
  const connections = new Set<SocketContext>();
  const server = createGraphqlServer(parts, sockets, connections);
  watchSockets(parts.metrics, sockets, connections);
  acceptSockets(http, {
    path: graphqlPath,
    sockets,
    limits: parts.limits,
    connected: (socket, request) => {
      socket.on('error', (err) => request.log.debug({ err }, 'a socket failed'));
      logSocket(socket, request);
      const { viewer } = request.caller;
      const network = networkOf(request.ip);
      sockets.add(socket, network);
      if (viewer) sockets.setViewer(socket, viewer, parts.clock.now());
      const report = (failure: DomainError) => reportSocketRefusal(request, failure, null);
      connectSocket(server, socket, request, new SocketLimits(socket, viewer?.sessionId ?? network, parts, report));
      if (viewer) void endUnlessSignedIn(socket, request, parts);
    },
  });
  const closing = new AbortController();
  void endWithSessions(sockets, parts, closing.signal);
  http.addHook('preClose', async () => {
    closing.abort();
    await sockets.close();
  });
}

/** Closes the socket if its session ended after the caller was identified and before the socket was registered. */
async function endUnlessSignedIn(socket: WebSocket, request: FastifyRequest, parts: SubscriptionsParts) {
  const { viewer: identified } = request.caller;
  try {
    if (!(await currentViewer(request, parts))) endSession(socket, identified);
  } catch (error) {
    closeAfter(error, socket, request);
  }
}

const askToReconnect = (socket: WebSocket) => socket.close(closeCodes.tryAgainLater, 'Connect again in a moment');

/** A session that cannot be looked up at the moment may still be valid, so the code makes clients connect again. */
function closeAfter(error: unknown, socket: WebSocket, request: FastifyRequest): void {
  if (isDatabaseAway(error)) {
    askToReconnect(socket);
    return;
  }
  request.log.error({ err: error }, 'a socket failed unexpectedly');
  socket.close(closeCodes.internal, 'Internal error');
}

/** The caller of a socket at this moment; null if the session or the API key is no longer valid. */
async function currentViewer(request: FastifyRequest, { callers }: SubscriptionsParts): Promise<Viewer | null> {
  const { viewer } = request.caller;
  if (!viewer?.scopes) return viewerOf(request, callers);
  const [confirmed = null] = await callers.confirm([viewer]);
  return confirmed;
}

/**
 * Identifies a program by the API key in the first message: `{authorization: 'Bearer tt_…'}`. Clients that can't set headers,
 * such as those of browsers and many libraries, send it there. Returns false after closing the socket of an unknown caller.
 */
async function admit(
  { extra, connectionParams }: SocketContext,
  sockets: OpenSockets,
  parts: SubscriptionsParts,
): Promise<boolean> {
  const { socket, request, allowance } = extra;
  const { authorization, Authorization = authorization } = connectionParams ?? {};
  const key = bearerIn(Authorization);
  if (key === null && request.caller.viewer) return true;
  try {
    const viewer = key && (await parts.callers.findByKey(key, request.caller.request));
    if (!viewer) throw failures.unauthenticated();
    assertMayOpenMore(sockets, viewer, parts.limits);
    request.caller = { ...request.caller, viewer };
    sockets.setViewer(socket, viewer, parts.clock.now());
    allowance.setOwner(viewer.sessionId);
    // The key may have been revoked before the socket was registered.
    void endUnlessSignedIn(socket, request, parts);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    reportSocketRefusal(request, error, null);
    const isLimit = error.kind === 'rate-limited' || error.kind === 'unavailable';
    const reason = key ? error.message : 'Please sign in';
    socket.close(isLimit ? closeCodes.tryAgainLater : closeCodes.unauthenticated, reason.slice(0, 120));
    return false;
  }
}

type Server = ReturnType<typeof createGraphqlServer>;

/** What graphql-ws throws at a message that only a server sends: `next` or `error`. It closes the socket for all other mistakes. */
const unexpectedType = /^Unexpected message of type \w+ received$/;

function connectSocket(server: Server, socket: WebSocket, request: FastifyRequest, allowance: SocketLimits): void {
  const ended = new AbortController();
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => new Promise((resolve) => socket.send(data, () => resolve())),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (read) =>
        socket.on('message', (data) => {
          if (!allowance.takeMessage()) return;
          read(String(data)).catch((error: Error) => {
            if (unexpectedType.test(error.message)) socket.close(closeCodes.badRequest, error.message.slice(0, 120));
            else closeAfter(error, socket, request);
          });
        }),
    },
    { socket, request, allowance, ended: ended.signal },
  );
  socket.once('close', (code, reason) => {
    ended.abort();
    void closed(code, String(reason));
  });
}

function createGraphqlServer(parts: SubscriptionsParts, sockets: OpenSockets, connections: Set<SocketContext>) {
  const broadcasts = new Broadcasts(parts);
  const turns = new Turns();
  return makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: initWaitMs,
    onConnect: (context) => {
      connections.add(context);
      return admit(context, sockets, parts);
    },
    onClose: (context) => void connections.delete(context),
    onSubscribe: (context, id, payload) => subscriptionOf(context, id, payload, { ...parts, turns }),
    subscribe: ((args: ExecutionArgs) => broadcasts.join(args)) as never,
    // Only the failures of `join`: the results go to the socket directly.
    onNext: ({ extra }, _id, _payload, _args, result) => presentErrors(result, extra),
    onError: ({ extra }, _id, _payload, errors) => {
      if (errors.some(({ originalError }) => isDatabaseAway(originalError))) askToReconnect(extra.socket);
      else extra.allowance.noteRejected();
      return errors.map((error) => formatFailure(error, failureScopeOf(extra)));
    },
  });
}

function presentErrors({ errors = [], ...rest }: ExecutionResult, extra: SocketExtra): FormattedExecutionResult {
  return { errors: errors.map((error) => formatFailure(error, failureScopeOf(extra))), ...rest };
}

type Payload = Parameters<typeof checkSubscription>[0];

interface CheckedParts extends SubscriptionsParts {
  readonly turns: Turns;
}

async function subscriptionOf(
  { extra, subscriptions }: SocketContext,
  id: string,
  payload: Payload,
  parts: CheckedParts,
) {
  try {
    const { subscriptionsPerSocket } = parts.limits;
    if (Object.keys(subscriptions).length > subscriptionsPerSocket) {
      throw new GraphQLError(`One connection can have at most ${subscriptionsPerSocket} subscriptions.`);
    }
    return await extra.allowance.checkInOrder(() => checkedSubscription(extra, id, payload, parts));
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('rejected', { originalError: error as Error })];
  }
}

async function checkedSubscription(extra: SocketExtra, id: string, payload: Payload, parts: CheckedParts) {
  // Check again: the session may have ended, or the role may have changed, since the socket opened.
  const viewer = await currentViewer(extra.request, parts);
  if (!viewer) {
    endSession(extra.socket, extra.request.caller.viewer);
    throw failures.unauthenticated();
  }
  const message = await knownMessage(payload, viewer, parts);
  await parts.turns.take();
  const args = checkSubscription(message, viewer, parts);
  const definition = getOperationAST(args.document, args.operationName);
  if (definition) parts.keyUsage.note(viewer, { document: args.document, definition });
  const { socket, ended } = extra;
  // The form in which the GraphQL server writes its own messages.
  const start = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  const contextValue: Subscriber = {
    caller: { ...extra.request.caller, viewer },
    ended,
    endSocket: () => endSession(socket, viewer),
    send: ({ result, json = JSON.stringify(presentErrors(result, extra)) }) =>
      sendUnlessSlow(socket, `${start}${json}}`),
    question: JSON.stringify([message.query, message.operationName ?? null, message.variables ?? null]),
  };
  return { ...args, contextValue };
}

async function knownMessage(payload: Payload, { scopes }: Viewer, { policy }: SubscriptionsParts): Promise<Payload> {
  const sent = { query: payload.query, hash: hashIn(payload) };
  const query = await policy.textOf(sent, { isProgram: scopes !== undefined });
  return { ...payload, query: query ?? '' };
}

async function endWithSessions(
  sockets: OpenSockets,
  { pubSub, sessionEnded }: SubscriptionsParts,
  closing: AbortSignal,
) {
  for await (const ended of pubSub.subscribe(sessionEnded, closing))
    sockets.endSession(ended as { sessionId?: string });
}

function failureScopeOf({ request }: SocketExtra): FailureScope {
  return {
    requestId: request.id,
    logUnknown: (err) => request.log.error({ err }, 'a subscription failed unexpectedly'),
    reportRefusal: (failure, field) => reportSocketRefusal(request, failure, field),
  };
}

function reportSocketRefusal({ server, caller }: FastifyRequest, failure: DomainError, field: string | null): void {
  // A copy, because each message of a socket is a request of its own.
  const request = server.securityEvents.hasReported(caller.request) ? caller.request : { ...caller.request };
  reportRefusal(server.securityEvents, { failure, caller: { ...caller, request }, operation: field ?? 'socket' });
}
