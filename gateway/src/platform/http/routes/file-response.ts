import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileResult } from '../../use-case/index.js';

/**
 * Sends a file, including uploaded ones, so that a browser never treats it as a page of ours: the browser must accept
 * our content type, and a file that is opened on its own may not run anything.
 */
export function sendFile(file: FileResult, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({
    'cache-control': file.etag ? 'private, no-cache' : 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policyOf(file),
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

function policyOf({ style }: FileResult): string {
  if (style === undefined) return "default-src 'none'; sandbox";
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; sandbox`;
}

/** The header is a list. A proxy that compressed the content marks its entries as weak (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const etags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return etags.includes('*') || etags.includes(etag);
}
