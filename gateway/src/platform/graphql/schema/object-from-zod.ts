import { GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import type { z } from 'zod';
import type { RequestContext } from '../context/request-context.js';
import { Node, nodeIdField } from './nodes.js';
import { inputOf, nameType, outputOf } from './types-from-zod.js';

/** Members that only REST shows, because GraphQL has a field of another type for them. */
type RestOnly<Schema extends z.ZodObject> = readonly (keyof Schema['shape'] & string)[];

type ObjectType<Schema extends z.ZodObject> = GraphQLObjectType<z.output<Schema>, RequestContext>;

const commonDescriptions: Readonly<Record<string, string>> = {
  id: 'A UUID, the same as in REST.',
  firstName: 'The first name.',
  lastName: 'The last name.',
  createdAt: 'When it was created.',
  startDate: 'The first day.',
  date: 'The day.',
};

/**
 * Makes the GraphQL object type of a zod object, so that a result's shape has one source.
 *
 *     // balance.types.ts: the shape, its TypeScript type and its GraphQL type
 *     export const balance = z.object({
 *       policyId: z.uuid(),                                       // ID!
 *       hours: z.number().describe('Left to take.'), // Float!, z.int() is Int!
 *       since: z.date().nullable(),                               // DateTimeISO, JSON text in REST
 *       firstDay: z.iso.date(),                                   // Date!
 *       kind: balanceKind,                                        // = enumFromZod('BalanceKind', z.enum(kinds))
 *       entries: z.array(entry).readonly(),                       // [BalanceEntry!]!, see below
 *       owner: userView,                                          // User!; REST: balance.extend({ owner: userName })
 *     });
 *     export type Balance = z.infer<typeof balance>;
 *     export const BalanceType = objectFromZod('Balance', balance, 'What a person may still take.');
 *
 * A service returns a `Balance`; its operation says `viewer: BalanceType` and `response: balance`, without `present`. An object that is a field must have its own `objectFromZod` before (`entry` above), which names
 * it wherever the same schema is used.
 */
export function objectFromZod<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  description = schema.description,
  restOnly: RestOnly<Schema> = [],
): ObjectType<Schema> {
  const members = Object.entries(schema.shape).filter(([key]) => !restOnly.includes(key));
  const fields = members.map(([key, member]) => {
    const { type, description = commonDescriptions[key] } = outputOf(member as z.ZodType, `${name}.${key}`);
    return [key, { type, description }];
  });
  return nameType(schema, 'output', new GraphQLObjectType({ name, description, fields: Object.fromEntries(fields) }));
}

/** The same for an object that `node` and `nodes` find. */
export function nodeFromZod<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  description: string,
  restOnly: RestOnly<Schema> = [],
): ObjectType<Schema> {
  const { fields, ...config } = objectFromZod(name, schema, description, restOnly).toConfig();
  const type = new GraphQLObjectType({ ...config, interfaces: [Node], fields: { ...fields, nodeId: nodeIdField } });
  return nameType(schema, 'output', type as ObjectType<Schema>);
}

/**
 * Makes the GraphQL input type of a zod object that is a member of other inputs, so that an input's shape and limits have one
 * source:
 *
 *     inputFromZod('LocationInput', locationInput, 'A position, as the device reports it.');
 */
export function inputFromZod(name: string, schema: z.ZodObject, description: string): void {
  nameType(schema, 'input', inputTypeOf(name, schema, description));
}

export function inputTypeOf(name: string, schema: z.ZodObject, description: string): GraphQLInputObjectType {
  const members = Object.entries(schema.shape);
  const fields = members.map(([key, member]) => [key, inputOf(member as z.ZodType, `${name}.${key}`)]);
  return new GraphQLInputObjectType({ name, description, fields: Object.fromEntries(fields) });
}
