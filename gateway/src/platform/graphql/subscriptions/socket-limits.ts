import type { WebSocket } from 'ws';
import type { Limits, RateLimit } from '../../config/config.js';
import { DomainError } from '../../errors/index.js';
import type { RateLimits } from '../../ports/platform.js';
import { closeCodes } from './open-sockets.js';

export interface SocketLimitParts {
  readonly rateLimits: RateLimits;
  readonly limits: Pick<Limits, 'socketMessages' | 'badSocketMessages'>;
}

/** What may wait for a client that reads slowly. */
const maxBufferedBytes = 1024 * 1024;
/** How long a client has to close its side. */
const closingMs = 1000;

/** Closes a socket whose client should connect again later. */
function closeSocket(socket: Pick<WebSocket, 'close' | 'terminate'>, reason: string): void {
  socket.close(closeCodes.tryAgainLater, reason);
  setTimeout(() => socket.terminate(), closingMs).unref();
}

type Socket = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>;

/** Sends a message, or closes a socket whose client does not read: it connects again and reads what it missed. */
export function sendUnlessSlow(socket: Socket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount <= maxBufferedBytes) socket.send(text);
  else closeSocket(socket, 'Too slow: connect again');
}

/** Messages count per session, so another socket does not help. A socket over a limit is closed. */
export class SocketLimits {
  private previous: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly socket: WebSocket,
    /** The session or API key; before it is known, the network. */
    private owner: string,
    private readonly parts: SocketLimitParts,
    private readonly report: (failure: DomainError) => void,
  ) {}

  setOwner(owner: string): void {
    this.owner = owner;
  }

  /** Counts a message. Returns false if it must not be read. */
  takeMessage(): boolean {
    return this.take(this.parts.limits.socketMessages);
  }

  noteRejected(): void {
    this.take(this.parts.limits.badSocketMessages);
  }

  /** Checks one message after the other, so that a socket which sends too much is closed before the rest is checked. */
  async checkInOrder<T>(check: () => Promise<T>): Promise<T> {
    const result = this.previous.then(() => {
      if (!this.isOpen) throw new DomainError('conflict', 'socket.closed', 'The connection is closed');
      return check();
    });
    this.previous = result.catch(() => undefined);
    return result;
  }

  private take(limit: RateLimit): boolean {
    if (!this.isOpen) return false;
    try {
      this.parts.rateLimits.count(limit, this.owner);
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.report(error);
      closeSocket(this.socket, `Too many messages. Retry after ${error.retryAfterSeconds} seconds.`);
      return false;
    }
  }

  private get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }
}
