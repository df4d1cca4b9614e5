import { z } from 'zod';
import type { Access } from '../../use-case/index.js';
import type { Route } from '../routes/route.js';
import { problemsOf, successesOf } from './responses.js';
import { type DocumentPart, type JsonSchema, pascalCase, type SchemaCatalog } from './schema-catalog.js';

interface RouteAccess {
  readonly access: Access | undefined;
  /** The scope that an API key needs. Without one, API keys may not call the route. */
  readonly scope: string | undefined;
}

export function describeOperation(route: Route, { access, scope }: RouteAccess, catalog: SchemaCatalog): DocumentPart {
  const id = operationIdOf(route);
  const place = pascalCase(id);
  const isPublic = access === 'public';
  const requestBody = bodyOf(route, catalog, place);
  const [summary, ...details] = sentencesOf(route.description ?? id);
  return {
    operationId: id,
    summary,
    description: [...details, describeCallers(access, scope)].join(' '),
    ...(isPublic && { security: [] }),
    ...(scope && { security: [{ session: [] }, { key: [] }] }),
    parameters: parametersOf(route, catalog, place),
    ...(requestBody && { requestBody }),
    responses: {
      ...successesOf(route, catalog, place),
      ...problemsOf(route, { isPublic, hasBody: requestBody !== null, namesRecords: namesRecords(route) }),
    },
  };
}

/** The first sentence is a title, without a period. */
function sentencesOf(description: string): string[] {
  const [first = '', ...details] = description.split(/(?<=\.) (?=[^a-z])/);
  return [first.replace(/\.$/, ''), ...details];
}

function describeCallers(access: Access | undefined, scope: string | undefined): string {
  const roles = Array.isArray(access) ? `For ${access.join(', ')}.` : 'For everyone, with or without a session.';
  return scope ? `${roles} For API keys with the scope \`${scope}\`.` : roles;
}

/** A use case can have several routes. The fixed input makes their ids unique. */
function operationIdOf({ useCase, fixedInput }: Route): string {
  const enabledFlags = Object.entries(fixedInput ?? {}).filter(([, value]) => value !== false);
  return [useCase.operation, ...enabledFlags.map(([name]) => name)].join('_');
}

/** The body is the input without the members that the address contains. Null if nothing remains. */
function bodyOf(route: Route, catalog: SchemaCatalog, place: string): DocumentPart | null {
  if (route.method === 'GET') return null;
  const { input } = route.useCase;
  const elsewhere = namesElsewhere(route);
  const shape = shapeOf(input);
  const rest = Object.entries(shape ?? {}).filter(([name]) => !elsewhere.includes(name));
  if (shape && rest.length === 0) return null;
  const isWhole = !shape || rest.length === Object.keys(shape).length;
  const body = isWhole ? input : z.object(Object.fromEntries(rest));
  const type = route.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    required: rest.some(([, schema]) => !schema.safeParse(undefined).success),
    content: { [type]: { schema: catalog.describe(body, 'input', `${place}Input`) } },
  };
}

function namesRecords({ path, useCase }: Route): boolean {
  const members = Object.keys(shapeOf(useCase.input) ?? {});
  return path.includes(':') || members.some((name) => /(?:^id|Ids?)$/.test(name));
}

function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | null {
  return schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType>>) : null;
}

function parametersOf(route: Route, catalog: SchemaCatalog, place: string): DocumentPart[] {
  const path = pathNamesOf(route).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: pathDescriptions[name] ?? `The ${name} of the record.`,
    schema: { type: 'string' },
  }));
  if (route.method === 'POST') return [...path, { $ref: '#/components/parameters/IdempotencyKey' }];
  if (route.method !== 'GET') return path;
  return [...path, ...queryOf(route, catalog.describeParameters(route.useCase.input, `${place}Query`))];
}

const pathDescriptions: Readonly<Record<string, string>> = {
  id: 'The id of the record.',
  code: 'The code of the invitation.',
  secret: 'The secret part of the address.',
  profile: 'The id of the export profile.',
};

const pageNames = ['first', 'after', 'last', 'before'];

function queryOf(route: Route, input: JsonSchema): DocumentPart[] {
  const except = [...namesElsewhere(route), ...(route.nextCursor ? pageNames : [])];
  const { properties = {}, required = [] } = input;
  const query = Object.entries(properties)
    .filter(([name]) => !except.includes(name))
    .map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
    }));
  const shared = route.nextCursor ? ['Limit', 'Cursor'] : [];
  return [...query, ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

function pathNamesOf({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
}

const namesElsewhere = (route: Route): string[] => [...pathNamesOf(route), ...Object.keys(route.fixedInput ?? {})];
