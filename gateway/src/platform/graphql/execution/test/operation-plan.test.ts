import { describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  type ExecutionResult,
  execute,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { isPlannable, planOperation } from '../operation-plan.js';

const Color = new GraphQLEnumType({ name: 'Color', values: { RED: { value: 'r' }, GREEN: { value: 'g' } } });
const Fragile = new GraphQLScalarType({
  name: 'Fragile',
  serialize: (value) => {
    if (value === 'broken') throw new Error('it broke');
    return value === 'empty' ? undefined : `<${value}>`;
  },
});

type Fields = Record<string, GraphQLFieldConfig<unknown, { log: string[] }>>;
const later = <T>(value: T): Promise<T> => new Promise((resolve) => setImmediate(() => resolve(value)));
const failLater = (message: string) => later(null).then(() => Promise.reject(new Error(message)));

const Item: GraphQLObjectType = new GraphQLObjectType({
  name: 'Item',
  fields: (): Fields => ({
    name: { type: GraphQLString },
    count: { type: new GraphQLNonNull(GraphQLInt) },
    color: { type: Color },
    fragile: { type: Fragile },
    fragileRequired: { type: new GraphQLNonNull(Fragile) },
    item: { type: Item },
    required: { type: new GraphQLNonNull(Item) },
    items: { type: new GraphQLList(new GraphQLNonNull(Item)) },
    loose: { type: new GraphQLNonNull(new GraphQLList(Item)) },
    matrix: { type: new GraphQLList(new GraphQLList(GraphQLInt)) },
    upper: {
      type: GraphQLString,
      args: { suffix: { type: GraphQLString, defaultValue: '!' }, color: { type: Color } },
      resolve: (source, { suffix, color }) => `${(source as { name: string }).name}${suffix}${color ?? ''}`,
    },
    slow: { type: new GraphQLNonNull(GraphQLString), resolve: () => later('slow') },
    fails: { type: GraphQLString, resolve: () => Promise.reject(new Error('fails')) },
    failsAtOnce: {
      type: new GraphQLNonNull(GraphQLString),
      resolve: () => {
        throw new Error('fails at once');
      },
    },
    failsLater: { type: new GraphQLNonNull(GraphQLString), resolve: () => failLater('fails later') },
    path: {
      type: GraphQLString,
      resolve: (_source, _args, _context, { path, fieldNodes, variableValues, parentType }) =>
        JSON.stringify([path, fieldNodes.length, variableValues, parentType.name]),
    },
  }),
});

class WithGetters {
  readonly count = 1;
  get name(): string {
    return 'from a getter';
  }
  get fragile(): string {
    throw new Error('the getter failed');
  }
  upperless(): string {
    return 'unused';
  }
}

const leaf = { name: 'leaf', count: 3, color: 'g', fragile: 'ok', fragileRequired: 'ok' };
const createValues = (): Readonly<Record<string, unknown>> => ({
  leaf,
  nested: {
    ...leaf,
    item: leaf,
    required: leaf,
    items: [leaf, leaf],
    loose: [leaf, null],
    matrix: [[1, null], null, []],
  },
  nulls: { count: null },
  missing: {},
  getters: new WithGetters(),
  functions: {
    ...leaf,
    name: (_args: object, _context: object, { fieldName }: { fieldName: string }) => fieldName,
    item: () => later(leaf),
  },
  promises: {
    ...leaf,
    name: later('later'),
    item: later(leaf),
    items: later([later(leaf), leaf]),
    loose: () => [later(null), failLater('item')],
  },
  errors: {
    ...leaf,
    name: new Error('as a value'),
    item: new Error('as an object'),
    items: [leaf, new Error('as an item')],
  },
  wrongTypes: { name: 5, count: 'x', color: 'unknown', items: 'text', matrix: [1], item: 7 },
  fragile: { ...leaf, fragile: 'broken', fragileRequired: 'broken', items: [{ ...leaf, fragileRequired: 'empty' }] },
  sets: { ...leaf, items: new Set([leaf]), matrix: new Map([[1, 2]]) },
  oddNames: { name: 'constructor', count: 2 ** 40 },
});

const Query = new GraphQLObjectType({
  name: 'Query',
  fields: {
    value: {
      type: Item,
      args: { of: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: (_root, { of }) => createValues()[of],
    },
    valueLater: {
      type: Item,
      args: { of: { type: GraphQLString } },
      resolve: (_root, { of }) => later(createValues()[of]),
    },
    all: { type: new GraphQLList(Item), resolve: () => later(Object.values(createValues())) },
    mustExist: { type: new GraphQLNonNull(Item), resolve: () => later(null) },
  },
});
const Mutation = new GraphQLObjectType({
  name: 'Mutation',
  fields: {
    add: {
      type: GraphQLString,
      args: { text: { type: GraphQLString } },
      resolve: async (_root, { text }, { log }: { log: string[] }) => {
        await later(null);
        if (text === 'no') throw new Error('not added');
        log.push(text);
        return log.join();
      },
    },
    mustAdd: { type: new GraphQLNonNull(GraphQLString), resolve: () => failLater('stop') },
  },
});
const schema = new GraphQLSchema({ query: Query, mutation: Mutation });

async function executeBothWays(
  text: string,
  variables = {},
): Promise<[planned: ExecutionResult, reference: ExecutionResult]> {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const definition = getOperationAST(document);
  if (!definition) throw new Error('the document has several operations');
  const plan = planOperation(schema, document, definition);
  const coerced = plan.coerce(variables);
  if ('errors' in coerced) throw new Error('the variables do not fit');
  const planned = await plan.run({ log: [] }, coerced.coerced);
  const reference = await execute({ schema, document, contextValue: { log: [] }, variableValues: variables });
  return [planned, reference];
}

/** What a client sees of a result, in the order of its keys, and what the failure's log line needs. */
function textOf({ data, errors }: ExecutionResult): string {
  const seen = errors?.map((error) => [
    error.toJSON(),
    error.nodes?.map(({ kind }) => kind),
    error.originalError?.message,
  ]);
  return JSON.stringify({ data, seen });
}

async function expectEqualResults(text: string, variables = {}): Promise<void> {
  const [planned, reference] = await executeBothWays(text, variables);
  expect(textOf(planned)).toBe(textOf(reference));
}

const everything = `name count color fragile fragileRequired matrix __typename
  item { name count slow } required { name } items { name fragileRequired } loose { name upper(suffix: "?", color: RED) }`;

describe('a planned operation', () => {
  test.each(Object.keys(createValues()))('returns what graphql-js returns for every field of %s', async (of) => {
    await expectEqualResults(`{ value(of: "${of}") { ${everything} } }`);
    await expectEqualResults(`{ valueLater(of: "${of}") { ${everything} } }`);
    for (const field of [
      'name',
      'count',
      'color',
      'fragile',
      'matrix',
      'item { count }',
      'items { count }',
      'loose { count }',
    ]) {
      await expectEqualResults(`{ value(of: "${of}") { ${field} } }`);
    }
  });

  test.each([
    '{ all { name count item { name } } }',
    '{ all { items { count } name } again: all { matrix } }',
    '{ mustExist { name } value(of: "leaf") { name } }',
    '{ value(of: "leaf") { name fails } }',
    '{ value(of: "nested") { name item { failsAtOnce name } items { failsLater fails slow } } }',
    '{ value(of: "nested") { required { failsLater slow } slow } other: value(of: "leaf") { name } }',
    '{ value(of: "nested") { slow failsAtOnce failsLater } }',
    '{ value(of: "leaf") { path upper a: upper(suffix: "a") } }',
    '{ value(of: "nested") { items { ...I path } ...I } } fragment I on Item { name items { count } item { ...J } } fragment J on Item { color }',
    '{ value(of: "nested") { item { name } item { count } ... on Item { item { color } } } }',
    '{ __typename value(of: "leaf") { t: __typename } }',
    'mutation { a: add(text: "1") b: add(text: "no") c: add(text: "3") }',
    'mutation { a: add(text: "1") mustAdd c: add(text: "3") }',
  ])('returns what graphql-js returns for %s', (text) => expectEqualResults(text));

  test.each([{}, { suffix: 'given' }, { suffix: null }])('resolves its fields with variables (%o)', (variables) =>
    expectEqualResults('query ($suffix: String) { value(of: "nested") { upper(suffix: $suffix) } }', variables),
  );

  test('gives resolvers the selection and the variables', async () => {
    const [planned] = await executeBothWays('query ($x: String) { value(of: "leaf") { path upper(suffix: $x) } }', {
      x: 'y',
    });
    const value = planned.data?.value as { path: string } | undefined;
    expect(JSON.parse(value?.path ?? '')).toEqual([
      { prev: { key: 'value', typename: 'Query' }, key: 'path', typename: 'Item' },
      1,
      { x: 'y' },
      'Item',
    ]);
  });

  test('is not made for a field whose type only its value determines', () => {
    const schema = buildSchema(
      'type Query { one: Some two: A node: Node } union Some = A | B type A implements Node { a: Int } type B { b: Int } interface Node { a: Int }',
    );

    expect(isPlannable(schema, parse('{ two { a ... on Node { b: a } } }'))).toBe(true);
    expect(isPlannable(schema, parse('{ one { ... on A { a } } }'))).toBe(false);
    expect(isPlannable(schema, parse('{ two { ...F } } fragment F on Query { node { a } }'))).toBe(false);
  });

  test('is not made for a document that selects by its variables', () => {
    const text =
      'query ($no: Boolean!) { value(of: "leaf") { name ...F } } fragment F on Item { count @include(if: $no) }';
    expect(isPlannable(schema, parse(text))).toBe(false);
    expect(isPlannable(schema, parse(text.replace('include', 'skip')))).toBe(false);
  });

  test('is not made for introspection, nor for a key that objects treat in a special way', () => {
    expect(isPlannable(schema, parse('{ __schema { types { name } } }'))).toBe(false);
    expect(isPlannable(schema, parse('{ __proto__: value(of: "leaf") { name } }'))).toBe(false);
    expect(isPlannable(schema, parse('{ constructor: value(of: "leaf") { toString: name } }'))).toBe(true);
  });
});
