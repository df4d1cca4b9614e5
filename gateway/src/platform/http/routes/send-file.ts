import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from './file-route.js';

/**
 * Sends a file, also one that somebody uploaded, so that no browser ever takes it for a page of ours: its type is what
 * we say, and opened on its own it may run nothing.
 */
export function sendFile(file: FileAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'cache-control': file.etag ? 'private, no-cache' : 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `${file.isAttachment ? 'attachment' : 'inline'}; filename="${file.fileName.replaceAll(/[^\w.-]/g, '_')}"`,
  });
  if (file.etag) {
    reply.header('etag', file.etag);
    if (isKnown(request.headers['if-none-match'], file.etag)) {
      file.content.destroy();
      return reply.code(304).send();
    }
  }
  reply.header('content-type', file.contentType);
  if (file.bytes !== null) reply.header('content-length', file.bytes);
  return reply.send(file.content);
}

/** A list, each perhaps marked as weak by a proxy that compressed the content on its way (RFC 9110 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
