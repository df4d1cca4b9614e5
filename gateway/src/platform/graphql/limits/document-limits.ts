import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { groupOf } from '../schema/operations.js';

export interface DocumentLimits {
  readonly depth: number;
  readonly aliases: number;
}

/** Tokens of a document. The product's largest query has about 300; the cost of validation grows quadratically. */
export const maxTokens = 2000;

/** Selections after every fragment is expanded, so that nested fragments cannot grow exponentially. */
export const maxSelections = 2000;

/** How often one request may call the same operation. It stops a hundred sign-ins in a single request. */
const maxSameRootField = 5;

/** The longest name of the schema has less than half. Responses repeat an alias for each object of a list. */
const maxNameLength = 100;

/** Limits the names that a client chooses, and reports the first one only. */
export const limitNames: ValidationRule = (context) => {
  let isReported = false;
  return {
    Name: (node) => {
      if (isReported || node.value.length <= maxNameLength) return;
      isReported = true;
      context.reportError(new GraphQLError(`A name has more than ${maxNameLength} characters.`, { nodes: node }));
    },
  };
};

/**
 * Limits nesting, aliases (including `__typename`) and repeated operations. Run it on documents within
 * `maxSelections`, because it follows each fragment wherever it is spread.
 */
export function limitDocuments(limits: DocumentLimits): ValidationRule {
  return (context): ASTVisitor => ({
    OperationDefinition: (operation) => {
      const fragments = fragmentsIn(context.getDocument());
      // Neither groups of root fields, such as `viewer`, nor payloads of mutations add a level.
      const levelOf = ({ name }: FieldNode) => (operation.operation === 'mutation' || groupOf(name.value) ? 0 : 1);
      const measure = measureFields(operation.selectionSet, fragments, levelOf);
      const reject = (message: string) => context.reportError(new GraphQLError(message, { nodes: operation }));
      if (measure.depth > limits.depth)
        reject(`The query is ${measure.depth} levels deep. The limit is ${limits.depth}.`);
      if (measure.aliases > limits.aliases) {
        reject(`The query has ${measure.aliases} aliases. The limit is ${limits.aliases}.`);
      }
      const rootFields = ungroupedFieldsOf(operation.selectionSet, fragments);
      for (const calls of Map.groupBy(rootFields, ({ name }) => name.value).values()) {
        if (calls.length <= maxSameRootField) continue;
        reject(`The query calls ${calls[0]?.name.value} ${calls.length} times. The limit is ${maxSameRootField}.`);
      }
    },
  });
}

/** Counts each fragment once and reuses the count, so that exponentially nested fragments stay cheap to reject. */
export const limitSelections: ValidationRule = (context) => {
  const countByFragment = new Map<string, number>();
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((total, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return total + 1 + countFragment(selection.name.value);
      return total + 1 + (selection.selectionSet ? count(selection.selectionSet) : 0);
    }, 0);
  const countFragment = (name: string): number => {
    const cached = countByFragment.get(name);
    if (cached !== undefined) return cached;
    // Another rule rejects cycles. Here they must only terminate.
    countByFragment.set(name, 0);
    const fragment = context.getFragment(name);
    const size = fragment ? count(fragment.selectionSet) : 0;
    countByFragment.set(name, size);
    return size;
  };
  return {
    OperationDefinition: (operation) => {
      if (count(operation.selectionSet) <= maxSelections) return;
      context.reportError(
        new GraphQLError(`The query has more than ${maxSelections} selections.`, { nodes: operation }),
      );
    },
  };
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsIn({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function measureFields(
  selectionSet: SelectionSetNode,
  fragments: Fragments,
  levelOf: (field: FieldNode) => number = () => 1,
) {
  const total = { depth: 0, aliases: 0 };
  for (const field of fieldsOf(selectionSet, fragments)) {
    const isMeasured = field.selectionSet && !isIntrospection(field);
    const below = isMeasured ? measureFields(field.selectionSet, fragments) : { depth: 0, aliases: 0 };
    total.depth = Math.max(total.depth, levelOf(field) + below.depth);
    total.aliases += below.aliases + (field.alias ? 1 : 0);
  }
  return total;
}

/** Introspection queries nest deeply, and graphql-js limits them itself. */
function isIntrospection(field: FieldNode): boolean {
  return field.name.value === '__schema' || field.name.value === '__type';
}

/** The root fields of an operation, with the fields of `viewer` and `visitor` in their place. */
export function* ungroupedFieldsOf(selectionSet: SelectionSetNode, fragments: Fragments): Generator<FieldNode> {
  for (const field of fieldsOf(selectionSet, fragments)) {
    if (field.selectionSet && groupOf(field.name.value)) yield* fieldsOf(field.selectionSet, fragments);
    else yield field;
  }
}

function* fieldsOf(selectionSet: SelectionSetNode, fragments: Fragments): Generator<FieldNode> {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) yield selection;
    else {
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment) yield* fieldsOf(fragment.selectionSet, fragments);
    }
  }
}
