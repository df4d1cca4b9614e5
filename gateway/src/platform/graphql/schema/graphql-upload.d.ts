declare module 'graphql-upload/Upload.mjs' {
  import type { FileUpload } from 'graphql-upload/processRequest.mjs';

  export default class Upload {
    readonly promise: Promise<FileUpload>;
    /** Set once the file starts to arrive. */
    readonly file?: FileUpload;
  }
}

declare module 'graphql-upload/processRequest.mjs' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Readable } from 'node:stream';

  export interface FileUpload {
    readonly filename: string;
    readonly mimetype: string;
    createReadStream(): Readable;
  }

  export interface Limits {
    readonly maxFieldSize: number;
    readonly maxFileSize: number;
    readonly maxFiles: number;
  }

  export default function processRequest(
    request: IncomingMessage,
    response: ServerResponse,
    limits: Limits,
  ): Promise<Record<string, unknown> | Record<string, unknown>[]>;
}
