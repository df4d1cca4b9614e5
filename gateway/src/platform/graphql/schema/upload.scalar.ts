import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import UploadReference from 'graphql-upload/Upload.mjs';
import { failures } from '../../errors/index.js';
import { fileTooLarge, type UploadedFile } from '../../http/bodies/uploads.js';

/**
 * A file of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). Resolvers get an
 * `UploadedFile` at once: waiting for the bytes is left to the use case, which asks who is calling first.
 */
export const Upload = new GraphQLScalarType({
  name: 'Upload',
  description: 'A file, sent as a part of a multipart request.',
  parseValue: (value) => {
    if (value instanceof UploadReference) return uploadedFile(value);
    throw new GraphQLError('Upload value invalid: send the file in a multipart request.');
  },
  parseLiteral: (node) => {
    throw new GraphQLError('Upload value invalid: pass the file as a variable.', { nodes: node });
  },
  serialize: () => {
    throw new GraphQLError('Uploads are never part of an answer.');
  },
});

function uploadedFile(reference: UploadReference): UploadedFile {
  return {
    get name() {
      return reference.file?.filename ?? '';
    },
    read: async (maxBytes) => contentOf(await received(reference), maxBytes),
  };
}

async function received(reference: UploadReference): Promise<FileUpload> {
  try {
    return await reference.promise;
  } catch (cause) {
    throw inWords(cause);
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
    throw statusOf(cause) === 413 ? fileTooLarge(maxBytes) : inWords(cause);
  }
  return Buffer.concat(chunks);
}

/** Errors of the disk have a name of the system's, such as ENOSPC; all others are about what was sent. */
function inWords(error: unknown): unknown {
  const isTheDisk = /^E[A-Z]+$/.test(String((error as { code?: unknown } | null)?.code ?? ''));
  return isTheDisk ? error : failures.malformed('A file of the request is missing, cut off or not readable');
}

const statusOf = (error: unknown): unknown => (error as { status?: unknown } | null)?.status;
