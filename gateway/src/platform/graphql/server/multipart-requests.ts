import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { failures } from '../../errors/index.js';
import { type FormParts, receiveForms } from '../../http/bodies/multipart-form.js';
import { ReceivedFile } from '../../http/bodies/uploads.js';
import type { WrapHandler } from '../../http/idempotency/handler.js';
import { putFiles } from './multipart-operations.js';

/**
 * Reads GraphQL multipart requests (https://github.com/jaydenseric/graphql-multipart-request-spec) of signed-in
 * users: no public operation takes a file. Each file is received completely before it is processed.
 */
export async function readMultipartRequests(
  http: FastifyInstance,
  parts: Omit<FormParts, 'stopsAtLargeFile'>,
): Promise<WrapHandler> {
  http.addHook('onRequest', (request, _reply, done) => {
    if (isMultipart(request.headers['content-type']) && !request.caller.viewer) throw failures.unauthenticated();
    done();
  });
  // The use case reports a file that is too large, after it has authorized the caller.
  const withForm = await receiveForms(http, { ...parts, stopsAtLargeFile: false });
  return (handler) => (request, reply) =>
    withForm({ request, reply }, async (form) => {
      request.body = putFiles(form);
      request.contentDigest = digestOf(request.body);
      return handler(request, reply);
    });
}

export function isMultipart(contentType: string | undefined): boolean {
  return contentType?.trim().toLowerCase().startsWith('multipart/form-data') ?? false;
}

function digestOf(body: unknown): string {
  const operations = JSON.stringify(body, (_name, value: unknown) =>
    value instanceof ReceivedFile ? value.digest : value,
  );
  return createHash('sha256').update(operations).digest('hex');
}
