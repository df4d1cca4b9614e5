import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

export interface DocumentLimits {
  readonly depth: number;
  readonly aliases: number;
}

/** Tokens of a document. The product's largest query has some 300, and checking a document costs the square of it. */
export const maxTokens = 2000;

/** Selections with every fragment written out, so that fragments of fragments don't grow without end. */
export const maxSelections = 2000;

/** How often one operation may be asked for in one request: a hundred sign-ins are no request of a person. */
const maxSameRootField = 5;

interface Measure {
  depth: number;
  aliases: number;
}

/**
 * Refuses what costs more than people need: nesting, aliases (`__typename` too) and repeated operations. To be run on
 * documents within `maxSelections`, since each fragment is followed wherever it is spread.
 */
export function limitDocuments(limits: DocumentLimits): ValidationRule {
  return (context): ASTVisitor => ({
    OperationDefinition: (operation) => {
      const fragments = new Map(fragmentsOf(context).map((fragment) => [fragment.name.value, fragment]));
      const measure = measured(operation.selectionSet, fragments);
      const refuse = (message: string) => context.reportError(new GraphQLError(message, { nodes: operation }));
      if (measure.depth > limits.depth)
        refuse(`The query is ${measure.depth} levels deep; at most ${limits.depth} are answered.`);
      if (measure.aliases > limits.aliases) {
        refuse(`The query has ${measure.aliases} aliases; at most ${limits.aliases} are answered.`);
      }
      for (const [name, times] of rootFields(operation, fragments)) {
        if (times > maxSameRootField)
          refuse(`The query asks ${times} times for ${name}; at most ${maxSameRootField} are answered.`);
      }
    },
  });
}

/** Counts each fragment once and multiplies, so that counting stays cheap where following would not be. */
export const limitSelections: ValidationRule = (context) => {
  const counted = new Map<string, number>();
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((total, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return total + 1 + countFragment(selection.name.value);
      return total + 1 + (selection.selectionSet ? count(selection.selectionSet) : 0);
    }, 0);
  const countFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    // Cycles are refused by another rule; here they only must not run for ever.
    counted.set(name, 0);
    const fragment = context.getFragment(name);
    const size = fragment ? count(fragment.selectionSet) : 0;
    counted.set(name, size);
    return size;
  };
  return {
    OperationDefinition: (operation) => {
      if (count(operation.selectionSet) <= maxSelections) return;
      context.reportError(new GraphQLError(`At most ${maxSelections} selections are answered.`, { nodes: operation }));
    },
  };
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function fragmentsOf(context: ValidationContext): FragmentDefinitionNode[] {
  return context.getDocument().definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

function measured(selectionSet: SelectionSetNode, fragments: Fragments): Measure {
  const total: Measure = { depth: 0, aliases: 0 };
  for (const field of fieldsOf(selectionSet, fragments)) {
    const below = field.selectionSet && !isIntrospection(field) ? measured(field.selectionSet, fragments) : undefined;
    total.depth = Math.max(total.depth, 1 + (below?.depth ?? 0));
    total.aliases += (field.alias ? 1 : 0) + (below?.aliases ?? 0);
  }
  return total;
}

/** The schema describes itself in types of types of types; graphql-js has its own limit for that. */
function isIntrospection(field: FieldNode): boolean {
  return field.name.value === '__schema' || field.name.value === '__type';
}

function rootFields({ selectionSet }: OperationDefinitionNode, fragments: Fragments): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { name } of fieldsOf(selectionSet, fragments)) times.set(name.value, (times.get(name.value) ?? 0) + 1);
  return times;
}

/** The fields of a selection, those of its fragments among them. */
export function* fieldsOf(selectionSet: SelectionSetNode, fragments: Fragments): Generator<FieldNode> {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) yield selection;
    else {
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment) yield* fieldsOf(fragment.selectionSet, fragments);
    }
  }
}
