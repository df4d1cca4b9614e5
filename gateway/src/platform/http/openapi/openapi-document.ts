import type { Access } from '../../use-case/index.js';
import type { Route } from '../routes/route.js';
import { sessionCookieName } from '../security/session-cookie.js';
import { planOperation } from './operation.js';
import { problemResponses, problemSchema } from './problem-responses.js';
import { type FindTypeName, SchemaCatalog } from './schema-catalog.js';
import { headers, introduction, parameters } from './shared-parts.js';

export type OpenApiDocument = Readonly<Record<string, unknown>>;

interface RouteGroup {
  readonly name: string;
  /** For readers of the document. */
  readonly description?: string;
  readonly routes: readonly Route[];
}

export interface DocumentParts {
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
  const plans = filled.flatMap(({ name, routes }) =>
    routes.map((route) => ({ route, tag: name, describe: planOperation(route, catalog) })),
  );
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { route, tag, describe } of plans) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    const { operation: name } = route.useCase;
    const operation = describe({ access: permissions[name], scope: scopes[name] });
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: { tags: [tag], ...operation } };
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
