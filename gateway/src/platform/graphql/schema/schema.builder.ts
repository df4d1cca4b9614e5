import 'reflect-metadata';
import { GraphQLSchema, isScalarType, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type NonEmptyArray, type PubSub } from 'type-graphql';
import type { Feature } from '../../feature.types.js';
import type { Access } from '../../use-case/index.js';
import { resolveEnumFields } from './enum-field.builder.js';
import { createNodeResolver } from './node.resolver.js';
import { deprecateReplacedMutations } from './operations.builder.js';
import { placeReads } from './read-placement.builder.js';
import { ViewerResolver } from './viewer.resolver.js';

// biome-ignore lint/complexity/noBannedTypes: resolver classes have nothing in common but being classes
type Resolvers = NonEmptyArray<Function>;

type Permissions = Readonly<Record<string, Access>>;

const built = new WeakMap<
  readonly Feature[],
  { readonly permissions: Permissions; readonly schema: Promise<GraphQLSchema> }
>();

/** The schema of the features. Gateways of one process share it, as in the tests: it never changes once it is built. */
export function schemaOf(features: readonly Feature[], permissions: Permissions): Promise<GraphQLSchema> {
  const known = built.get(features);
  if (known?.permissions === permissions) return known.schema;
  const schema = buildSchemaOf(features, permissions);
  built.set(features, { permissions, schema });
  return schema;
}

/**
 * Builds the schema from the resolvers of the features. The use cases parse the input, so type-graphql validates nothing.
 * A test checks the schema itself, so that no start has to.
 */
async function buildSchemaOf(features: readonly Feature[], permissions: Permissions): Promise<GraphQLSchema> {
  const resolvers = [
    ViewerResolver,
    createNodeResolver(features.flatMap(({ nodes = [] }) => nodes)),
    ...features.flatMap((feature) => [...feature.resolvers]),
  ];
  const schema = await buildSchema({
    resolvers: resolvers as unknown as Resolvers,
    validate: false,
    skipCheck: true,
    pubSub: noTopics,
  });
  specifyScalars(schema);
  resolveEnumFields(schema);
  placeReads(schema, permissions);
  deprecateReplacedMutations(schema);
  return schema;
}

/** The specifications of the scalars that libraries define. */
const specifications: Readonly<Record<string, string>> = {
  DateTimeISO: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  JSONObject: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
};

function specifyScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    const specification = specifications[type.name];
    if (isScalarType(type) && specification) type.specifiedByURL = specification;
  }
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
