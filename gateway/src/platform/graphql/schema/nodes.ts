import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, ID, Info, InterfaceType, Query, Resolver, Root } from 'type-graphql';
import { DomainError, failures } from '../../errors/index.js';
import type { Identified, NodeReader } from '../../use-case/index.js';
import type { RequestContext } from '../context/request-context.js';

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
function asNode<View extends object>(type: string, view: View): View {
  typesOfNodes.set(view, type);
  return view;
}

const form = /^(\w+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of an object among the objects of all types. Opaque: clients only send it back. */
function globalIdOf({ parentType }: Pick<GraphQLResolveInfo, 'parentType'>, id: string): string {
  return Buffer.from(`${parentType.name}:${id}`).toString('base64url');
}

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

export function createNodeResolver(readers: readonly NodeReader[]) {
  @Resolver(() => Node)
  class NodeResolver {
    @FieldResolver(() => ID, { description: 'The opaque id among the objects of all types, for `node` and `nodes`.' })
    nodeId(@Root() { id }: Identified, @Info() info: GraphQLResolveInfo): string {
      return globalIdOf(info, id);
    }

    @Query(() => Node, {
      nullable: true,
      description: 'The object with a `nodeId` or an `id`. Null if the caller’s organization has no such object.',
    })
    async node(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('id', () => ID, { description: 'The `nodeId`, or the `id`, of an object.' }) id: string,
    ): Promise<Found> {
      const [found = null] = await findNodes({ context, info, readers }, [id]);
      if (found instanceof DomainError) throw found;
      return found;
    }

    @Query(() => [Node], {
      nullable: 'itemsAndList',
      description: 'The objects with these ids in order; null for unknown ids.',
    })
    nodes(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('ids', () => [ID], { description: `The \`nodeId\` or the \`id\` of at most ${maxNodes} objects.` })
      ids: string[],
    ): Promise<Found[]> {
      if (ids.length > maxNodes) throw failures.invalid({ ids: `Send at most ${maxNodes} ids` });
      return findNodes({ context, info, readers }, ids);
    }
  }
  return NodeResolver;
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
    return new Map(views.map((view) => [view.id, asNode(type, view)]));
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
