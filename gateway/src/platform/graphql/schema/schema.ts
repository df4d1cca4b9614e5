import {
  type GraphQLFieldConfigMap,
  GraphQLObjectType,
  GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type { Feature } from '../../feature.js';
import type { RequestContext } from '../context/request-context.js';
import { nodeFields } from './nodes.js';
import type { OperationField } from './operation-fields.js';
import { addFields } from './type-fields.js';

/** Builds the schema of the features. A test checks the schema itself, so that no start has to. */
export function schemaOf(features: readonly Feature[]): GraphQLSchema {
  for (const fields of features.flatMap(({ resolvers = [] }) => resolvers)) addFields(fields);
  const operations = features.flatMap(({ api = [] }) => api.flatMap(({ field }) => field ?? []));
  const fieldsOf = (type: OperationField['parent']) =>
    Object.fromEntries(operations.filter(({ parent }) => parent === type).map(({ name, config }) => [name, config]));
  return new GraphQLSchema({
    query: queryType({
      viewer: fieldsOf('Viewer'),
      visitor: fieldsOf('Visitor'),
      others: nodeFields(features.flatMap(({ nodes = [] }) => nodes)),
    }),
    mutation: new GraphQLObjectType({
      name: 'Mutation',
      description: 'Everything that can be changed. Mutations are named object first.',
      fields: fieldsOf('Mutation'),
    }),
    subscription: new GraphQLObjectType({
      name: 'Subscription',
      description: 'What happens in the organization, as it happens.',
      fields: Object.assign({}, ...features.map(({ subscriptions }) => subscriptions)),
    }),
    assumeValid: true,
  });
}

type Fields = GraphQLFieldConfigMap<unknown, RequestContext>;

function queryType({ viewer, visitor, others }: Readonly<Record<'viewer' | 'visitor' | 'others', Fields>>) {
  const Viewer = new GraphQLObjectType({
    name: 'Viewer',
    description:
      'Everything that the caller, a person or an API key, may read. A field that fails is null, with an entry in `errors`, and ' +
      'leaves the other fields as they are.',
    fields: viewer,
  });
  const Visitor = new GraphQLObjectType({
    name: 'Visitor',
    description: 'Everything that can be read without a session.',
    fields: visitor,
  });
  return new GraphQLObjectType<unknown, RequestContext>({
    name: 'Query',
    description: 'All reads: below `viewer`, below `visitor`, or by id.',
    fields: {
      viewer: {
        type: Viewer,
        description: 'The reads of the caller; null without a session or API key.',
        resolve: (_source, _args, context) => context.viewer && {},
      },
      visitor: { type: Visitor, description: 'The reads that need no session.', resolve: () => ({}) },
      ...others,
    },
  });
}

/** The schema as text, sorted so that it does not depend on the order of the code, without blank lines inside a type. */
export function textOfSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema)).replaceAll(/\n\n(?= )/g, '\n')}\n`;
}
