import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { AnyUseCase } from '../../use-case/index.js';
import { groupOf, isLookUp } from './read-groups.js';

type RootField = GraphQLField<unknown, unknown>;

export function findUseCase({ extensions }: Pick<RootField, 'extensions'>): AnyUseCase | undefined {
  return extensions.useCase as AnyUseCase | undefined;
}

/** The operation of a root field for permissions, limits and reports: its use case's, or its name. */
export function operationOf(field: Pick<RootField, 'extensions' | 'name'>): string {
  return findUseCase(field)?.operation ?? field.name;
}

/** Every operation of the schema: `['Query', 'me']`. The fields of `Viewer` and `Visitor` are operations of `Query`. */
export function operationsOf(schema: GraphQLSchema): readonly (readonly [root: string, operation: string])[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) => (root ? namesIn(root).map((name) => [root.name, name] as const) : []));

  function namesIn(root: GraphQLObjectType): readonly string[] {
    const names = Object.values(root.getFields()).flatMap((field) => {
      const group = groupOf(field.name) && schema.getType(groupOf(field.name) ?? '');
      if (group) return Object.keys((group as GraphQLObjectType).getFields());
      return isLookUp(field.name) ? [] : [operationOf(field)];
    });
    return [...new Set(names)];
  }
}

/** Finds the operation of a field of the mutation type by its name. Any other name is returned as it is. */
export function mutationNamer(schema: GraphQLSchema): (fieldName: string) => string {
  const fields = schema.getMutationType()?.getFields() ?? {};
  return (name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field ? operationOf(field) : name;
  };
}
