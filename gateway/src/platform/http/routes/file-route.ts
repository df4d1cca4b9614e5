import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { UseCase } from '../../use-case/index.js';
import type { Route } from './route.js';

/** A file as a use case gives it: a stored one, or one that is written while it is sent. */
export interface FileAnswer {
  readonly content: Readable;
  readonly contentType: string;
  /** The name under which a browser would save it. */
  readonly fileName: string;
  /** Stands for this very content: `"0192..."`. Null where nobody knows before it is written. */
  readonly etag: string | null;
  readonly bytes: number | null;
  /** For a browser to save rather than to show. */
  readonly isAttachment?: boolean;
}

export interface FileRouteOptions {
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Members that the address stands for: `{ thumbnail: true }`. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** For the OpenAPI document; photos unless told. */
  readonly contentType?: string;
}

/** A REST route whose answer is a file. */
export function fileRoute<Operation extends string, Input extends z.ZodType, Caller>(
  useCase: UseCase<Operation, Input, Caller, FileAnswer>,
  { path, summary, input, contentType = 'image/*' }: FileRouteOptions,
): Route {
  return {
    method: 'GET',
    path,
    summary,
    status: 200,
    answersFile: contentType,
    fixedInput: input ?? {},
    useCase,
  } as Route;
}
