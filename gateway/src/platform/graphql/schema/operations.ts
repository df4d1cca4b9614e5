import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { AnyUseCase } from '../../use-case/index.js';

/** The root fields that only group the reads below them: they cost nothing and do not count as a level. */
const groups = { viewer: 'Viewer', visitor: 'Visitor' } as const;

/** The type below a grouping root field: `viewer` → `Viewer`. Undefined for other root fields. */
export function groupOf(rootField: string): string | undefined {
  return Object.hasOwn(groups, rootField) ? groups[rootField as keyof typeof groups] : undefined;
}

export function isGroup(type: string): boolean {
  return Object.values<string>(groups).includes(type);
}

const lookUps: ReadonlySet<string> = new Set(['node', 'nodes']);

/** Whether a root field runs the read of whatever type an id belongs to, with the permissions of that read. */
export function isLookUp(rootField: string): boolean {
  return lookUps.has(rootField);
}

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
