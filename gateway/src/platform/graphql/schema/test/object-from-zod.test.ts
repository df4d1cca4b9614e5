import { describe, expect, test } from '@jest/globals';
import { type GraphQLSchema, graphql, printType } from 'graphql';
import { buildSchema, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { objectFromZod } from '../object-from-zod.js';
import { enumFromZod, graphqlTypeOf } from '../types-from-zod.js';

const color = enumFromZod('Color', z.enum(['RED', 'GREEN']), 'How a note looks.', { RED: 'Urgent.', GREEN: 'Done.' });

const tag = z.object({ text: z.string(), color });
const TagType = objectFromZod('Tag', tag, undefined, ['color']);

const note = z
  .object({
    id: z.uuid(),
    title: z.string().describe('One line.'),
    stars: z.int(),
    weight: z.number(),
    pinned: z.boolean(),
    day: z.iso.date(),
    at: z.date(),
    seenAt: z.date().describe('Null until it was read.').nullable(),
    color: color.nullable(),
    tags: z.array(tag).readonly(),
    firstTag: tag.describe('The one that the list shows.').nullish(),
    lines: z.array(z.string().nullable()),
    pages: z.array(z.int()).nullable(),
    gaps: z.array(z.int().nullable()).optional(),
    code: graphqlTypeOf(z.string(), () => color.enum),
  })
  .describe('A note on the wall.');
const NoteType = objectFromZod('Note', note);

const value: z.infer<typeof note> = {
  id: '0192aaaa-0000-7000-8000-000000000000',
  title: 'Rain',
  stars: 3,
  weight: 1.5,
  pinned: true,
  day: '2026-07-14',
  at: new Date('2026-07-14T15:00:00Z'),
  seenAt: null,
  color: 'RED',
  tags: [{ text: 'roof', color: 'GREEN' }],
  lines: ['a', null],
  pages: null,
  code: 'GREEN',
};

@Resolver()
class NoteResolver {
  @Query(() => NoteType)
  note(): z.infer<typeof note> {
    return value;
  }

  @Query(() => TagType, { nullable: true })
  tag(): z.infer<typeof tag> | null {
    return null;
  }
}

const schema: Promise<GraphQLSchema> = buildSchema({ resolvers: [NoteResolver], validate: false });
const typeText = async (name: string) => {
  const type = (await schema).getType(name);
  return type && printType(type);
};

describe('objectFromZod', () => {
  test('makes an object type with the fields, the nullability and the descriptions of the schema', async () => {
    expect(await typeText('Note')).toBe(`"""A note on the wall."""
type Note {
  """A UUID, the same as in REST."""
  id: ID!

  """One line."""
  title: String!
  stars: Int!
  weight: Float!
  pinned: Boolean!
  day: Date!
  at: DateTimeISO!

  """Null until it was read."""
  seenAt: DateTimeISO
  color: Color
  tags: [Tag!]!

  """The one that the list shows."""
  firstTag: Tag
  lines: [String]!
  pages: [Int!]
  gaps: [Int]
  code: Color!
}`);
  });

  test('uses one type for an object and an enum wherever their schema is used', async () => {
    expect(await typeText('Tag')).toBe('type Tag {\n  text: String!\n}');
    expect(await typeText('Color')).toBe(
      '"""How a note looks."""\nenum Color {\n  """Urgent."""\n  RED\n\n  """Done."""\n  GREEN\n}',
    );
  });

  test('resolves plain values of the inferred type', async () => {
    const source = '{ note { id day at seenAt color lines pages gaps tags { text } firstTag { text } } tag { text } }';

    expect(await graphql({ schema: await schema, source })).toEqual({
      data: {
        note: {
          id: value.id,
          day: '2026-07-14',
          at: '2026-07-14T15:00:00.000Z',
          seenAt: null,
          color: 'RED',
          lines: ['a', null],
          pages: null,
          gaps: null,
          tags: [{ text: 'roof' }],
          firstTag: null,
        },
        tag: null,
      },
    });
  });

  test.each([
    ['an enum that is not registered', z.enum(['A'])],
    ['an object without a name', z.object({ a: z.string() })],
    ['a union', z.union([z.string(), z.int()])],
  ])('rejects %s and names the field', (_case, field) => {
    expect(() => objectFromZod('Page', z.object({ field }))).toThrow(
      'Page.field has no GraphQL type: declare it with graphqlTypeOf, enumFromZod or objectFromZod',
    );
  });
});
