import type { FailureForm } from '../../errors/common.js';
import { failureTable, internalFailure } from '../../errors/index.js';
import type { Route } from '../routes/route.js';
import type { DocumentPart, JsonSchema, SchemaCatalog } from './schema-catalog.js';

export function successesOf(
  route: Route,
  catalog: SchemaCatalog,
  place: string,
): Readonly<Record<string, DocumentPart>> {
  const { accepted, response } = route;
  const success = successOf(route, response && catalog.describe(response, 'output', `${place}Response`));
  return {
    [route.status]: success,
    ...(accepted && {
      202: {
        description: accepted.description,
        content: jsonOf(catalog.describe(accepted.response, 'output', `${place}Accepted`)),
      },
    }),
    ...(isKept(route) && { 304: { description: 'The file is the one that `If-None-Match` names.' } }),
  };
}

function successOf(route: Route, schema: JsonSchema | undefined): DocumentPart {
  if (route.respondsWithFile) return { description: 'The file', headers: fileHeaders, content: fileOf(route) };
  if (!schema) return { description: 'Done' };
  const file = route.instead?.route;
  return {
    description: descriptions[route.status],
    ...(route.nextCursor && { headers: { Link: { $ref: '#/components/headers/NextPage' } } }),
    content: { ...jsonOf(schema), ...(file && fileOf(file)) },
  };
}

const jsonOf = (schema: JsonSchema): DocumentPart => ({ 'application/json': { schema } });

/** A route can send more than one type of file: `text/csv, text/plain`. */
function fileOf({ respondsWithFile = 'application/octet-stream' }: Route): DocumentPart {
  return Object.fromEntries(
    respondsWithFile.split(', ').map((type) => {
      const format = type.startsWith('text/') ? {} : { format: 'binary' };
      return [type, { schema: { type: 'string', ...format } }];
    }),
  );
}

const fileHeaders = {
  'Content-Disposition': { $ref: '#/components/headers/FileName' },
} as const;

/** Photos have an ETag. Other files are written while they are sent. */
function isKept({ respondsWithFile }: Route): boolean {
  return respondsWithFile?.startsWith('image/') ?? false;
}

const descriptions = { 200: 'Success', 201: 'Created', 202: 'Accepted', 204: 'Done' } as const;

export const problemSchema = {
  type: 'object',
  description: 'A failure (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string', description: 'The same as `detail`. Suitable for display to users.' },
    code: { type: 'string', enum: [...Object.values(failureTable).map(({ code }) => code), internalFailure.code] },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message for each invalid field.',
    },
    reauth: {
      type: 'array',
      items: { type: 'string', enum: ['PASSWORD'] },
      description: 'Confirm the password with `POST /api/auth/reauthenticate`, then repeat the call.',
    },
    timesheet: {
      $ref: '#/components/schemas/Timesheet',
      description: 'With CONFLICT, if the caller has seen an older version of it: the timesheet as it is now.',
    },
    requestId: { type: 'string', format: 'uuid', description: 'The id of the request in the log.' },
  },
} as const;

function exampleProblem({ code, status, title }: FailureForm) {
  const detail = code === internalFailure.code ? internalFailure.message : title;
  return {
    ...{ type: 'about:blank', title, status, detail, message: detail, code },
    ...(code === failureTable.invalid.code && { fields: { endAt: 'End time must be after start time' } }),
    requestId: '0198c1f2-6a3b-7c4d-8e5f-0123456789ab',
  };
}

const retryAfter = { $ref: '#/components/headers/RetryAfter' } as const;

const retryableCodes = new Set([failureTable['rate-limited'].code, failureTable.unavailable.code]);

const forms = [...Object.values(failureTable), internalFailure];

export const problemResponses = Object.fromEntries(
  forms.map(({ code, status, title }) => [
    code,
    {
      description: title,
      ...(retryableCodes.has(code) && { headers: { 'Retry-After': retryAfter } }),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          example: exampleProblem({ code, status, title }),
        },
      },
    },
  ]),
);

interface RouteTraits {
  readonly isPublic: boolean;
  readonly hasBody: boolean;
  readonly namesRecords: boolean;
}

export function problemsOf(
  { method }: Route,
  { isPublic, hasBody, namesRecords }: RouteTraits,
): Readonly<Record<string, { readonly $ref: string }>> {
  const isWrite = method !== 'GET';
  const kinds = [
    failureTable.invalid,
    // Sign-in is public and returns UNAUTHENTICATED for wrong credentials.
    ...(isPublic && !isWrite ? [] : [failureTable.unauthenticated, failureTable.forbidden]),
    ...(namesRecords ? [failureTable['not-found']] : []),
    ...(isWrite || isPublic ? [failureTable.conflict] : []),
    // The response to a repeated request, or the record that a code stands for, is no longer there.
    ...(method === 'POST' || isPublic ? [failureTable.gone] : []),
    ...(hasBody ? [failureTable['too-large'], failureTable['unsupported-media']] : []),
    failureTable['rate-limited'],
    internalFailure,
    ...(isWrite ? [failureTable.unavailable] : []),
  ];
  return Object.fromEntries(kinds.map(({ status, code }) => [status, { $ref: `#/components/responses/${code}` }]));
}
