import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import multipart, { type SavedMultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../../concurrency/concurrency-limit.service.js';
import type { Limits } from '../../config/config.types.js';
import { failures } from '../../errors/index.js';
import type { WrapHandler } from '../idempotency/idempotency.middleware.js';
import { fileTooLarge, tooManyFiles, type UploadedFile } from './uploads.inputs.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The uploaded files by field name. */
    receivedFiles: Readonly<Record<string, readonly UploadedFile[]>>;
    /** A digest of a multipart body's content. Its bytes differ each time it is sent. */
    contentDigest: string | undefined;
  }
}

/** Limits concurrent photo uploads, so that they do not slow down clock-ins. */
export const limitUploads = createConcurrencyLimit(4);

type PhotoLimits = Pick<Limits, 'maxPhotoBytes' | 'maxPhotosPerCall'>;

/** Reads multipart bodies only, within the limits. */
export async function readMultipartBodies(http: FastifyInstance, limits: PhotoLimits): Promise<void> {
  http.removeAllContentTypeParsers();
  await http.register(multipart, {
    limits: {
      fileSize: limits.maxPhotoBytes,
      files: limits.maxPhotosPerCall,
      fields: 20,
      fieldSize: 100_000,
      parts: 50,
    },
  });
}

/** Receives all files before the handler runs. They are deleted after the response. */
export function receiveFiles(limits: PhotoLimits, wrap: WrapHandler): WrapHandler {
  return (handler) => async (request, reply) => {
    const { files } = await request.saveRequestFiles().catch((error) => {
      throw toFailure(error, limits);
    });
    request.receivedFiles = groupByField(files);
    request.contentDigest = await digestOf(files);
    return limitUploads(() => wrap(handler)(request, reply));
  };
}

function groupByField(files: readonly SavedMultipartFile[]): FastifyRequest['receivedFiles'] {
  const groups = Object.entries(Object.groupBy(files, ({ fieldname }) => fieldname));
  return Object.fromEntries(groups.map(([field, group = []]) => [field, group.map(toUploadedFile)]));
}

function toUploadedFile({ filename, filepath, file }: SavedMultipartFile): UploadedFile {
  return {
    name: filename,
    read: async (maxBytes) => {
      if (file.bytesRead > maxBytes) throw fileTooLarge(maxBytes);
      return readFile(filepath);
    },
  };
}

async function digestOf(files: readonly SavedMultipartFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { fieldname, filename, filepath } of files) {
    const content = createHash('sha256');
    await pipeline(createReadStream(filepath), content);
    hash.update(JSON.stringify([fieldname, filename, content.digest('hex')]));
  }
  return hash.digest('hex');
}

/** Disk errors have a system code such as ENOSPC and pass through. Any other error is the sender's. */
function toFailure(error: Error & { code?: string }, { maxPhotoBytes, maxPhotosPerCall }: PhotoLimits): Error {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(maxPhotoBytes);
  if (error.code === 'FST_FILES_LIMIT') return tooManyFiles(maxPhotosPerCall);
  if (error.code?.startsWith('FST_') || /^E[A-Z]+$/.test(error.code ?? '')) return error;
  return failures.malformed('The multipart body cannot be read');
}
