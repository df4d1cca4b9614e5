import { defaultPageSize, maxPageSize } from '../../paging/index.js';
import type { Access } from '../../use-case/index.js';
import type { Route } from '../routes/route.js';
import { sessionCookieName } from '../security/session-cookie.js';
import { describeOperation } from './operation.js';
import { problemResponses, problemSchema } from './responses.js';
import { type FindTypeName, SchemaCatalog } from './schema-catalog.js';

export type OpenApiDocument = Readonly<Record<string, unknown>>;

interface RouteGroup {
  readonly name: string;
  /** For readers of the document. */
  readonly description?: string;
  readonly routes: readonly Route[];
}

interface DocumentParts {
  readonly groups: readonly RouteGroup[];
  readonly permissions: Readonly<Record<string, Access>>;
  /** The API key scope of each operation that API keys may run. */
  readonly scopes: Readonly<Record<string, string>>;
  readonly version: string;
  readonly findTypeName: FindTypeName;
}

/** Builds the OpenAPI 3.1 document of the REST API from its routes, so that it is always up to date. */
export function buildOpenApiDocument(parts: DocumentParts): OpenApiDocument {
  const { groups, permissions, scopes, version, findTypeName } = parts;
  const catalog = new SchemaCatalog(findTypeName);
  const filled = groups.filter(({ routes }) => routes.length > 0);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { route, tag } of filled.flatMap(({ name, routes }) => routes.map((route) => ({ route, tag: name })))) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    const { operation } = route.useCase;
    const described = describeOperation(route, { access: permissions[operation], scope: scopes[operation] }, catalog);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: { tags: [tag], ...described } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TimeTrack',
      version,
      description: introduction,
      contact: { name: 'The administrator of this TimeTrack' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This gateway.' }],
    security: [{ session: [] }],
    tags: filled.map(({ name, description = name }) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName, description: 'Set by signing in.' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key, \`tt_...\`, with the scope of the operation: ${[...new Set(Object.values(scopes))].toSorted().join(', ')}.`,
        },
      },
      parameters,
      headers,
      schemas: { ...catalog.components(), Problem: problemSchema },
      responses: problemResponses,
    },
  };
}

const introduction = `Time tracking for organizations. GraphQL offers the same operations at \`/graphql\`.

**Errors** are \`application/problem+json\` (RFC 9457). Programs decide by \`code\`; people read \`message\`.
**Lists** that can grow have pages: send \`limit\`, then follow the \`Link\` header with \`rel="next"\` until there is none.
**Retries** of a POST are safe with an \`Idempotency-Key\`. After 429 and 503, wait for the seconds of \`Retry-After\`.`;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeated request with the same key and body gets the first response for 24 hours. A different body is a CONFLICT. Only changes by signed-in callers are stored; every other request runs again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '0198c1f2-6a3b-7c4d-8e5f-0123456789ab',
} as const;

const limit = {
  name: 'limit',
  in: 'query',
  required: false,
  description: 'How many entries a page has at most.',
  schema: { type: 'integer', minimum: 1, maximum: maxPageSize, default: defaultPageSize },
} as const;

const cursor = {
  name: 'cursor',
  in: 'query',
  required: false,
  description: 'From the `Link` header of the previous page.',
  schema: { type: 'string', minLength: 1, maxLength: 1000 },
} as const;

const parameters = { IdempotencyKey: idempotencyKey, Limit: limit, Cursor: cursor } as const;

const headers = {
  NextPage: {
    description:
      'The address of the next page: `<https://time.example.com/api/users?cursor=...>; rel="next"`. Absent on the last page.',
    schema: { type: 'string' },
  },
  FileName: {
    description: 'The name under which to save the file: `attachment; filename="payroll.csv"`.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds until a retry can succeed.', schema: { type: 'integer', minimum: 1 } },
} as const;
