import 'reflect-metadata';
import { Field, InputType, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { Node } from './nodes.js';
import { fieldTypeOf, nameObject } from './types-from-zod.js';

/** Members that only REST shows, because GraphQL has a field of another type for them. */
type RestOnly<Schema extends z.ZodObject> = readonly (keyof Schema['shape'] & string)[];

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
 * A service returns a `Balance`; its operation says `viewer: () => BalanceType` and `response: balance`, without `present`. An object that is a field must have its own `objectFromZod` before (`entry` above), which names
 * it wherever the same schema is used.
 */
export function objectFromZod<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  description = schema.description,
  restOnly: RestOnly<Schema> = [],
): new () => z.output<Schema> {
  return createObjectType({ name, schema, description, restOnly });
}

export function nodeFromZod<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  description: string,
  restOnly: RestOnly<Schema> = [],
): new () => z.output<Schema> {
  return createObjectType({ name, schema, description, restOnly, implementing: Node });
}

const commonDescriptions: Readonly<Record<string, string>> = {
  id: 'A UUID, the same as in REST.',
  firstName: 'The first name.',
  lastName: 'The last name.',
  createdAt: 'When it was created.',
  startDate: 'The first day.',
  date: 'The day.',
};

interface ObjectParts<Schema extends z.ZodObject> {
  readonly name: string;
  readonly schema: Schema;
  readonly description: string | undefined;
  readonly restOnly: RestOnly<Schema>;
  readonly implementing?: typeof Node;
}

function createObjectType<Schema extends z.ZodObject>(parts: ObjectParts<Schema>): new () => z.output<Schema> {
  const { name, schema, description, restOnly, implementing } = parts;
  const ObjectClass = { [name]: class {} }[name] as new () => z.output<Schema>;
  // Results are plain data, so that reading a field needs no resolver.
  ObjectType(name, {
    simpleResolvers: true,
    ...(description && { description }),
    ...(implementing && { implements: implementing }),
  })(ObjectClass);
  for (const [key, field] of Object.entries(schema.shape).filter(([key]) => !restOnly.includes(key))) {
    const { type, nullable, description } = fieldTypeOf(field as z.ZodType, 'output', `${name}.${key}`);
    const text = description ?? commonDescriptions[key];
    Field(type as () => typeof String, { nullable, ...(text && { description: text }) })(ObjectClass.prototype, key);
  }
  nameObject(schema, 'output', () => ObjectClass);
  return ObjectClass;
}

/**
 * Makes the GraphQL input type of a zod object that is a member of other inputs, so that an input's shape and limits have one
 * source:
 *
 *     inputFromZod('LocationInput', locationInput, 'A position, as the device reports it.');
 */
export function inputFromZod(name: string, schema: z.ZodObject, description: string): void {
  const InputClass = inputTypeOf(name, schema, description);
  nameObject(schema, 'input', () => InputClass);
}

export function inputTypeOf(name: string, schema: z.ZodObject, description: string): new () => object {
  const InputClass = { [name]: class {} }[name] as new () => object;
  InputType(name, { description })(InputClass);
  for (const [key, field] of Object.entries(schema.shape)) {
    const { type, ...options } = fieldTypeOf(field as z.ZodType, 'input', `${name}.${key}`);
    Field(type as () => typeof String, options)(InputClass.prototype, key);
  }
  return InputClass;
}
