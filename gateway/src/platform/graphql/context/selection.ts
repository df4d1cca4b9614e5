import type { DirectiveNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';
import type { Selection } from '../../use-case/index.js';

export type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** The selected fields by name, aliases resolved. */
interface Fields extends Map<string, Fields> {}

/**
 * The fields that an operation selects below the resolver's own field. Fragments are followed whatever their type, so an
 * abstract type selects the fields of all its types.
 */
export function selectionOf(info: SelectionInfo): Selection {
  const fields: Fields = new Map();
  for (const { selectionSet } of info.fieldNodes) collect(selectionSet, fields, info);
  return createSelection(fields);
}

function collect(set: SelectionSetNode | undefined, fields: Fields, info: SelectionInfo): void {
  for (const node of set?.selections ?? []) {
    if (node.directives?.some((directive) => !includes(directive, info))) continue;
    const below = node.kind === 'FragmentSpread' ? info.fragments[node.name.value]?.selectionSet : node.selectionSet;
    collect(below, node.kind === 'Field' ? fieldsBelow(fields, node.name.value) : fields, info);
  }
}

function includes({ name, arguments: given }: DirectiveNode, { variableValues }: SelectionInfo): boolean {
  if (name.value !== 'include' && name.value !== 'skip') return true;
  const condition = given?.find((argument) => argument.name.value === 'if')?.value;
  const isTrue =
    condition?.kind === 'Variable'
      ? variableValues[condition.name.value]
      : condition?.kind === 'BooleanValue' && condition.value;
  return Boolean(isTrue) === (name.value === 'include');
}

/** A connection has its entries in `nodes` as well as in `edges`, and is read once for both. */
function fieldsBelow(fields: Fields, name: string): Fields {
  return name === 'nodes' ? childrenOf(childrenOf(fields, 'edges'), 'node') : childrenOf(fields, name);
}

function childrenOf(fields: Fields, name: string): Fields {
  const children: Fields = fields.get(name) ?? new Map();
  fields.set(name, children);
  return children;
}

function createSelection(fields: Fields): Selection {
  const find = (path: string) => {
    let found: Fields | undefined = fields;
    for (const name of path.split('.')) found = found?.get(name);
    return found;
  };
  return {
    wants: (path) => find(path) !== undefined,
    wantsBesides: (names) => [...fields.keys()].some((name) => name !== '__typename' && !names.includes(name)),
    at: (path) => createSelection(find(path) ?? new Map()),
  };
}
