import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Variables = Record<string, unknown>;

/** The nodes of each response key, in the order in which the keys are first selected. */
export type SelectedFields = ReadonlyMap<string, readonly FieldNode[]>;

/**
 * The fields that selection sets select of an object type (GraphQL specification, 6.3.2). In a valid document, every fragment
 * below an object type applies to it.
 */
export function selectFields(
  selectionSets: readonly SelectionSetNode[],
  fragments: Fragments,
  variables: Variables,
): SelectedFields {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  for (const { selections } of selectionSets) selectAll(selections);
  return fields;

  function selectAll(selections: readonly SelectionNode[]): void {
    for (const selection of selections) if (isIncluded(selection, variables)) select(selection);
  }

  function select(selection: SelectionNode): void {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const nodes = fields.get(key);
      if (nodes) nodes.push(selection);
      else fields.set(key, [selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) selectAll(selection.selectionSet.selections);
    else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      selectAll(fragments[selection.name.value]?.selectionSet.selections ?? []);
    }
  }
}

export const selectionSetsOf = (nodes: readonly FieldNode[]): readonly SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

function isIncluded(selection: SelectionNode, variables: Variables): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if !== false;
}
