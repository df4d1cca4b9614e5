import type { Access } from '../../use-case/index.js';
import type { Route } from '../routes/route.builder.js';
import { sessionCookieName } from '../security/session-cookie.adapter.js';
import { type JsonSchema, jsonSchemaOf, membersOf } from './json-schemas.builder.js';
import { problemResponses, problemSchema, problemsOf } from './problem-responses.builder.js';

export type OpenApiDocument = Readonly<Record<string, unknown>>;

/** Routes that the document groups under one tag. */
interface RouteGroup {
  readonly name: string;
  readonly routes: readonly Route[];
}

export interface DocumentParts {
  readonly groups: readonly RouteGroup[];
  readonly permissions: Readonly<Record<string, Access>>;
  /** The API key scope of each operation that API keys may run. */
  readonly scopes: Readonly<Record<string, string>>;
  readonly version: string;
}

/** Builds the OpenAPI 3.1 document of the REST API from its routes, so that it is always up to date. */
export function buildOpenApiDocument({ groups, permissions, scopes, version }: DocumentParts): OpenApiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  const filled = groups.filter(({ routes }) => routes.length > 0);
  for (const { name: tag, routes } of filled) {
    for (const route of routes) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      const { operation: name } = route.useCase;
      const operation = operationOf(route, permissions[name], scopes[name]);
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: { tags: [tag], ...operation } };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TimeTrack',
      version,
      description: 'Time tracking for organizations. GraphQL offers the same operations at /graphql.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: filled.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName, description: 'Set by signing in.' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key: tt_...' },
      },
      parameters: { IdempotencyKey: idempotencyKey },
      schemas: { Problem: problemSchema },
      responses: problemResponses,
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeated request with the same key and body gets the first response for 24 hours. A different body is a CONFLICT. Only changes by signed-in callers are stored; every other request runs again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
} as const;

function operationOf(route: Route, access: Access | undefined, scope: string | undefined): JsonSchema {
  const isPublic = access === 'public';
  const roles = Array.isArray(access) ? `For ${access.join(', ')}.` : 'For everyone, with or without a session.';
  const keys = scope ? ` For API keys with the scope ${scope}.` : '';
  const body = requestBodyOf(route);
  return {
    operationId: operationIdOf(route),
    summary: route.summary,
    description: `${roles}${keys}`,
    ...(isPublic && { security: [] }),
    ...(scope && { security: [{ session: [] }, { key: [] }] }),
    parameters: parametersOf(route),
    ...(body && { requestBody: body }),
    responses: { [route.status]: successOf(route), ...acceptedOf(route), ...problemsOf(route, isPublic) },
  };
}

/** A use case can have several routes. The fixed input makes their ids unique. */
function operationIdOf({ useCase, fixedInput }: Route): string {
  const enabledFlags = Object.entries(fixedInput ?? {}).filter(([, value]) => value !== false);
  return [useCase.operation, ...enabledFlags.map(([name]) => name)].join('_');
}

function parametersOf(route: Route): JsonSchema[] {
  const path = pathNamesOf(route).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  if (route.method === 'POST') return [...path, { $ref: '#/components/parameters/IdempotencyKey' }];
  return route.method === 'GET' ? [...path, ...queryOf(route)] : path;
}

function queryOf(route: Route): JsonSchema[] {
  const paging = route.nextCursor ? ['first', 'after', 'last', 'before'] : [];
  const { properties, required } = membersOf(route.useCase.input, [...listNamesElsewhere(route), ...paging]);
  const query = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return route.nextCursor ? [...query, limit, cursor] : query;
}

const limit = {
  name: 'limit',
  in: 'query',
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: 1000, default: 500 },
} as const;
const cursor = {
  name: 'cursor',
  in: 'query',
  required: false,
  description: 'From the Link header of the previous page.',
  schema: { type: 'string' },
} as const;

function requestBodyOf(route: Route): JsonSchema | null {
  if (route.method === 'GET') return null;
  const { properties, required } = membersOf(route.useCase.input, listNamesElsewhere(route));
  if (Object.keys(properties).length === 0) return null;
  const type = route.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) };
  return { required: required.length > 0, content: { [type]: { schema } } };
}

function successOf(route: Route): JsonSchema {
  if (route.respondsWithFile)
    return {
      description: 'The file',
      content: { [route.respondsWithFile]: { schema: { type: 'string', format: 'binary' } } },
    };
  if (!route.response) return { description: 'Done' };
  const next = { description: 'The next page (`rel="next"`), if there is one.', schema: { type: 'string' } };
  return {
    description: descriptions[route.status],
    ...(route.nextCursor && { headers: { Link: next } }),
    content: { 'application/json': { schema: jsonSchemaOf(route.response, 'input') } },
  };
}

function acceptedOf({ accepted }: Route): Readonly<Record<string, JsonSchema>> {
  if (!accepted) return {};
  const content = { 'application/json': { schema: jsonSchemaOf(accepted.response, 'input') } };
  return { 202: { description: accepted.description, content } };
}

function pathNamesOf({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
}

const listNamesElsewhere = (route: Route): string[] => [...pathNamesOf(route), ...Object.keys(route.fixedInput ?? {})];

const descriptions = { 200: 'Success', 201: 'Created', 202: 'Accepted', 204: 'Success' } as const;
