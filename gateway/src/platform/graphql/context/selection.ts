import type { DirectiveNode, FieldNode, GraphQLResolveInfo, SelectionNode, SelectionSetNode } from 'graphql';
import type { Selection } from '../../use-case/index.js';

export type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** The selected fields by name, aliases resolved. */
interface Fields extends Map<string, Fields> {}

/** The selections without `@include` and `@skip`, so that a document that is sent again is not walked again. */
const constantSelections = new WeakMap<FieldNode, Selection>();

/**
 * The fields that an operation selects below the resolver's own field. Fragments are followed whatever their type, so an
 * abstract type selects the fields of all its types.
 */
export function selectionOf(info: SelectionInfo): Selection {
  const [field, ...others] = info.fieldNodes;
  const known = field && others.length === 0 && constantSelections.get(field);
  if (known) return known;
  const walk = new SelectionWalk(info);
  const fields: Fields = new Map();
  for (const { selectionSet } of info.fieldNodes) walk.collect(selectionSet, fields);
  const selection = createSelection(fields);
  if (field && others.length === 0 && walk.isConstant) constantSelections.set(field, selection);
  return selection;
}

class SelectionWalk {
  /** Whether the selection is the same for all variables. */
  isConstant = true;

  constructor(private readonly info: SelectionInfo) {}

  collect(set: SelectionSetNode | undefined, fields: Fields): void {
    for (const node of set?.selections ?? []) {
      if (node.directives?.some((directive) => !this.includes(directive))) continue;
      this.collect(this.setOf(node), node.kind === 'Field' ? fieldsBelow(fields, node.name.value) : fields);
    }
  }

  private setOf(node: SelectionNode): SelectionSetNode | undefined {
    return node.kind === 'FragmentSpread' ? this.info.fragments[node.name.value]?.selectionSet : node.selectionSet;
  }

  private includes({ name, arguments: given }: DirectiveNode): boolean {
    if (name.value !== 'include' && name.value !== 'skip') return true;
    this.isConstant = false;
    const condition = given?.find((argument) => argument.name.value === 'if')?.value;
    const isTrue =
      condition?.kind === 'Variable'
        ? this.info.variableValues[condition.name.value]
        : condition?.kind === 'BooleanValue' && condition.value;
    return Boolean(isTrue) === (name.value === 'include');
  }
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

/** Remembers its parts, because a constant selection serves many requests. */
function createSelection(fields: Fields): Selection {
  const parts = new Map<string, Selection>();
  const find = (path: string) => {
    let found: Fields | undefined = fields;
    for (const name of path.split('.')) found = found?.get(name);
    return found;
  };
  return {
    wants: (path) => find(path) !== undefined,
    wantsBesides: (names) => [...fields.keys()].some((name) => name !== '__typename' && !names.includes(name)),
    at: (path) => {
      const part = parts.get(path) ?? createSelection(find(path) ?? new Map());
      parts.set(path, part);
      return part;
    },
  };
}
