import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import UploadReference from 'graphql-upload/Upload.mjs';
import type { Limits } from '../../config/config.types.js';
import { DomainError, failures } from '../../errors/index.js';
import { tooManyFiles } from '../../http/bodies/uploads.inputs.js';

type UploadLimits = Pick<Limits, 'maxPhotoBytes' | 'maxPhotosPerCall' | 'bodyBytes'>;

/**
 * Reads GraphQL multipart requests (https://github.com/jaydenseric/graphql-multipart-request-spec) of signed-in
 * users: no public operation takes a file. Each file is received completely before it is processed.
 */
export function readMultipartRequests(http: FastifyInstance, limits: UploadLimits): void {
  http.addHook('onRequest', async (request) => {
    if (isMultipart(request.headers['content-type']) && !request.caller.viewer) throw failures.unauthenticated();
  });
  http.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  http.addHook('preHandler', async (request, reply) => {
    if (!isMultipart(request.headers['content-type'])) return;
    request.body = await processRequest(request.raw, reply.raw, {
      maxFieldSize: limits.bodyBytes,
      // The parser truncates a file at its limit. One byte more lets `read` reject a file that exceeds ours.
      maxFileSize: limits.maxPhotoBytes + 1,
      maxFiles: limits.maxPhotosPerCall,
    }).catch((error) => {
      throw toFailure(error, limits);
    });
    request.contentDigest = await digestOf(request.body);
  });
}

export function isMultipart(contentType: string | undefined): boolean {
  return contentType?.trim().toLowerCase().startsWith('multipart/form-data') ?? false;
}

/** Waits for all files. The use case reports a broken file, after it has authorized the caller. */
async function digestOf(body: unknown): Promise<string> {
  const hash = createHash('sha256');
  const references: UploadReference[] = [];
  const operations = JSON.stringify(body, (_name, value: unknown) => {
    if (!(value instanceof UploadReference)) return value;
    references.push(value);
    return 'file';
  });
  hash.update(operations);
  for (const reference of references) hash.update(await digestOfFile(reference));
  return hash.digest('hex');
}

async function digestOfFile(reference: UploadReference): Promise<string> {
  try {
    const file = await reference.promise;
    const content = createHash('sha256');
    await pipeline(file.createReadStream(), content);
    return JSON.stringify([file.filename, content.digest('hex')]);
  } catch {
    return 'unreadable';
  }
}

function toFailure(error: unknown, { maxPhotosPerCall }: UploadLimits): unknown {
  const { status, message } = error as { status?: number; message: string };
  if (status === 413) {
    return message.includes('max file') ? tooManyFiles(maxPhotosPerCall) : tooLarge();
  }
  return (status === undefined && (error as { code?: unknown }).code) || (status ?? 0) >= 500
    ? error
    : failures.malformed('The multipart request cannot be read');
}

const tooLarge = () => new DomainError('too-large', 'request.too-large', 'The request is too large');
