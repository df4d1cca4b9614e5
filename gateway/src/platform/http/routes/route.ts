import { z } from 'zod';
import { nextCursorOf, type Page } from '../../paging/index.js';
import type { AnyUseCase, FileResult, UseCase } from '../../use-case/index.js';

type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

interface Accepted {
  readonly when: (result: never) => boolean;
  readonly description: string;
  readonly response: z.ZodType;
  readonly present?: (result: never) => unknown;
}

interface RouteOptions<Result, Response extends z.ZodType> {
  readonly method: HttpMethod;
  /** `/api/timesheets/:id`. Path parameters are part of the input and override the body. */
  readonly path: `/api/${string}`;
  /** 200, 201 for something created, 202 for something that happens later, or 204 for an empty response. */
  readonly status: 200 | 201 | 202 | 204;
  /** What it does, where that differs from GraphQL. By default, that of the operation. */
  readonly description?: string;
  /** The shape of the response, which has only these members. Absent with 204. */
  readonly response?: Response;
  /** Instead of `response`, for a page of a list: the shape of a node. The `Link` header has the cursor of the next page. */
  readonly page?: Response;
  /** What has the shape of the response, unless the use case returns it. */
  readonly present?: (result: Result) => DeepReadonly<z.input<Response>>;
  /** `multipart` adds the files of the field `images` to the input as `images`. `json` by default. */
  readonly body?: 'json' | 'multipart';
  /** The cursor of the next page of a list. It becomes the `Link` header. */
  readonly nextCursor?: (result: Result) => string | null;
  /** Another success, with status 202: the work was accepted and is not done yet. */
  readonly accepted?: Accepted;
  /** Another route at the same address, chosen by the query: a file rather than JSON. */
  readonly instead?: {
    readonly when: (query: Readonly<Record<string, unknown>>) => boolean;
    readonly route: Route;
  };
}

export interface Route extends RouteOptions<never, z.ZodType> {
  readonly useCase: AnyUseCase;
  /** The content type of a `FileResult`: see `fileRoute`. */
  readonly respondsWithFile?: string;
  /** Input that is added to the client's input. */
  readonly fixedInput?: Readonly<Record<string, unknown>>;
}

type DeepReadonly<Value> = Value extends Date
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
    : Value;

/** `present` may be omitted only if the use case returns what has the shape of the response. */
type PresentOption<Result, Response extends z.ZodType> = [Result] extends [
  DeepReadonly<z.input<Response>> | Page<DeepReadonly<z.input<Response>>>,
]
  ? unknown
  : unknown extends z.output<Response>
    ? unknown
    : Required<Pick<RouteOptions<Result, Response>, 'present'>>;

export type RestOptions<Result, Response extends z.ZodType> = RouteOptions<Result, Response> &
  PresentOption<Result, Response>;

export function route<Operation extends string, Input extends z.ZodType, Caller, Result, Response extends z.ZodType>(
  useCase: UseCase<Operation, Input, Caller, Result>,
  options: RestOptions<Result, Response>,
): Route {
  const { page, present, response, accepted } = options;
  const shape = responseShape(response ?? page ?? z.unknown());
  const list = ({ edges }: Page<unknown>) => edges.map(({ node }) => shape(node));
  return {
    ...options,
    ...(page && { response: z.array(page), nextCursor: nextCursorOf }),
    present: page ? list : (result: Result) => shape(present ? present(result) : result),
    ...(accepted && { accepted: { ...accepted, present: responseShape(accepted.response) } }),
    useCase,
  } as unknown as Route;
}

interface FileRouteOptions {
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

type Shape = (value: unknown) => unknown;

/**
 * Returns a function that keeps the members of a value that the schema of a response has, so that nothing else is exposed by
 * accident. It does not validate, and copies only objects and lists of objects.
 */
function responseShape(schema: z.core.$ZodType): Shape {
  return shapeOf(schema) ?? ((value) => value);
}

/** Undefined for a schema whose values are sent as they are. */
function shapeOf(schema: z.core.$ZodType): Shape | undefined {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly) {
    const inner = shapeOf(schema.unwrap());
    return inner && ((value) => (value === null || value === undefined ? value : inner(value)));
  }
  if (schema instanceof z.ZodArray) {
    const element = shapeOf(schema.element);
    return element && ((value) => (value as readonly unknown[]).map(element));
  }
  if (schema instanceof z.ZodObject) return shapeOfObject(schema);
  if (schema instanceof z.ZodPipe) throw new Error('A response has no transformations: use `present`');
  return undefined;
}

function shapeOfObject({ shape }: z.ZodObject): Shape {
  const members = Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema)] as const);
  return (value) => {
    const source = value as Readonly<Record<string, unknown>>;
    const kept: Record<string, unknown> = {};
    for (const [name, keep] of members) {
      const member = source[name];
      if (member !== undefined) kept[name] = keep ? keep(member) : member;
    }
    return kept;
  };
}
