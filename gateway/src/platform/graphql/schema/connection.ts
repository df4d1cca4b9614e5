import { Field, Int, ObjectType } from 'type-graphql';
import { countOnce, type Edge, maxExactCount, type Page, pageInfo } from '../../paging/page.js';
import { objectFromZod } from './object-from-zod.js';

const PageInfo = objectFromZod('PageInfo', pageInfo, 'The position of a page (relay.dev/graphql/connections.htm).');

type NodeClass<Node extends object> = abstract new (...parts: never[]) => Node;
type ConnectionClass = new () => object;

/**
 * Creates the types `<Node>Edge` and `<Node>Connection`, whose values are a service's `Page`:
 * `viewer: connectionOf('Timesheet', () => Timesheet)`.
 */
export function connectionOf<Node extends object>(name: string, node: () => NodeClass<Node>): () => ConnectionClass {
  @ObjectType(`${name}Edge`, { simpleResolvers: true, description: 'An entry of a list, with its position.' })
  class NodeEdge implements Edge<Node> {
    @Field(() => String, { description: 'The position of the entry, for `after` and `before`.' })
    cursor!: string;

    @Field(node as unknown as () => typeof Object, { description: 'The entry.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, {
    simpleResolvers: true,
    description: 'A page of a list (https://relay.dev/graphql/connections.htm).',
  })
  class NodeConnection {
    @Field(() => [NodeEdge], { description: 'The entries with their cursors.' })
    edges!: NodeEdge[];

    @Field(() => [node()] as unknown as [typeof Object], { description: 'The entries without their cursors.' })
    nodes(): Node[] {
      return this.edges.map((edge) => edge.node);
    }

    @Field(() => PageInfo, { description: 'The position of the page in the list.' })
    pageInfo!: Page<Node>['pageInfo'];

    readonly countAll!: Page<Node>['countAll'];

    @Field(() => Int, {
      description: `The number of entries, at most ${maxExactCount}: see \`totalCountIsExact\`.`,
    })
    async totalCount(): Promise<number> {
      return Math.min(await countOnce(this), maxExactCount);
    }

    @Field(() => Boolean, {
      description: `Whether \`totalCount\` is exact. False above ${maxExactCount} entries.`,
    })
    async totalCountIsExact(): Promise<boolean> {
      return (await countOnce(this)) <= maxExactCount;
    }
  }
  return () => NodeConnection;
}
