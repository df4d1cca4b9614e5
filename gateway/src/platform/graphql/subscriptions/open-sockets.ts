import type { WebSocket } from 'ws';
import type { Viewer } from '../../auth/viewer.js';

/** What closes a socket, beside the codes of the graphql-transport-ws protocol. */
export const closeCodes = { goingAway: 1001, unauthenticated: 4401 } as const;

const second = 1000;
const pingEvery = 15 * second;
const goodbyeTakes = 2 * second;
/** Timers of Node run out at once beyond 24 days. */
const longestTimer = 20 * 24 * 3600 * second;

interface OpenSocket {
  readonly socket: WebSocket;
  readonly viewer: Viewer;
  hasAnswered: boolean;
  timer?: NodeJS.Timeout;
}

/** The sockets of signed-in people at this gateway: none outlives its session, its client or the gateway. */
export class OpenSockets {
  private readonly open = new Set<OpenSocket>();
  private readonly pings = setInterval(() => this.pingAll(), pingEvery).unref();

  add(socket: WebSocket, viewer: Viewer, now: Date): void {
    const entry: OpenSocket = { socket, viewer, hasAnswered: true };
    this.open.add(entry);
    this.endAt(entry, viewer.expiresAt.getTime() - now.getTime());
    socket.on('pong', () => {
      entry.hasAnswered = true;
    });
    socket.once('close', () => {
      clearTimeout(entry.timer);
      this.open.delete(entry);
    });
  }

  countOf(sessionId: string): number {
    return [...this.open].filter(({ viewer }) => viewer.sessionId === sessionId).length;
  }

  /** Ends those of a session, or of all sessions of a person. */
  endSession(ended: { readonly sessionId?: string; readonly userId?: string }): void {
    for (const { socket, viewer } of this.open) {
      if (viewer.sessionId === ended.sessionId || viewer.userId === ended.userId) endSession(socket);
    }
  }

  /** Says goodbye to all, and waits a little for the answers. */
  async close(): Promise<void> {
    clearInterval(this.pings);
    const closed = [...this.open].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)));
    for (const { socket } of this.open) socket.close(closeCodes.goingAway, 'Going away');
    const impatience = setTimeout(() => this.terminateAll(), goodbyeTakes);
    await Promise.all(closed);
    clearTimeout(impatience);
  }

  private terminateAll(): void {
    for (const { socket } of this.open) socket.terminate();
  }

  /** A client that vanished without a word still looks open: one that leaves a ping unanswered is gone. */
  private pingAll(): void {
    for (const entry of this.open) {
      if (!entry.hasAnswered) entry.socket.terminate();
      entry.hasAnswered = false;
      entry.socket.ping();
    }
  }

  private endAt(entry: OpenSocket, milliseconds: number): void {
    const rest = milliseconds - longestTimer;
    const next = () => (rest > 0 ? this.endAt(entry, rest) : endSession(entry.socket));
    entry.timer = setTimeout(next, Math.max(0, Math.min(milliseconds, longestTimer))).unref();
  }
}

function endSession(socket: WebSocket): void {
  socket.close(closeCodes.unauthenticated, 'Session ended');
}
