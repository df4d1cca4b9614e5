import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The nodes of each response key, in the order in which the keys are first selected. */
export type SelectedFields = ReadonlyMap<string, readonly FieldNode[]>;

/**
 * The fields that selection sets select of an object type (GraphQL specification, 6.3.2). In a valid document, every fragment
 * below an object type applies to it. Documents with `@skip` and `@include` have no plan.
 */
export function selectFields(selectionSets: readonly SelectionSetNode[], fragments: Fragments): SelectedFields {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  for (const { selections } of selectionSets) selections.forEach(select);
  return fields;

  function select(selection: SelectionNode): void {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      const nodes = fields.get(key);
      if (nodes) nodes.push(selection);
      else fields.set(key, [selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) selection.selectionSet.selections.forEach(select);
    else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      fragments[selection.name.value]?.selectionSet.selections.forEach(select);
    }
  }
}

export const selectionSetsOf = (nodes: readonly FieldNode[]): readonly SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
