import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { mutationNamer } from '../schema/operations.js';
import { groupOf } from '../schema/read-groups.js';

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

interface Measure {
  depth: number;
  aliases: number;
}

/**
 * Limits nesting, aliases (including `__typename`) and repeated operations. Run it on documents within
 * `maxSelections`, because it follows each fragment wherever it is spread.
 */
export function limitDocuments(limits: DocumentLimits): ValidationRule {
  return (context): ASTVisitor => ({
    OperationDefinition: (operation) => {
      const fragments = new Map(fragmentsOf(context).map((fragment) => [fragment.name.value, fragment]));
      const operationOf = mutationNamer(context.getSchema());
      const measure = measureRoots(operation, fragments, operationOf);
      const reject = (message: string) => context.reportError(new GraphQLError(message, { nodes: operation }));
      if (measure.depth > limits.depth)
        reject(`The query is ${measure.depth} levels deep. The limit is ${limits.depth}.`);
      if (measure.aliases > limits.aliases) {
        reject(`The query has ${measure.aliases} aliases. The limit is ${limits.aliases}.`);
      }
      for (const { name, count } of countRootFields(operation, fragments, operationOf)) {
        if (count > maxSameRootField)
          reject(`The query calls ${name} ${count} times. The limit is ${maxSameRootField}.`);
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

type OperationNamer = (fieldName: string) => string;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function fragmentsOf(context: ValidationContext): FragmentDefinitionNode[] {
  return context.getDocument().definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

/** Neither groups of root fields, such as `viewer`, nor payloads of mutations add a level. */
function measureRoots(
  { selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
  operationOf: OperationNamer,
): Measure {
  const addsLevel = ({ value: name }: NameNode) => !groupOf(name) && operationOf(name) === name;
  const total: Measure = { depth: 0, aliases: 0 };
  for (const field of fieldsOf(selectionSet, fragments)) {
    const measure = measureField(field, fragments);
    total.depth = Math.max(total.depth, measure.depth - (addsLevel(field.name) ? 0 : 1));
    total.aliases += measure.aliases;
  }
  return total;
}

function measureField(field: FieldNode, fragments: Fragments): Measure {
  const below =
    field.selectionSet && !isIntrospection(field) ? measureSelections(field.selectionSet, fragments) : undefined;
  return { depth: 1 + (below?.depth ?? 0), aliases: (field.alias ? 1 : 0) + (below?.aliases ?? 0) };
}

function measureSelections(selectionSet: SelectionSetNode, fragments: Fragments): Measure {
  const total: Measure = { depth: 0, aliases: 0 };
  for (const field of fieldsOf(selectionSet, fragments)) {
    const measure = measureField(field, fragments);
    total.depth = Math.max(total.depth, measure.depth);
    total.aliases += measure.aliases;
  }
  return total;
}

/** Introspection queries nest deeply, and graphql-js limits them itself. */
function isIntrospection(field: FieldNode): boolean {
  return field.name.value === '__schema' || field.name.value === '__type';
}

interface RootFieldCount {
  /** The name of the first call. */
  readonly name: string;
  count: number;
}

/** Counts two mutations as one operation if they run the same use case. */
function countRootFields(
  { selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
  operationOf: OperationNamer,
): Iterable<RootFieldCount> {
  const counts = new Map<string, RootFieldCount>();
  for (const { name } of ungroupedFieldsOf(selectionSet, fragments)) {
    const operation = operationOf(name.value);
    const known = counts.get(operation) ?? { name: name.value, count: 0 };
    known.count += 1;
    counts.set(operation, known);
  }
  return counts.values();
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
