import { z } from 'zod';
import type { Access } from '../../use-case/index.js';
import type { Route } from '../routes/route.js';
import { exampleOf } from './example.js';
import { problemsOf, successesOf } from './responses.js';
import { type DocumentPart, type JsonSchema, pascalCase, type SchemaCatalog } from './schema-catalog.js';

interface RouteAccess {
  readonly access: Access | undefined;
  /** The scope that an API key needs. Without one, API keys may not call the route. */
  readonly scope: string | undefined;
}

/** Describes a route in two steps: its schemas must all be known before the first of them is written. */
export function planOperation(route: Route, catalog: SchemaCatalog) {
  const id = operationIdOf(route);
  const place = pascalCase(id);
  const body = planBody(route, catalog, place);
  const query = route.method === 'GET' ? catalog.addParameters(route.useCase.input, `${place}Query`) : null;
  const response = route.response && catalog.add(route.response, 'output', `${place}Response`);
  const accepted = route.accepted && catalog.add(route.accepted.response, 'output', `${place}Accepted`);
  return ({ access, scope }: RouteAccess): DocumentPart => {
    const isPublic = access === 'public';
    const requestBody = body && bodyOf(route, catalog, body);
    const [summary, ...details] = sentencesOf(route.description ?? id);
    return {
      operationId: id,
      summary,
      description: [...details, describeCallers(access, scope)].join(' '),
      ...(isPublic && { security: [] }),
      ...(scope && { security: [{ session: [] }, { key: [] }] }),
      parameters: parametersOf(route, query ? catalog.contentOf(query) : null, catalog),
      ...(requestBody && { requestBody }),
      responses: {
        ...successesOf(route, { response, accepted }, catalog),
        ...problemsOf(route, { isPublic, hasBody: requestBody !== null, namesRecords: namesRecords(route) }),
      },
    };
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

interface BodyPlan {
  readonly key: string;
  readonly isRequired: boolean;
}

/** The body is the input without the members that the address contains. Null if nothing remains. */
function planBody(route: Route, catalog: SchemaCatalog, place: string): BodyPlan | null {
  if (route.method === 'GET') return null;
  const { input } = route.useCase;
  const elsewhere = namesElsewhere(route);
  const shape = shapeOf(input);
  if (!shape) return { key: catalog.add(input, 'input', `${place}Input`), isRequired: false };
  const rest = Object.entries(shape).filter(([name]) => !elsewhere.includes(name));
  if (rest.length === 0) return null;
  const isRequired = rest.some(([, schema]) => !schema.safeParse(undefined).success);
  const body = rest.length === Object.keys(shape).length ? input : z.object(Object.fromEntries(rest));
  return { key: catalog.add(body, 'input', `${place}Input`), isRequired };
}

function namesRecords({ path, useCase }: Route): boolean {
  const members = Object.keys(shapeOf(useCase.input) ?? {});
  return path.includes(':') || members.some((name) => /(?:^id|Ids?)$/.test(name));
}

function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | null {
  return schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType>>) : null;
}

function bodyOf(route: Route, catalog: SchemaCatalog, { key, isRequired }: BodyPlan): DocumentPart {
  const type = route.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  const schema = catalog.schemaOf(key);
  const example =
    route.body === 'multipart' ? {} : { example: exampleOf(catalog.contentOf(key), catalog.components()) };
  return { required: isRequired, content: { [type]: { schema, ...example } } };
}

function parametersOf(route: Route, query: JsonSchema | null, catalog: SchemaCatalog): DocumentPart[] {
  const path = pathNamesOf(route).map((name) => ({
    name,
    in: 'path',
    required: true,
    description: pathDescriptions[name] ?? `The ${name} of the record.`,
    schema: { type: 'string' },
    example: exampleOf({ type: 'string' }, {}, name),
  }));
  if (route.method === 'POST') return [...path, { $ref: '#/components/parameters/IdempotencyKey' }];
  return query ? [...path, ...queryOf(route, query, catalog)] : path;
}

const pathDescriptions: Readonly<Record<string, string>> = {
  id: 'The id of the record.',
  code: 'The code of the invitation.',
  secret: 'The secret part of the address.',
  profile: 'The id of the export profile.',
};

const pageNames = ['first', 'after', 'last', 'before'];

function queryOf(route: Route, input: JsonSchema, catalog: SchemaCatalog): DocumentPart[] {
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
      ...(required.includes(name) && { example: exampleOf(schema, catalog.components(), name) }),
    }));
  const shared = route.nextCursor ? ['Limit', 'Cursor'] : [];
  return [...query, ...shared.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

function pathNamesOf({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
}

const namesElsewhere = (route: Route): string[] => [...pathNamesOf(route), ...Object.keys(route.fixedInput ?? {})];
