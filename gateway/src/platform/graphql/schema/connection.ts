import type { GraphQLObjectType, GraphQLUnionType } from 'graphql';
import { z } from 'zod';
import { countOnce, maxExactCount, type Page, pageInfo } from '../../paging/page.js';
import { objectFromZod } from './object-from-zod.js';
import { addFields } from './type-fields.js';
import { graphqlTypeOf } from './types-from-zod.js';

objectFromZod('PageInfo', pageInfo, 'The position of a page (relay.dev/graphql/connections.htm).');

/**
 * Creates the types `<Node>Edge` and `<Node>Connection`, whose values are a service's `Page`:
 * `viewer: connectionOf('Timesheet', TimesheetType)`.
 */
export function connectionOf(name: string, node: GraphQLObjectType | GraphQLUnionType): GraphQLObjectType {
  const entry = graphqlTypeOf(z.unknown(), node);
  const edge = z.object({
    cursor: z.string().describe('The position of the entry, for `after` and `before`.'),
    node: entry.describe('The entry.'),
  });
  objectFromZod(`${name}Edge`, edge, 'An entry of a list, with its position.');
  const connection = z.object({
    edges: z.array(edge).describe('The entries with their cursors.'),
    nodes: z.array(entry).describe('The entries without their cursors.'),
    pageInfo: pageInfo.describe('The position of the page in the list.'),
    totalCount: z.int().describe(`The number of entries, at most ${maxExactCount}: see \`totalCountIsExact\`.`),
    totalCountIsExact: z.boolean().describe(`Whether \`totalCount\` is exact. False above ${maxExactCount} entries.`),
  });
  const description = 'A page of a list (https://relay.dev/graphql/connections.htm).';
  const type = objectFromZod(`${name}Connection`, connection, description);
  addFields({
    type,
    fields: {
      nodes: { resolve: ({ edges }: Page<unknown>) => edges.map((each) => each.node) },
      totalCount: { resolve: async (page: Page<unknown>) => Math.min(await countOnce(page), maxExactCount) },
      totalCountIsExact: { resolve: async (page: Page<unknown>) => (await countOnce(page)) <= maxExactCount },
    },
  });
  return type;
}
