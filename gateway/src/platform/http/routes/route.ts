import type { z } from 'zod';
import type { AnyUseCase, UseCase } from '../../use-case/index.js';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** How REST speaks to a use case. It holds no rule: it only says where the input comes from and how the answer looks. */
export interface RouteOptions<Result, Response extends z.ZodType> {
  readonly method: HttpMethod;
  /** `/api/timesheets/:id`: path parameters join the input, and win over the body. */
  readonly path: `/api/${string}`;
  /** 200, 201 for something made, 204 for an empty answer. */
  readonly status: 200 | 201 | 204;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  /** The shape of the answer, for the OpenAPI document and checked in tests; none with 204. */
  readonly response?: Response;
  readonly present?: (result: Result) => z.input<Response>;
  /** `multipart`: files of the field `images` join the input as `images`. `json` unless told. */
  readonly body?: 'json' | 'multipart';
  /** Cursor of the next page, where the list has one: it becomes the `Link` header. */
  readonly nextCursor?: (result: Result) => string | null;
  /** Another answer under the same address, where the query asks for it: a file rather than JSON. */
  readonly instead?: { readonly when: (query: Readonly<Record<string, unknown>>) => boolean; readonly route: Route };
}

export interface Route extends RouteOptions<never, z.ZodType> {
  readonly useCase: AnyUseCase;
  /** The result is a `FileAnswer` of this type: see `fileRoute`. */
  readonly answersFile?: string;
  /** Members that join the input whatever is sent. */
  readonly fixedInput?: Readonly<Record<string, unknown>>;
}

/** `present` is only left out where the use case returns the response itself: no column slips out by accident. */
type Presented<Result, Response extends z.ZodType> = [Result, z.output<Response>] extends [z.input<Response>, Result]
  ? unknown
  : unknown extends z.output<Response>
    ? unknown
    : Required<Pick<RouteOptions<Result, Response>, 'present'>>;

/** A REST route to a use case. */
export function route<Operation extends string, Input extends z.ZodType, Caller, Result, Response extends z.ZodType>(
  useCase: UseCase<Operation, Input, Caller, Result>,
  options: RouteOptions<Result, Response> & Presented<Result, Response>,
): Route {
  return { ...options, useCase } as unknown as Route;
}
