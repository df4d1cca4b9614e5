import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLError,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type Token,
  TokenKind,
  type ValidationRule,
} from 'graphql';
import { groupOf } from '../schema/operations.js';

export interface DocumentLimits {
  readonly depth: number;
  readonly aliases: number;
}

/** Tokens of a document. The product's largest query has about 300. */
export const maxTokens = 2000;

/** Selections after every fragment is expanded, so that nested fragments cannot grow exponentially. */
const maxSelections = 2000;

/** How often one request may call the same operation. It stops a hundred sign-ins in a single request. */
const maxSameRootField = 5;

/** Selections with the same name in the response, on one object: validation compares them in pairs. */
const maxSameName = 20;

/** Operations and fragments: validation compares these in pairs as well. */
const maxDefinitions = 100;

const maxDirectives = 50;

/** The longest name of the schema has less than half. Responses repeat an alias for each object of a list. */
const maxNameLength = 100;

/** A document that is refused before it is validated. */
export class DocumentLimitError extends GraphQLError {}

export const validationOptions = { maxErrors: 10, hideSuggestions: true } as const;

/**
 * Refuses a document that costs far more to validate or to run than to send, in a time that grows with its length alone. It
 * sees the document before any rule sees a selection, and reports its error until graphql-js stops the validation.
 */
export function limitDocuments(limits: DocumentLimits): ValidationRule {
  return (context) => ({
    Document: (document) => {
      const excess = excessOfTokens(document) ?? excessOfOperations(document, limits);
      if (!excess) return;
      const error = new DocumentLimitError(excess);
      for (let count = 0; count <= validationOptions.maxErrors; count += 1) context.reportError(error);
    },
  });
}

function excessOfTokens({ definitions, loc }: DocumentNode): string | undefined {
  if (definitions.length > maxDefinitions) {
    return `The query has ${definitions.length} operations and fragments. The limit is ${maxDefinitions}.`;
  }
  let directives = 0;
  for (let token: Token | null | undefined = loc?.startToken; token; token = token.next) {
    if (token.kind === TokenKind.AT) directives += 1;
    const isLong = token.kind === TokenKind.NAME && token.value.length > maxNameLength;
    if (isLong) return `A name has more than ${maxNameLength} characters.`;
  }
  if (directives <= maxDirectives) return undefined;
  return `The query has ${directives} directives. The limit is ${maxDirectives}.`;
}

/** Every operation is validated, whichever runs. */
function excessOfOperations(document: DocumentNode, limits: DocumentLimits): string | undefined {
  const select = createSelect(fragmentsIn(document));
  for (const definition of document.definitions) {
    const excess = definition.kind === Kind.OPERATION_DEFINITION && excessOfOperation(definition, select, limits);
    if (excess) return excess;
  }
  return undefined;
}

/** A selection set, with the fragments around it. */
interface Part {
  readonly set: SelectionSetNode;
  readonly within: Within | null;
}

interface Within {
  readonly fragment: string;
  readonly outer: Within | null;
}

interface Selection {
  readonly field: FieldNode;
  readonly within: Within | null;
}

/** An object of the response, with the parts of the document that select its fields. */
interface SelectedObject {
  readonly parts: readonly Part[];
  /** How many fields lead to it. */
  readonly depth: number;
  readonly place: 'query' | 'mutation' | 'group' | 'introspection' | 'introspection of fields' | 'other';
}

type Select = (parts: readonly Part[]) => readonly Selection[] | null;

/** Goes through the objects of the response, level by level, up to the first limit that they exceed. */
function excessOfOperation(
  { operation, selectionSet }: OperationDefinitionNode,
  select: Select,
  limits: DocumentLimits,
): string | undefined {
  const place = operation === OperationTypeNode.MUTATION ? 'mutation' : 'query';
  const objects: SelectedObject[] = [{ parts: [{ set: selectionSet, within: null }], depth: 0, place }];
  const calls = new Map<string, number>();
  let aliases = 0;
  for (const object of objects) {
    const selections = select(object.parts);
    if (!selections) return `The query has more than ${maxSelections} selections.`;
    aliases += selections.filter(({ field }) => field.alias).length;
    if (aliases > limits.aliases) return `The query has more than ${limits.aliases} aliases.`;
    const byName = Map.groupBy(selections, ({ field }) => (field.alias ?? field.name).value);
    const excess =
      excessOfNames(byName) ?? excessOfCalls(object, selections, calls) ?? excessOfIntrospection(object, selections);
    if (excess) return excess;
    const below = [...byName.values()].map((same) => descend(object, same));
    const depth = Math.max(0, ...below.map((each) => (isIntrospective(each) ? 0 : each.depth)));
    if (depth > limits.depth) return `The query is ${depth} levels deep. The limit is ${limits.depth}.`;
    objects.push(...below.filter(({ parts }) => parts.length > 0));
  }
  return undefined;
}

