import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { defaultPageSize } from '../../../platform/paging/index.js';
import { QueueSyncInput } from './sync-item.inputs.js';
import { queueSync, syncQueue } from './sync-item.service.js';
import { SyncItemType, type SyncItemView } from './sync-item.types.js';

@Resolver()
export class SyncItemResolver {
  @Query(() => [SyncItemType], { description: 'Exchanges with the accounting software, newest first.' })
  async syncQueue(
    @Ctx() context: RequestContext,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: defaultPageSize,
      description: 'The most exchanges, from 1 to 1000.',
    })
    first?: number,
  ): Promise<SyncItemView[]> {
    const { edges } = await context.execute(syncQueue, { first });
    return edges.map(({ node }) => node);
  }

  @Mutation(() => SyncItemType)
  queueSync(
    @Ctx() context: RequestContext,
    @Arg('input', () => QueueSyncInput) input: InstanceType<typeof QueueSyncInput>,
  ): Promise<SyncItemView> {
    return context.execute(queueSync, input);
  }
}
