import type { InjectOptions } from 'fastify';
import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { z } from 'zod';
import type { Route } from '../../src/platform/http/routes/route.js';
import type { Random } from '../pay-histories/random.js';
import { hostileTexts, hostileValues, spoil } from './hostile-values.js';

type Field = GraphQLField<unknown, unknown>;

/** What a request starts from: a valid input, and ids of rows of every kind. */
export interface Given {
  readonly random: Random;
  readonly input: object;
  readonly ids: readonly string[];
}

const namesOf = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  return schema instanceof z.ZodPipe ? namesOf(schema.in) : [];
};

const contentTypes = [
  ...['text/plain', 'application/xml', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'x'],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'APPLICATION/JSON',
    'application/json;',
  ],
];

const headers: readonly Readonly<Record<string, string>>[] = [
  ...[
    { 'idempotency-key': 'a'.repeat(300) },
    { 'idempotency-key': 'é' },
    { 'idempotency-key': '' },
    { accept: '*/*;q=x' },
  ],
  ...[{ accept: 'application/graphql-response+json' }, { 'accept-encoding': 'br;q=2, x' }, { 'if-none-match': ',"' }],
  ...[
    { 'x-forwarded-for': '::::, a' },
    { traceparent: '00-x' },
    { 'content-encoding': 'x' },
    { 'user-agent': '\xff'.repeat(999) },
  ],
];

/** Bodies that a parser of JSON refuses, or that it reads as something else than an object. */
const rawBodies = [
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.from('{"name": "\xff"}', 'latin1'),
  ...[
    '{"name": ',
    'null',
    '[]',
    '"x"',
    '5',
    '{"a": 1e999}',
    '{"a": "\\ud800"}',
    '{"__proto__": {"x": 1}}',
    '\0',
    '--x\r\n\r\n--x--',
  ],
].map((body) => Buffer.from(body as string));

/** Bytes of an address that decode to nothing, or to what no id is. */
const segments = [
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%ff',
  '..%2f',
  'null',
  '-1',
  'x'.repeat(3000),
  '%F0%9F%92%A5',
  '%2e%2e',
  "'",
];

function writeQuery(random: Random, query: unknown): string {
  if (typeof query !== 'object' || query === null) return `${random.pick(segments)}&=&&[]=`;
  return Object.entries(query)
    .map(([name, value]) => {
      const text = typeof value === 'object' ? random.pick(segments) : encode(String(value));
      const forms = [
        `${name}=${text}`,
        `${name}=${text}&${name}=1`,
        `${name}[]=${text}`,
        `${name}[toString]=${text}`,
        name,
      ];
      return random.chance(0.6) ? forms[0] : random.pick(forms);
    })
    .join('&');
}

/** Unpaired surrogates cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** A request of a route in which something is wrong. */
export function restRequestOf({ method, path, useCase }: Route, { random, input, ids }: Given): InjectOptions {
  const spoiled = spoil(random, input, namesOf(useCase.input), ids);
  const members = { ...(typeof spoiled === 'object' ? spoiled : {}) } as Record<string, unknown>;
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = members[name] ?? random.pick(ids);
    delete members[name];
    return typeof value === 'string' && !random.chance(0.15) && value !== '' ? encode(value) : random.pick(segments);
  });
  const extra = random.chance(0.1) ? random.pick(headers) : {};
  if (method === 'GET') return { method, url: `${address}?${writeQuery(random, members)}`, headers: extra };
  if (random.chance(0.06)) {
    const type = random.chance(0.5) ? 'application/json' : random.pick(contentTypes);
    return { method, url: address, headers: { ...extra, 'content-type': type }, payload: random.pick(rawBodies) };
  }
  const payload = JSON.stringify(Array.isArray(spoiled) || typeof spoiled !== 'object' ? spoiled : members);
  return { method, url: address, headers: { ...extra, 'content-type': 'application/json' }, payload };
}

/** The leaves of a type, and of the objects in it. */
function selectionOf(type: GraphQLOutputType, levels: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return isLeafType(named) ? '' : '{ __typename }';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const selected = fields.flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return levels > 0 ? [`${field.name} ${selectionOf(field.type, levels - 1)}`] : [];
  });
  return `{ ${['__typename', ...selected].join(' ')} }`;
}

