import 'reflect-metadata';
import { GraphQLSchema, isObjectType, isScalarType, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type NonEmptyArray, type PubSub } from 'type-graphql';
import type { Feature } from '../../feature.js';
import { resolveEnumFields } from './enum-field.js';
import { createNodeResolver } from './nodes.js';
import { groupedPageSize, withPageSize } from './page-arguments.js';
import { ViewerResolver } from './viewer.js';

// biome-ignore lint/complexity/noBannedTypes: resolver classes have nothing in common but being classes
type Resolvers = NonEmptyArray<Function>;

const built = new WeakMap<readonly Feature[], Promise<GraphQLSchema>>();

/** The schema of the features. Gateways of one process share it, as in the tests: it never changes once it is built. */
export function schemaOf(features: readonly Feature[]): Promise<GraphQLSchema> {
  const schema = built.get(features) ?? buildSchemaOf(features);
  built.set(features, schema);
  return schema;
}

/**
 * Builds the schema from the resolvers of the features. The use cases parse the input, so type-graphql validates nothing.
 * A test checks the schema itself, so that no start has to.
 */
async function buildSchemaOf(features: readonly Feature[]): Promise<GraphQLSchema> {
  const resolvers = [
    ViewerResolver,
    createNodeResolver(features.flatMap(({ nodes = [] }) => nodes)),
    ...features.flatMap(({ api = [], resolvers = [] }) => [
      ...api.flatMap(({ resolver }) => resolver ?? []),
      ...resolvers,
    ]),
  ];
  const schema = await buildSchema({
    resolvers: resolvers as unknown as Resolvers,
    validate: false,
    skipCheck: true,
    pubSub: noTopics,
  });
  specifyScalars(schema);
  describeRoots(schema);
  resolveEnumFields(schema);
  showPageSizes(schema);
  return schema;
}

/** type-graphql makes the root types itself. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = 'All reads: below `viewer`, below `visitor`, or by id.';
  if (mutation) mutation.description = 'Everything that can be changed. Mutations are named object first.';
  if (subscription) subscription.description = 'What happens in the organization, as it happens.';
}

function showPageSizes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) Object.assign(field, withPageSize(field, groupedPageSize));
  }
}

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

/** The schema as text, sorted so that it does not depend on the order of the code, without blank lines inside a type. */
export function textOfSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema)).replaceAll(/\n\n(?= )/g, '\n')}\n`;
}
