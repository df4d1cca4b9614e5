import { defaultPageSize, maxPageSize } from '../../paging/index.js';

export const introduction = `Time tracking for organizations. GraphQL offers the same operations at \`/graphql\`.

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

export const parameters = { IdempotencyKey: idempotencyKey, Limit: limit, Cursor: cursor } as const;

export const headers = {
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
