import type { GraphQLResolveInfo } from 'graphql';
import { Field, ID, InterfaceType } from 'type-graphql';

/** The types of the objects that `node` and `nodes` returned: their values are plain data. */
const typesOfNodes = new WeakMap<object, string>();

@InterfaceType('Node', {
  description: 'An object with an id (relay.dev/graphql/objectidentification.htm).',
  resolveType: (value: object) => typesOfNodes.get(value),
})
export abstract class Node {
  @Field(() => ID, { description: 'A UUID, the same as in REST.' })
  readonly id!: string;
}

/** Remembers the type of an object, so that it can be the value of a `Node`. */
export function asNode<View extends object>(type: string, view: View): View {
  typesOfNodes.set(view, type);
  return view;
}

const form = /^(\w+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of an object among the objects of all types. Opaque: clients only send it back. */
export function globalIdOf({ parentType }: Pick<GraphQLResolveInfo, 'parentType'>, id: string): string {
  return Buffer.from(`${parentType.name}:${id}`).toString('base64url');
}

/** The type and the id in a global id; without a type for a plain id, and undefined for any other text. */
export function parseNodeId(text: string): { readonly type?: string; readonly id: string } | undefined {
  if (uuid.test(text)) return { id: text.toLowerCase() };
  const [, type, id] = form.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return type && id ? { type, id: id.toLowerCase() } : undefined;
}
