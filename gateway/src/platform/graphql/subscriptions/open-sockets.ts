import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Viewer } from '../../auth/viewer.js';
import type { Metrics } from '../../observability/metrics.js';

export const closeCodes = {
  goingAway: 1001,
  internal: 1011,
  reconnect: 1012,
  tryAgainLater: 1013,
  /** Of graphql-transport-ws: the client does not follow the protocol. */
  badRequest: 4400,
  unauthenticated: 4401,
} as const;

const second = 1000;
const pingEvery = 15 * second;
const closeTimeout = 2 * second;
/** A Node timer of more than 24 days fires immediately. */
const longestTimer = 20 * 24 * 3600 * second;

interface OpenSocket {
  readonly socket: WebSocket;
  /** Null until the client has sent its credentials. */
  viewer: Viewer | null;
  readonly network: string;
  hasPonged: boolean;
  timer?: NodeJS.Timeout;
}

interface EndedSession {
  readonly sessionId?: string;
  readonly userId?: string;
  readonly isRenewed?: boolean;
}

/** The open sockets of this gateway. Each closes when its session ends, its client disappears or the gateway stops. */
export class OpenSockets {
  private readonly open = new Set<OpenSocket>();
  private readonly pings = setInterval(() => this.pingAll(), pingEvery).unref();

  add(socket: WebSocket, network: string): void {
    const entry: OpenSocket = { socket, viewer: null, network, hasPonged: true };
    this.open.add(entry);
    socket.on('pong', () => {
      entry.hasPonged = true;
    });
    socket.once('close', () => {
      clearTimeout(entry.timer);
      this.open.delete(entry);
    });
  }

  /** Notes who uses a socket. From then on, it closes with their session or API key. */
  setViewer(socket: WebSocket, viewer: Viewer, now: Date): void {
    const entry = [...this.open].find((each) => each.socket === socket);
    if (!entry) return;
    entry.viewer = viewer;
    clearTimeout(entry.timer);
    this.endAt(entry, viewer.expiresAt.getTime() - now.getTime());
  }

  get size(): number {
    return this.open.size;
  }

  countOfSession(sessionId: string): number {
    return this.count(({ viewer }) => viewer?.sessionId === sessionId);
  }

  countOfNetwork(network: string): number {
    return this.count((socket) => socket.network === network);
  }

  /** Closes sockets of a session or a user. A browser with a new session may connect again. */
  endSession(ended: EndedSession): void {
    for (const { socket, viewer } of this.open) {
      if (!viewer || (viewer.sessionId !== ended.sessionId && viewer.userId !== ended.userId)) continue;
      if (ended.isRenewed) socket.close(closeCodes.reconnect, 'Session renewed');
      else endSession(socket, viewer);
    }
  }

  /** Closes all sockets and briefly waits for the clients to confirm. */
  async close(): Promise<void> {
    clearInterval(this.pings);
    const closed = [...this.open].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    for (const { socket } of this.open) socket.close(closeCodes.goingAway, 'Going away');
    const timeout = setTimeout(() => this.terminateAll(), closeTimeout);
    await Promise.all(closed);
    clearTimeout(timeout);
  }

  private count(matches: (socket: OpenSocket) => boolean): number {
    let count = 0;
    for (const socket of this.open) if (matches(socket)) count += 1;
    return count;
  }

  private terminateAll(): void {
    for (const { socket } of this.open) socket.terminate();
  }

  /** Terminates sockets that did not respond to the last ping: their client is gone, although the socket still looks open. */
  private pingAll(): void {
    for (const entry of this.open) {
      if (!entry.hasPonged) entry.socket.terminate();
      entry.hasPonged = false;
      entry.socket.ping();
    }
  }

  private endAt(entry: OpenSocket, milliseconds: number): void {
    const rest = milliseconds - longestTimer;
    const next = () => (rest > 0 ? this.endAt(entry, rest) : endSession(entry.socket, entry.viewer));
    entry.timer = setTimeout(next, Math.max(0, Math.min(milliseconds, longestTimer))).unref();
  }
}

/** Closes a socket whose session or API key is no longer valid. */
export function endSession(socket: WebSocket, viewer: Viewer | null): void {
  socket.close(closeCodes.unauthenticated, viewer?.scopes ? 'API key ended' : 'Session ended');
}

/** The sockets with their subscriptions, by their ids, as the GraphQL server keeps them. */
type Connections = ReadonlySet<{ readonly subscriptions: Readonly<Record<string, unknown>> }>;

export function watchSockets(metrics: Metrics, sockets: OpenSockets, connections: Connections): void {
  metrics.addGauge({
    name: 'timetrack_sockets',
    help: 'Open sockets of this gateway.',
    read: (set) => set(sockets.size),
  });
  metrics.addGauge({
    name: 'timetrack_subscriptions',
    help: 'GraphQL subscriptions on the open sockets of this gateway.',
    read: (set) => set([...connections].flatMap(({ subscriptions }) => Object.keys(subscriptions)).length),
  });
}

export function logSocket(socket: WebSocket, request: FastifyRequest): void {
  const { accessLog } = request.server;
  const begun = performance.now();
  accessLog.writeSocketOpened(request);
  socket.once('close', (code) => {
    accessLog.writeSocketClosed(request, { code, seconds: Math.round((performance.now() - begun) / 100) / 10 });
  });
}
