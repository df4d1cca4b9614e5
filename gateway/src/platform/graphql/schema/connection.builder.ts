import { Field, Int, ObjectType } from 'type-graphql';
import type { Edge, Page, PageInfo as PageInfoData } from '../../paging/page.types.js';

@ObjectType({ description: 'The position of a page in its list (https://relay.dev/graphql/connections.htm).' })
class PageInfo implements PageInfoData {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

type NodeClass<Node extends object> = abstract new (...parts: never[]) => Node;
type ConnectionClass = new () => object;

/**
 * Creates the types `<Node>Edge` and `<Node>Connection`, whose values are a service's `Page`:
 * `const TimesheetConnection = connectionOf('Timesheet', () => Timesheet)`.
 */
export function connectionOf<Node extends object>(name: string, node: () => NodeClass<Node>): ConnectionClass {
  @ObjectType(`${name}Edge`)
  class NodeEdge implements Edge<Node> {
    @Field(() => String)
    cursor!: string;

    @Field(node as unknown as () => typeof Object)
    node!: Node;
  }

  @ObjectType(`${name}Connection`)
  class NodeConnection {
    @Field(() => [NodeEdge])
    edges!: NodeEdge[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    readonly countAll!: Page<Node>['countAll'];

    @Field(() => Int, { description: 'The total number of entries in the list.' })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }
  return NodeConnection;
}
