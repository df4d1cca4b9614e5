import 'reflect-metadata';
import { GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type NonEmptyArray, type PubSub } from 'type-graphql';
import type { Feature } from '../../feature.types.js';

// biome-ignore lint/complexity/noBannedTypes: resolver classes have nothing in common but being classes
type Resolvers = NonEmptyArray<Function>;

/**
 * Builds the schema from the resolvers of the features. The use cases parse the input, so type-graphql validates nothing.
 * A test checks the schema itself, so that no start has to.
 */
export function schemaOf(features: readonly Feature[]): Promise<GraphQLSchema> {
  const resolvers = features.flatMap((feature) => [...feature.resolvers]);
  return buildSchema({
    resolvers: resolvers as unknown as Resolvers,
    validate: false,
    skipCheck: true,
    pubSub: noTopics,
  });
}

/** type-graphql requires a PubSub. Our subscriptions have their own source (`subscribe`), which ends with the session. */
const noTopics: PubSub = {
  publish: (topic) => reject(topic),
  subscribe: (topic) => reject(topic),
};

function reject(topic: string): never {
  throw new Error(`subscribe to ${topic} through the request context`);
}

/** The schema as text, sorted so that it does not depend on the order of the code. */
export function textOfSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** Every operation of the schema: `['Query', 'me']`. */
export function operationsOf(schema: GraphQLSchema): readonly (readonly [root: string, operation: string])[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => (root ? Object.keys(root.getFields()).map((name) => [root.name, name] as const) : []));
}
