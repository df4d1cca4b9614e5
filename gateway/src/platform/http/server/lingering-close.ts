import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Limits } from '../../config/config.js';
import { hasBody } from '../bodies/encoded-bodies.js';

const maxMilliseconds = 5000;
const maxBytes = 64 * 1024 * 1024;

/**
 * Reads on for a while, and discards, what a client sends after its request was answered. Closing at once would reset
 * the connection, and most clients then lose the response with the error (RFC 9112, 9.6).
 */
export function closeAfterBodies(http: FastifyInstance, { bodyBytes }: Pick<Limits, 'bodyBytes'>): void {
  http.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!raw.complete && leavesConnectionUnusable(raw, reply)) {
      reply.header('connection', 'close');
      lingerOnClose(raw);
    }
    done(null, payload);
  });

  function leavesConnectionUnusable({ headers, socket }: IncomingMessage, reply: FastifyReply): boolean {
    // A request without a socket is one that is injected in the process.
    if (!hasBody(headers) || !(socket instanceof Socket)) return false;
    const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    // Node itself discards the rest of a small body and keeps the connection.
    return length > bodyBytes || reply.getHeader('connection') === 'close';
  }
}

/** Replaces what Node does after the response. */
function lingerOnClose(request: IncomingMessage): void {
  const { socket } = request;
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete) return destroySoon();
    const readBefore = socket.bytesRead;
    const timer = setTimeout(() => socket.destroy(), maxMilliseconds).unref();
    socket.once('close', () => clearTimeout(timer));
    request.on('data', () => {
      if (socket.bytesRead - readBefore > maxBytes) socket.destroy();
    });
    request.once('end', () => socket.destroy());
    request.resume();
    socket.end();
    return undefined;
  };
}
