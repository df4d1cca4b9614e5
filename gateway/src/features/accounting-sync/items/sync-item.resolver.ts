import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { SyncItem } from './sync-item.entity.js';
import { QueueSyncInput } from './sync-item.inputs.js';
import { queueSync, syncQueue } from './sync-item.service.js';

@Resolver()
export class SyncItemResolver {
  @Query(() => [SyncItem], { description: 'What was exchanged with the accounting software, newest first.' })
  async syncQueue(
    @Ctx() context: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number,
  ): Promise<SyncItem[]> {
    const { edges } = await context.execute(syncQueue, { first });
    return edges.map(({ node }) => node);
  }

  @Mutation(() => SyncItem, { description: 'Done in the background: ask syncQueue how far it is.' })
  queueSync(
    @Ctx() context: RequestContext,
    @Arg('input', () => QueueSyncInput) input: InstanceType<typeof QueueSyncInput>,
  ): Promise<SyncItem> {
    return context.execute(queueSync, input);
  }
}