function excessOfNames(byName: ReadonlyMap<string, readonly Selection[]>): string | undefined {
  for (const [name, { length }] of byName) {
    if (length > maxSameName)
      return `The query selects ${name} ${length} times on one object. The limit is ${maxSameName}.`;
  }
  return undefined;
}

/** Adds the operations that an object calls to `calls`, by their names. */
function excessOfCalls(
  { place }: SelectedObject,
  selections: readonly Selection[],
  calls: Map<string, number>,
): string | undefined {
  if (place === 'other' || isIntrospective({ place })) return undefined;
  for (const { field } of selections) {
    const name = field.name.value;
    if (isGroupOf(place, field)) continue;
    calls.set(name, (calls.get(name) ?? 0) + 1);
  }
  for (const [name, count] of calls) {
    const most = name === '__schema' ? 1 : maxSameRootField;
    if (count > most) return `The query calls ${name} ${count} times. The limit is ${most}.`;
  }
  return undefined;
}

function isIntrospective({ place }: Pick<SelectedObject, 'place'>): boolean {
  return place === 'introspection' || place === 'introspection of fields';
}

/** Each alias repeats the whole schema, and each field has the fields of its type. Tools ask for neither. */
function excessOfIntrospection({ place }: SelectedObject, selections: readonly Selection[]): string | undefined {
  if (!isIntrospective({ place })) return undefined;
  if (selections.some(({ field }) => field.alias)) return 'An introspection has no aliases.';
  const isNested = place === 'introspection of fields' && selections.some(({ field }) => field.name.value === 'fields');
  return isNested ? 'An introspection has no fields of fields.' : undefined;
}

function isGroupOf(place: SelectedObject['place'], { name, selectionSet }: FieldNode): boolean {
  return place === 'query' && selectionSet !== undefined && Boolean(groupOf(name.value));
}

/** The object to which selections of the same name lead. */
function descend({ depth, place }: SelectedObject, same: readonly Selection[]): SelectedObject {
  const { field } = same[0] as Selection;
  const parts = same.flatMap(({ field: { selectionSet }, within }) =>
    selectionSet ? [{ set: selectionSet, within }] : [],
  );
  // Neither groups of root fields, such as `viewer`, nor payloads of mutations add a level.
  if (isGroupOf(place, field)) return { parts, depth, place: 'group' };
  if (place === 'mutation') return { parts, depth, place: 'other' };
  // Introspection queries nest deeply, and graphql-js limits them itself.
  if (isIntrospective({ place }) && field.name.value === 'fields') {
    return { parts, depth: depth + 1, place: 'introspection of fields' };
  }
  if (isIntrospective({ place })) return { parts, depth: depth + 1, place };
  const isIntrospection = parts.length > 0 && field.name.value.startsWith('__');
  return { parts, depth: depth + 1, place: isIntrospection ? 'introspection' : 'other' };
}

/** Returns a function that expands fragments, null once all its calls together found more than `maxSelections`. */
function createSelect(fragments: Fragments): Select {
  let count = 0;
  return (parts) => {
    const open = [...parts];
    const selected: Selection[] = [];
    for (const { set, within } of open) {
      count += set.selections.length;
      if (count > maxSelections) return null;
      for (const selection of set.selections) {
        if (selection.kind === Kind.FIELD) selected.push({ field: selection, within });
        else open.push(...expand(selection, within, fragments));
      }
    }
    return selected;
  };
}

/** Nothing for a fragment within itself, which is refused later, with its name. */
function expand(spread: InlineFragmentNode | FragmentSpreadNode, within: Within | null, fragments: Fragments): Part[] {
  if (spread.kind === Kind.INLINE_FRAGMENT) return [{ set: spread.selectionSet, within }];
  const name = spread.name.value;
  const fragment = fragments.get(name);
  if (!fragment || isWithin(name, within)) return [];
  return [{ set: fragment.selectionSet, within: { fragment: name, outer: within } }];
}

function isWithin(name: string, within: Within | null): boolean {
  for (let outer = within; outer; outer = outer.outer) if (outer.fragment === name) return true;
  return false;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsIn({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
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
