import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLID,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLResolveInfo,
} from 'graphql';
import { DomainError, failures } from '../../errors/index.js';
import type { Identified, NodeReader } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';
import { listOf } from './types-from-zod.js';

/** The types of the objects that `node` and `nodes` returned: their values are plain data. */
const typesOfNodes = new WeakMap<object, string>();

/** The id of an object among the objects of all types. Opaque: clients only send it back. */
export const nodeIdField: GraphQLFieldConfig<unknown, RequestContext> = {
  type: new GraphQLNonNull(GraphQLID),
  description: 'The opaque id among the objects of all types, for `node` and `nodes`.',
  resolve: (node, _args, _context, { parentType }) =>
    Buffer.from(`${parentType.name}:${(node as Identified).id}`).toString('base64url'),
};

export const Node = new GraphQLInterfaceType({
  name: 'Node',
  description: 'An object with an id (relay.dev/graphql/objectidentification.htm).',
  resolveType: (value: object) => typesOfNodes.get(value),
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID), description: 'A UUID, the same as in REST.' },
    nodeId: { type: nodeIdField.type, description: nodeIdField.description ?? '' },
  },
});

const form = /^(\w+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The type and the id in a global id; without a type for a plain id, and undefined for any other text. */
function parseNodeId(text: string): { readonly type?: string; readonly id: string } | undefined {
  if (uuid.test(text)) return { id: text.toLowerCase() };
  const [, type, id] = form.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return type && id ? { type, id: id.toLowerCase() } : undefined;
}

/** The most objects that one call of `nodes` returns. */
const maxNodes = 100;

/** An object, or why the caller may not read its type. Null if there is no such object in the caller's organization. */
type Found = object | DomainError | null;

/** The fields `node` and `nodes`. */
export function nodeFields(readers: readonly NodeReader[]): GraphQLFieldConfigMap<unknown, RequestContext> {
  return {
    node: {
      type: Node,
      description: 'The object with a `nodeId` or an `id`. Null if the caller’s organization has no such object.',
      args: {
        id: { type: new GraphQLNonNull(GraphQLID), description: 'The `nodeId`, or the `id`, of an object.' },
      },
      resolve: async (_source, { id }, context, info) => {
        const [found = null] = await findNodes({ context, info, readers }, [id]);
        return found;
      },
    },
    nodes: {
      type: new GraphQLList(Node),
      description: 'The objects with these ids in order; null for unknown ids.',
      args: {
        ids: {
          type: new GraphQLNonNull(listOf(GraphQLID)),
          description: `The \`nodeId\` or the \`id\` of at most ${maxNodes} objects.`,
        },
      },
      resolve: (_source, { ids }, context, info) => {
        if (ids.length > maxNodes) throw failures.invalid({ ids: `Send at most ${maxNodes} ids` });
        return findNodes({ context, info, readers }, ids);
      },
    },
  };
}

interface Reading {
  readonly context: RequestContext;
  readonly info: GraphQLResolveInfo;
  readonly readers: readonly NodeReader[];
}

/** Reads each type once. An id without a type can be of any type that the caller may read. */
async function findNodes(reading: Reading, texts: readonly string[]): Promise<Found[]> {
  const wanted = texts.map(parseNodeId);
  const pages = await Promise.all(
    reading.readers.map(async (reader) => {
      const ids = wanted.flatMap((each) => (each && (each.type ?? reader.type) === reader.type ? [each.id] : []));
      return [
        reader.type,
        ids.length === 0 ? new Map<string, object>() : await readNodes(reading, reader, ids),
      ] as const;
    }),
  );
  return wanted.map((each) => {
    if (!each) return null;
    const found = pages.filter(([type]) => (each.type ?? type) === type).map(([, nodes]) => nodes);
    if (each.type && found[0] instanceof DomainError) return found[0];
    return found.flatMap((nodes) => (nodes instanceof DomainError ? [] : (nodes.get(each.id) ?? [])))[0] ?? null;
  });
}

async function readNodes(
  { context, info }: Reading,
  { type, useCase }: NodeReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object> | DomainError> {
  try {
    const views = await context.execute(useCase, { ids: [...new Set(ids)] }, info);
    for (const view of views) typesOfNodes.set(view, type);
    return new Map(views.map((view) => [view.id, view]));
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