export interface FieldToCall {
  readonly root: 'mutation' | 'query' | 'subscription';
  /** `viewer`, `visitor`, or nothing for a field of the root itself. */
  readonly group?: string;
  readonly field: Field;
}

/** A literal of GraphQL. Undefined if GraphQL cannot write the value. */
function literalOf(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const items = value.map(literalOf);
    return items.includes(undefined) ? undefined : `[${items.join(' ')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => {
    const literal = literalOf(member);
    return /^[_a-z]\w*$/i.test(name) && literal !== undefined ? `${name}: ${literal}` : undefined;
  });
  return members.includes(undefined) ? undefined : `{${members.join(' ')}}`;
}

interface DocumentForm {
  readonly literals: Readonly<Record<string, string>>;
  /** Whether required ids are nullable variables with a default value, for which a client may still send null. */
  readonly hasDefaults: boolean;
}

function documentOf({ root, group, field }: FieldToCall, { literals, hasDefaults }: DocumentForm): string {
  const typeOf = (type: string) =>
    hasDefaults && type === 'ID!' ? 'ID = "01890a5d-ac96-774b-bcce-b302099a8057"' : type;
  const variables = field.args
    .filter(({ name }) => !(name in literals))
    .map(({ name, type }) => `$${name}: ${typeOf(String(type))}`);
  const given = field.args.map(({ name }) => `${name}: ${literals[name] ?? `$${name}`}`);
  const call = `${field.name}${given.length > 0 ? `(${given.join(' ')})` : ''} ${selectionOf(field.type, 1)}`;
  const operation = group ? `${group} { ${call} }` : call;
  return `${root}${variables.length > 0 ? `(${variables.join(' ')})` : ''} { ${operation} }`;
}

/** A request of a field in which something is wrong: in variables, literals, or the request itself. */
export function graphqlRequestOf(called: FieldToCall, { random, input, ids }: Given): InjectOptions {
  const { args } = called.field;
  const valid = args.some(({ name }) => name === 'input') ? { input, ...input } : input;
  const spoiled = spoil(random, valid, [...args.map(({ name }) => name), 'input'], ids);
  const members = { ...(typeof spoiled === 'object' ? spoiled : {}) } as Record<string, unknown>;
  if (random.chance(0.5) && members.input) members.input = spoil(random, input, Object.keys(input), ids);
  const literals = random.chance(0.3)
    ? Object.fromEntries(
        args.flatMap(({ name }) => {
          const literal = literalOf(members[name]);
          return literal === undefined ? [] : [[name, literal]];
        }),
      )
    : {};
  const query = documentOf(called, { literals, hasDefaults: random.chance(0.3) });
  const variables = random.chance(0.04) ? random.pick(hostileValues) : members;
  const oddities = random.chance(0.08)
    ? { [random.pick(['operationName', 'extensions', 'query', 'documentId', 'variables'])]: random.pick(hostileValues) }
    : {};
  const body = { query, variables, ...oddities };
  const extra = random.chance(0.08) ? random.pick(headers) : {};
  if (random.chance(0.06)) {
    const sent = { query, variables: random.chance(0.5) ? JSON.stringify(variables) : random.pick(hostileTexts) };
    const search = new URLSearchParams({
      ...sent,
      extensions: random.pick(['{}', '[]', '5', '{"persistedQuery": {}}', '{']),
    });
    return {
      method: 'GET',
      url: `/graphql?${search}`.slice(0, 15_000),
      headers: { 'apollo-require-preflight': '1', ...extra },
    };
  }
  if (random.chance(0.03)) {
    const type = random.pick(['application/json', ...contentTypes]);
    return {
      method: 'POST',
      url: '/graphql',
      headers: { ...extra, 'content-type': type },
      payload: random.pick(rawBodies),
    };
  }
  const payload = JSON.stringify(random.chance(0.03) ? [body, body] : body);
  return { method: 'POST', url: '/graphql', headers: { ...extra, 'content-type': 'application/json' }, payload };
}
