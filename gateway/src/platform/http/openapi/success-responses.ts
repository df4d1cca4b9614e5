import type { Route } from '../routes/route.js';
import { exampleOf } from './example.js';
import type { JsonSchema } from './json-schemas.js';
import type { SchemaCatalog } from './schema-catalog.js';

interface ResponseKeys {
  readonly response: string | undefined;
  readonly accepted: string | undefined;
}

export function successesOf(
  route: Route,
  { response, accepted }: ResponseKeys,
  catalog: SchemaCatalog,
): Readonly<Record<string, JsonSchema>> {
  return {
    [route.status]: successOf(route, response, catalog),
    ...(route.accepted &&
      accepted && { 202: { description: route.accepted.description, content: jsonOf(accepted, catalog) } }),
    ...(isKept(route) && { 304: { description: 'The file is the one that `If-None-Match` names.' } }),
  };
}

function successOf(route: Route, response: string | undefined, catalog: SchemaCatalog): JsonSchema {
  if (route.respondsWithFile) return { description: 'The file', headers: fileHeaders, content: fileOf(route) };
  if (!response) return { description: 'Done' };
  const file = route.instead?.route;
  return {
    description: descriptions[route.status],
    ...(route.nextCursor && { headers: { Link: { $ref: '#/components/headers/NextPage' } } }),
    content: { ...jsonOf(response, catalog), ...(file && fileOf(file)) },
  };
}

function jsonOf(key: string, catalog: SchemaCatalog): JsonSchema {
  const example = exampleOf(catalog.contentOf(key), catalog.components());
  return { 'application/json': { schema: catalog.schemaOf(key), example } };
}

/** A route can send more than one type of file: `text/csv, text/plain`. */
function fileOf({ respondsWithFile = 'application/octet-stream' }: Route): JsonSchema {
  return Object.fromEntries(respondsWithFile.split(', ').map((type) => [type, contentOf(type)]));
}

function contentOf(type: string): JsonSchema {
  const example = textExamples[type];
  const schema = type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' };
  return { schema, ...(example && { example }) };
}

const textExamples: Readonly<Record<string, string>> = {
  'text/csv': 'Last name,First name,Code,Hours\r\nDoe,Jane,REG,40.00\r\n',
  'text/plain': '!TIMERHDR\tVER\tREL\r\n',
  'text/calendar': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//TimeTrack//EN\r\nEND:VCALENDAR\r\n',
};

const fileHeaders = {
  'Content-Disposition': { $ref: '#/components/headers/FileName' },
} as const;

/** Photos have an ETag. Other files are written while they are sent. */
function isKept({ respondsWithFile }: Route): boolean {
  return respondsWithFile?.startsWith('image/') ?? false;
}

const descriptions = { 200: 'Success', 201: 'Created', 202: 'Accepted', 204: 'Done' } as const;
