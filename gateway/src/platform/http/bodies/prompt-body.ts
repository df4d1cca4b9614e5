import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Node buffers this much of a body before anyone reads it. */
const maxBytes = 64 * 1024;
const maxMilliseconds = 100;

/**
 * Waits for a small body, without reading it, so that the caller can be looked up after its arrival. Resolves to whether
 * the whole body is there: false at once for a large body, one of unknown length and files, which queue for their place, and
 * after a moment for a slow body.
 */
export async function awaitPromptBody({ raw }: Pick<FastifyRequest, 'raw'>): Promise<boolean> {
  const { 'content-length': length, 'content-type': type, 'transfer-encoding': transferEncoding } = raw.headers;
  if (transferEncoding !== undefined || Number(length ?? 0) > maxBytes || type?.includes('multipart/')) return false;
  // A request that is injected in the process has no socket. Its body is there already.
  if (!(raw.socket instanceof Socket)) return true;
  // Node reports the head before it reads on in the same packet.
  await undefined;
  if (raw.complete) return true;
  return new Promise((resolve) => {
    const timer = setTimeout(end, maxMilliseconds);
    raw.on('readable', check);
    raw.once('close', end);

    function check() {
      if (raw.complete) end();
    }
    function end() {
      clearTimeout(timer);
      raw.off('readable', check).off('close', end);
      resolve(raw.complete);
    }
  });
}
