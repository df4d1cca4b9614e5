import { failureTable, internalFailure } from '../../errors/index.js';
import type { Route } from '../routes/route.builder.js';

/** The failure response of every route. */
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
    requestId: { type: 'string', format: 'uuid', description: 'The id of the request in the log.' },
  },
} as const;

const retryAfter = { description: 'Seconds until a retry can succeed.', schema: { type: 'integer' } } as const;

const retryableCodes = new Set([failureTable['rate-limited'].code, failureTable.unavailable.code]);

const forms = [...Object.values(failureTable), internalFailure];

/** Every kind of failure as a reusable response, by code. */
export const problemResponses = Object.fromEntries(
  forms.map(({ code, title }) => [
    code,
    {
      description: title,
      ...(retryableCodes.has(code) && { headers: { 'Retry-After': retryAfter } }),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
);

/** The failures that a route can return. */
export function problemsOf(route: Route, isPublic: boolean): Readonly<Record<string, { readonly $ref: string }>> {
  const isWrite = route.method !== 'GET';
  const kinds = [
    failureTable.invalid,
    ...(isPublic ? [failureTable['rate-limited']] : []),
    // Sign-in is public and returns UNAUTHENTICATED for wrong credentials.
    ...(isPublic && !isWrite ? [] : [failureTable.unauthenticated, failureTable.forbidden]),
    ...(route.path.includes(':') ? [failureTable['not-found']] : []),
    ...(isWrite
      ? [failureTable.conflict, failureTable['too-large'], failureTable['unsupported-media'], failureTable.unavailable]
      : []),
    internalFailure,
  ];
  return Object.fromEntries(kinds.map(({ status, code }) => [status, { $ref: `#/components/responses/${code}` }]));
}
