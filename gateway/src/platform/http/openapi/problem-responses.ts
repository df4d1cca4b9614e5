import { failureTable, internalFailure } from '../../errors/index.js';
import type { Route } from '../routes/route.js';

/** A failure as every route tells it. */
export const problemSchema = {
  type: 'object',
  description: 'A failure (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'message', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string', description: 'The same as `detail`: fit to be shown to a person.' },
    code: { type: 'string', enum: [...Object.values(failureTable).map(({ code }) => code), internalFailure.code] },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'A message per wrong field.' },
    requestId: { type: 'string', format: 'uuid', description: 'Under this id the failure stands in the log.' },
  },
} as const;

const retryAfter = { description: 'Seconds until another try can succeed.', schema: { type: 'integer' } } as const;

const forms = [...Object.values(failureTable), internalFailure];

/** Every kind of failure as a response to refer to, under its code. */
export const problemResponses = Object.fromEntries(
  forms.map(({ code, title }) => [
    code,
    {
      description: title,
      ...(code === failureTable['rate-limited'].code && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

/** Those that a route can answer with. */
export function problemsOf(route: Route, isPublic: boolean): Readonly<Record<string, { readonly $ref: string }>> {
  const isWrite = route.method !== 'GET';
  const kinds = [
    failureTable.invalid,
    ...(isPublic ? [failureTable['rate-limited']] : []),
    // Signing in is public, and so is its answer to wrong credentials.
    ...(isPublic && !isWrite ? [] : [failureTable.unauthenticated, failureTable.forbidden]),
    ...(route.path.includes(':') ? [failureTable['not-found']] : []),
    ...(isWrite ? [failureTable.conflict, failureTable['too-large'], failureTable['unsupported-media']] : []),
    internalFailure,
  ];
  return Object.fromEntries(kinds.map(({ status, code }) => [status, { $ref: `#/components/responses/${code}` }]));
}
