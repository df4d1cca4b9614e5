import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import UploadReference from 'graphql-upload/Upload.mjs';
import { failures } from '../../errors/index.js';
import { fileTooLarge, type UploadedFile } from '../../http/bodies/uploads.inputs.js';

/**
 * A file of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). Resolvers get an
 * `UploadedFile` immediately; the use case reads its bytes after it has authorized the caller.
 */
export const Upload = new GraphQLScalarType({
  name: 'Upload',
  description: 'A file, sent as a part of a multipart request.',
  parseValue: (value) => {
    if (value instanceof UploadReference) return toUploadedFile(value);
    throw new GraphQLError('Upload value invalid: send the file in a multipart request.');
  },
  parseLiteral: (node) => {
    throw new GraphQLError('Upload value invalid: pass the file as a variable.', { nodes: node });
  },
  serialize: () => {
    throw new GraphQLError('An upload cannot be part of a response.');
  },
});

function toUploadedFile(reference: UploadReference): UploadedFile {
  return {
    get name() {
      return reference.file?.filename ?? '';
    },
    read: async (maxBytes) => contentOf(await receiveFile(reference), maxBytes),
  };
}

async function receiveFile(reference: UploadReference): Promise<FileUpload> {
  try {
    return await reference.promise;
  } catch (cause) {
    throw toFailure(cause);
  }
}

async function contentOf(file: FileUpload, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw fileTooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (cause) {
    throw statusOf(cause) === 413 ? fileTooLarge(maxBytes) : toFailure(cause);
  }
  return Buffer.concat(chunks);
}

/** Disk errors have a system code such as ENOSPC and pass through. Any other error is the sender's. */
function toFailure(error: unknown): unknown {
  const isDiskError = /^E[A-Z]+$/.test(String((error as { code?: unknown } | null)?.code ?? ''));
  return isDiskError ? error : failures.malformed('A file of the request is missing, truncated or unreadable');
}

const statusOf = (error: unknown): unknown => (error as { status?: unknown } | null)?.status;
