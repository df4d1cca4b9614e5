import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Slots } from '../../concurrency/slots.js';
import type { Limits } from '../../config/config.js';
import { DomainError, diskFailureOf, failures } from '../../errors/index.js';
import type { UploadFolder } from '../../storage/upload-folder.js';
import { identifyPending } from '../callers/expected-caller.js';
import type { WrapHandler } from '../idempotency/handler.js';
import { fileTooLarge, type ReceivedFile, receiveFile, tooManyFiles, type UploadedFile } from './uploads.js';

type FormLimits = Pick<Limits, 'maxPhotoBytes' | 'maxPhotosPerCall' | 'bodyBytes'>;

export interface Uploads {
  readonly folder: UploadFolder;
  /** For each organization, so that one cannot fill the disk and the queues of all. */
  readonly slots: Slots;
}

export interface FormParts {
  readonly limits: FormLimits;
  readonly uploads: Uploads;
  /** What the handlers get as the body. */
  readonly toBody: (form: Form) => unknown;
  /** Whether to stop at a file that is too large. Otherwise its `read` fails, after the caller was authorized. */
  readonly stopsAtLargeFile: boolean;
}

/** A multipart body. Its files are in the upload folder. */
export interface Form {
  readonly fields: ReadonlyMap<string, unknown>;
  readonly files: readonly { readonly field: string; readonly file: ReceivedFile }[];
}

/**
 * Lets the routes of this instance receive multipart bodies within the limits. The result wraps a handler so that it runs once
 * all files have arrived, and removes them afterwards.
 */
export async function receiveForms(http: FastifyInstance, parts: FormParts): Promise<WrapHandler> {
  const { limits } = parts;
  await http.register(multipart, {
    // The parser truncates a file at its limit. One byte more tells a file that exceeds ours from one that fits.
    limits: { fileSize: limits.maxPhotoBytes + 1, files: limits.maxPhotosPerCall, fields: 20, parts: 120 },
    throwFileSizeLimit: false,
  });
  return (handler) => async (request, reply) => {
    const leave = parts.uploads.slots.take(request.caller.viewer?.organizationId ?? 'anonymous');
    if (!leave) throw tooManyUploads();
    const received: ReceivedFile[] = [];
    const abandoned = abortWhenSenderLeaves(reply);
    try {
      request.body = parts.toBody(await receive({ ...parts, request, received, abandoned }));
      await identifyPending(request);
      return await handler(request, reply);
    } finally {
      await removeAll(received, request);
      leave();
    }
  };
}

interface Receiving extends FormParts {
  readonly request: FastifyRequest;
  readonly received: ReceivedFile[];
  readonly abandoned: AbortSignal;
}

async function receive({ request, received, ...parts }: Receiving): Promise<Form> {
  const { limits, uploads, abandoned } = parts;
  const fields = new Map<string, unknown>();
  const files: { field: string; file: ReceivedFile }[] = [];
  assertLengthWithin(request, limits);
  try {
    for await (const part of request.parts({ limits: { fieldSize: limits.bodyBytes } })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge();
        fields.set(part.fieldname, part.value);
      } else {
        if (part.filename?.includes('\0')) throw unreadable();
        const file = await receiveFile(part, await nameFile(part, uploads.folder), abandoned);
        received.push(file);
        if (parts.stopsAtLargeFile && part.file.truncated) throw fileTooLarge(limits.maxPhotoBytes);
        files.push({ field: part.fieldname, file });
      }
    }
  } catch (error) {
    throw toFailure(diskFailureOf(error, request.log) as Error, limits);
  }
  return { fields, files };
}

/** The parser keeps the file until it is read, so it is discarded when it cannot be stored. */
async function nameFile(part: MultipartFile, folder: UploadFolder): Promise<string> {
  return folder.nameFile().catch((error) => {
    part.file.destroy();
    throw error;
  });
}

function assertLengthWithin({ headers }: FastifyRequest, limits: FormLimits): void {
  const most = limits.maxPhotosPerCall * limits.maxPhotoBytes + limits.bodyBytes;
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge();
}

function abortWhenSenderLeaves(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function removeAll(files: readonly ReceivedFile[], request: FastifyRequest): Promise<void> {
  const results = await Promise.allSettled(files.map((file) => file.remove()));
  for (const result of results) {
    if (result.status === 'rejected') request.log.warn({ err: result.reason }, 'an uploaded file was not removed');
  }
}

/** Other disk errors pass through. Any other error is the sender's. */
function toFailure(error: Error & { code?: string }, limits: FormLimits): Error {
  if (error instanceof DomainError) return error;
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(limits.maxPhotoBytes);
  if (error.code === 'FST_FILES_LIMIT') return tooManyFiles(limits.maxPhotosPerCall);
  if (error.code?.startsWith('FST_') || isSystemError(error)) return error;
  return unreadable();
}

/** A system code such as EIO. ECONNRESET is a sender that left. */
const isSystemError = ({ code = '' }: { code?: string }) => /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET';

const unreadable = () => failures.malformed('The multipart body cannot be read');

const tooManyUploads = () =>
  new DomainError('unavailable', 'uploads.too-many', 'Too many uploads are running. Please try again in a moment.', {
    retryAfterSeconds: 10,
  });

const tooLarge = () => new DomainError('too-large', 'request.too-large', 'The request is too large');

/** Reads multipart bodies only, as a list of files for each field. */
export async function readMultipartBodies(
  http: FastifyInstance,
  parts: Pick<FormParts, 'limits' | 'uploads'>,
): Promise<WrapHandler> {
  http.removeAllContentTypeParsers();
  return receiveForms(http, { ...parts, toBody: groupByField, stopsAtLargeFile: true });
}

function groupByField({ files }: Form): Readonly<Record<string, readonly UploadedFile[]>> {
  const groups = Object.entries(Object.groupBy(files, ({ field }) => field));
  return Object.fromEntries(groups.map(([field, group = []]) => [field, group.map(({ file }) => file)]));
}
