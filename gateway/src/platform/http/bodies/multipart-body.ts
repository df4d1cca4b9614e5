import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WrapHandler } from '../idempotency/handler.js';
import { type Form, type FormParts, receiveForms } from './multipart-form.js';
import type { UploadedFile } from './uploads.js';

declare module 'fastify' {
  interface FastifyRequest {
    receivedFiles: Readonly<Record<string, readonly UploadedFile[]>>;
    /** A digest of a multipart body's content. Its bytes differ each time it is sent. */
    contentDigest: string | undefined;
  }
}

/** Reads multipart bodies only. The result wraps a handler so that it runs once all files have arrived. */
export async function readMultipartBodies(
  http: FastifyInstance,
  parts: Omit<FormParts, 'stopsAtLargeFile'>,
): Promise<WrapHandler> {
  http.removeAllContentTypeParsers();
  const withForm = await receiveForms(http, { ...parts, stopsAtLargeFile: true });
  return (handler) => (request, reply) =>
    withForm({ request, reply }, async (form) => {
      request.receivedFiles = groupByField(form);
      request.contentDigest = digestOf(form);
      return handler(request, reply);
    });
}

function groupByField({ files }: Form): FastifyRequest['receivedFiles'] {
  const groups = Object.entries(Object.groupBy(files, ({ field }) => field));
  return Object.fromEntries(groups.map(([field, group = []]) => [field, group.map(({ file }) => file)]));
}

function digestOf({ files }: Form): string {
  const hash = createHash('sha256');
  for (const { field, file } of files) hash.update(JSON.stringify([field, file.digest]));
  return hash.digest('hex');
}
