import type { z } from 'zod';
import type { FileResult, UseCase } from '../../use-case/index.js';
import type { Route } from './route.js';

export interface FileRouteOptions {
  readonly path: `/api/${string}`;
  /** Input that the address implies: `{ thumbnail: true }`. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** For the OpenAPI document: `text/csv, text/plain`. Photos by default. */
  readonly contentType?: string;
}

export function fileRoute<Operation extends string, Input extends z.ZodType, Caller>(
  useCase: UseCase<Operation, Input, Caller, FileResult>,
  { path, input, contentType = 'image/*' }: FileRouteOptions,
): Route {
  return {
    method: 'GET',
    path,
    status: 200,
    respondsWithFile: contentType,
    fixedInput: input ?? {},
    useCase,
  } as Route;
}
