import type { JsonSchema } from './schema-catalog.js';

type Components = Readonly<Record<string, JsonSchema>>;
type Examples = Readonly<Record<string, string | number | boolean | null>>;

const id = '0198c1f2-6a3b-7c4d-8e5f-0123456789ab';

/** Values that read like those of an organization, by the name of the member. Each is used where its schema allows it. */
const byName: Examples = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane.doe@example.com',
  newEmail: 'jane@example.com',
  phone: '+1 303 555 0142',
  password: 'correct horse battery',
  currentPassword: 'correct horse battery',
  newPassword: 'battery staple correct',
  timezone: 'America/Denver',
  orgName: 'Example Builders',
  organizationName: 'Example Builders',
  name: 'Riverside Apartments',
  title: 'Early shift',
  notes: 'The key is at the office',
  note: 'Approved by phone',
  reason: 'A late timesheet',
  message: "Cannot read properties of undefined (reading 'map')",
  module: 'mf-admin',
  version: '1.2.0',
  release: '4f9ab3c2d1',
  screen: '/team/:id',
  startDate: '2026-07-12',
  endDate: '2026-07-18',
  date: '2026-07-15',
  startAt: '2026-07-15T15:00:00.000Z',
  endAt: '2026-07-15T23:00:00.000Z',
  clockInAt: '2026-07-15T15:00:00.000Z',
  clockOutAt: '2026-07-15T23:00:00.000Z',
  lat: 39.7392,
  lng: -104.9903,
  hours: 8,
  color: '#2563eb',
  scheduleColor: '#2563eb',
  inviteCode: '0123-4567-89AB-CDEF',
  code: 'REG',
  employeeNumber: '1042',
  address: '203.0.113.7',
  from: '2026-07-12T06:00:00.000Z',
  to: '2026-07-19T06:00:00.000Z',
  secret: 'YW4tZXhhbXBsZS1vZi1hLXNlY3JldA',
  token: 'YW4tZXhhbXBsZS1vZi1hLXRva2Vu',
  contentHash: '2f22d02ddfccd42fd680497dee64c25acf681b6f9f37dead2b365f619a3f01c9',
  csv: 'first name,last name,email\nJane,Doe,jane.doe@example.com\n',
};

const byFormat: Examples = {
  uuid: id,
  date: '2026-07-15',
  'date-time': '2026-07-15T15:00:00.000Z',
  email: 'jane.doe@example.com',
  uri: 'https://time.example.com/photos/1',
};

const maxDepth = 8;

/** An example that is valid against a schema. `name` is that of the member, from which a suitable value is chosen. */
export function exampleOf(schema: JsonSchema, components: Components, name = '', depth = 0): unknown {
  const { $ref, anyOf, allOf, type } = schema;
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ($ref) return exampleOf(components[$ref.split('/').at(-1) ?? ''] ?? {}, components, name, depth + 1);
  const options = anyOf ?? schema.oneOf;
  if (options) return exampleOf(options.find((option) => hasType(option)) ?? options[0] ?? {}, components, name, depth);
  if (allOf && type !== 'string')
    return Object.assign({}, ...allOf.map((part) => exampleOf(part, components, name, depth)));
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return objectOf(schema, components, depth);
    case 'array':
      return listOf(schema, components, name, depth);
    case 'integer':
    case 'number':
      return numberOf(schema, name);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema, name);
    default:
      return null;
  }
}

/** An instant is text, or something that JSON cannot express. */
const hasType = (schema: JsonSchema): boolean => '$ref' in schema || ('type' in schema && schema.type !== 'null');

function objectOf({ properties = {} }: JsonSchema, components: Components, depth: number): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, exampleOf(member, components, name, depth + 1)]),
  );
}

function listOf(schema: JsonSchema, components: Components, name: string, depth: number): unknown[] {
  const { items, prefixItems, minItems = 1 } = schema;
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, components, name, depth + 1));
  if (!items || depth > maxDepth) return [];
  return Array.from({ length: Math.max(1, minItems) }, () =>
    exampleOf(items, components, name.replace(/s$/, ''), depth + 1),
  );
}

function numberOf({ minimum, exclusiveMinimum, maximum }: JsonSchema, name: string): number {
  const given = byName[name];
  const least = Number(minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1));
  const value = typeof given === 'number' ? given : Math.max(least, 8);
  return Math.min(value, Number(maximum ?? value));
}

function textOf(schema: JsonSchema, name: string): string {
  const { format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const formatted = format && byFormat[format];
  const isId = /(?:^id|Ids?)$/.test(name);
  const candidates = [formatted, isId ? id : byName[name], ...fallbacks].filter((value) => typeof value === 'string');
  const patterns = patternsOf(schema);
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  return candidates.find(fits) ?? '';
}

/** More than one check of a text becomes a list of patterns. */
function patternsOf({ pattern, allOf = [] }: JsonSchema): RegExp[] {
  const others = allOf.flatMap((part) => patternsOf(part));
  return [...(typeof pattern === 'string' ? [new RegExp(pattern, 'u')] : []), ...others];
}

/** For members without a value of their own. The first that the pattern allows is used. */
const fallbacks = [
  'Example',
  '2026-07-15',
  '2026-07-15T15:00:00.000Z',
  '/api/photos/1',
  'example',
  '12:00',
  'A1',
  '1',
  '#2563eb',
];
