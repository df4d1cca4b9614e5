import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql';
import type { AnyUseCase } from '../../use-case/index.js';
import { deprecated } from './deprecation.builder.js';
import { groupOf, isLookUp } from './read-groups.rules.js';

type RootField = GraphQLField<unknown, unknown>;

/** The use case of a field that `payloadMutation` declares; undefined for others. */
export function findUseCase({ extensions }: Pick<RootField, 'extensions'>): AnyUseCase | undefined {
  return extensions.useCase as AnyUseCase | undefined;
}

/** The operation that a root field runs, by which permissions, limits and reports go: its use case's, or its name. */
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

/**
 * Deprecates each mutation that another one replaces: both run the same use case, and the older one has its name. What the
 * older one does and takes is described once, by its replacement.
 */
export function deprecateReplacedMutations(schema: GraphQLSchema): void {
  const fields = schema.getMutationType()?.getFields() ?? {};
  for (const field of Object.values(fields)) {
    const replaced = fields[operationOf(field)];
    if (replaced && replaced !== field) deprecate(replaced, field);
  }
}

function deprecate(replaced: RootField, { name, description, args }: RootField): void {
  replaced.deprecationReason ??= deprecated(`Use \`${name}\`.`);
  replaced.description ??= description;
  const [input] = args;
  const type = input && getNamedType(input.type);
  const members = isInputObjectType(type) ? type.getFields() : {};
  for (const argument of replaced.args) {
    argument.description ??= argument.name === input?.name ? input.description : members[argument.name]?.description;
  }
}
