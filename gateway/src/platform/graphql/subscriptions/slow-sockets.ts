import type { WebSocket } from 'ws';
import { closeCodes } from './open-sockets.js';

/** What may wait for a client that reads slowly. */
const maxBufferedBytes = 1024 * 1024;
/** How long it then has to close its side. */
const closingMs = 1000;

type Socket = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>;

/** Sends a message, or closes a socket whose client does not read: it connects again and reads what it missed. */
export function sendUnlessSlow(socket: Socket, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount <= maxBufferedBytes) {
    socket.send(text);
    return;
  }
  socket.close(closeCodes.tryAgainLater, 'Too slow: connect again');
  setTimeout(() => socket.terminate(), closingMs).unref();
}
