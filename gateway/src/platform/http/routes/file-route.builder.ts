import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { UseCase } from '../../use-case/index.js';
import type { Route } from './route.builder.js';

/** A file that a use case returns: a stored file, or one that is written while it is sent. */
export interface FileResponse {
  readonly content: Readable;
  readonly contentType: string;
  /** The name under which a browser saves it. */
  readonly fileName: string;
  /** Identifies the content: `"0192..."`. Null for content that is written while it is sent. */
  readonly etag: string | null;
  readonly bytes: number | null;
  /** Whether a browser saves the file rather than showing it. */
  readonly isAttachment?: boolean;
}

export interface FileRouteOptions {
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Input that the address implies: `{ thumbnail: true }`. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** For the OpenAPI document. Photos by default. */
  readonly contentType?: string;
}

/** A REST route that responds with a file. */
export function fileRoute<Operation extends string, Input extends z.ZodType, Caller>(
  useCase: UseCase<Operation, Input, Caller, FileResponse>,
  { path, summary, input, contentType = 'image/*' }: FileRouteOptions,
): Route {
  return {
    method: 'GET',
    path,
    summary,
    status: 200,
    respondsWithFile: contentType,
    fixedInput: input ?? {},
    useCase,
  } as Route;
}
