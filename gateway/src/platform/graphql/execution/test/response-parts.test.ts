import { describe, expect, test } from '@jest/globals';
import {
  execute,
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { GraphQLISODateTime } from 'type-graphql';
import { planOperation } from '../operation-plan.js';

const Person = new GraphQLObjectType({
  name: 'Person',
  fields: { name: { type: new GraphQLNonNull(GraphQLString) }, hours: { type: GraphQLFloat } },
});
const Status = new GraphQLEnumType({ name: 'Status', values: { DRAFT: { value: 'draft' }, UNKNOWN: { value: null } } });
const Shift = new GraphQLObjectType({
  name: 'Shift',
  fields: {
    title: { type: new GraphQLNonNull(GraphQLString) },
    startAt: { type: GraphQLISODateTime },
    minutes: { type: GraphQLInt },
    status: { type: Status },
    firstStatus: { type: new GraphQLNonNull(Status) },
    people: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(Person))) },
    lead: { type: Person },
    tags: { type: new GraphQLList(GraphQLString) },
    isOpen: { type: GraphQLBoolean },
    upper: { type: GraphQLString, resolve: ({ title }: { title: string }) => title.toUpperCase() },
  },
});

const ana = { name: 'Ana "A" Pérez', hours: 7.5 };
const aShift = (members: object = {}) => ({
  title: 'Day\nshift',
  startAt: new Date('2026-07-15T15:00:00Z'),
  minutes: 480,
  status: 'draft',
  firstStatus: 'draft',
  people: [ana, { name: 'Ben', hours: null }],
  lead: ana,
  tags: ['a', null, 'b\u2028"'],
  isOpen: true,
  ...members,
});
const manyShifts = (...special: object[]) => [...special, ...Array.from({ length: 60 }, () => aShift())];

/** What the plan writes, and what graphql-js and `JSON.stringify` would. */
async function compare(query: string, shifts: readonly unknown[] | null) {
  const document = parse(query);
  const definition = getOperationAST(document);
  if (!definition) throw new Error('no operation');

  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        shifts: { type: new GraphQLList(Shift), resolve: () => shifts },
        note: { type: GraphQLString, resolve: () => 'response part 0 "' },
      },
    }),
  });
  expect(validate(schema, document)).toEqual([]);
  const result = await planOperation(schema, document, definition).run({}, {});
  const expectedText = `${JSON.stringify(await execute({ schema, document }))}\n`;
  return { text: result.write(result).toString(), expectedText };
}

const all =
  '{ note shifts { __typename title at: startAt minutes status firstStatus people { name hours } lead { name } } more: note }';

describe('a large list of plain data', () => {
  test('is written as graphql-js and JSON.stringify would, with aliases and null', async () => {
    const special = aShift({ startAt: null, minutes: null, status: null, lead: null, people: [] });
    const { text, expectedText } = await compare(all, manyShifts(special));
    expect(text).toBe(expectedText);
  });

  test('is also right if it is empty, small, or has no items', async () => {
    for (const shifts of [[], [aShift()], [null, ...manyShifts()]]) {
      const { text, expectedText } = await compare(all, shifts);
      expect(text).toBe(expectedText);
    }
  });

  test.each([
    ['a null that is an error', aShift({ title: null })],
    ['a null that is an error, although it is the value of an enum', aShift({ firstStatus: null })],
    ['an error', aShift({ lead: new Error('broken') })],
    ['a wrong type', aShift({ minutes: 1.5 })],
    ['a promise', aShift({ lead: Promise.resolve(ana) })],
    ['a method', aShift({ title: () => 'from a method' })],
    ['a wrong list', aShift({ people: 'nobody' })],
  ])('has the same errors as graphql-js for %s', async (_, special) => {
    const { text, expectedText } = await compare(all, manyShifts(special));
    expect(JSON.parse(text)).toEqual(JSON.parse(expectedText));
  });

  test('is completed field by field if a field has a resolver', async () => {
    const { text, expectedText } = await compare('{ shifts { title upper } }', manyShifts());
    expect(text).toBe(expectedText);
  });

  test.each([9, 10, 500])('with %i items equals what graphql-js returns for any document', async (length) => {
    const random = createRandom(length);
    const shifts = Array.from({ length }, (_, index) =>
      random(8) === 0 ? null : aShift({ title: `${index} ${pick(random, texts)}`, ...vary(random) }),
    );
    for (let round = 0; round < 6; round += 1) {
      const { text, expectedText } = await compare(createDocument(random), shifts);
      expect(text === expectedText ? 'equal' : text.slice(0, 2000)).toBe('equal');
    }
  });
});

const texts = [
  'plain',
  'Pérez',
  'quote "',
  'back\\slash',
  'line\nfeed',
  '\u2028',
  '😀',
  '\ud800',
  '\u007f',
  'long '.repeat(60),
];
const years = [
  '-000001-12-31T23:59:59.999Z',
  '0099-01-01T00:00:00.001Z',
  '2026-12-31T23:59:59.050Z',
  '+010000-01-01T00:00:00Z',
];

/** Numbers from 0 to `below - 1`: the same ones for the same seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function pick<Value>(random: (below: number) => number, values: readonly Value[]): Value {
  return values[random(values.length)] as Value;
}

function vary(random: (below: number) => number): object {
  return {
    startAt: pick(random, [null, undefined, new Date(pick(random, years)), new Date(random(2 ** 30))]),
    minutes: pick(random, [0, -0, -5, 2 ** 31 - 1, null]),
    status: pick(random, ['draft', null]),
    people: pick(random, [[], [ana], [ana, ana, { name: pick(random, texts), hours: 1e21 }]]),
    lead: pick(random, [ana, null, { name: 'Li', hours: 0.1 }]),
    tags: pick(random, [null, [], [pick(random, texts), undefined]]),
    isOpen: pick(random, [true, false, null]),
  };
}

/** A valid document that selects fields in any order, with aliases and fragments. */
function createDocument(random: (below: number) => number): string {
  const fields = ['title', 'startAt', 'minutes', 'status', 'people { hours name }', 'lead { ...P }', 'tags', 'isOpen'];
  let alias = 0;
  const select = (): string => {
    const field = pick(random, fields);
    const [name = '', rest = ''] = field.split(/(?= \{)/);
    alias += 1;
    const named = random(2) === 0 ? name : `a${alias}: ${name}`;
    return `${named} ${rest}`;
  };
  const many = () => Array.from({ length: 1 + random(6) }, select).join(' ');
  return `{
    note
    shifts { title ... on Shift { ${many()} } ${many()} ...S __typename }
    other: note
  }
  fragment S on Shift { ${many()} lead { ...P } }
  fragment P on Person { name n: hours }`;
}
