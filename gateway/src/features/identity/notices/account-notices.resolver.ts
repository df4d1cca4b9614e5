import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { AccountNoticeType, type AccountNoticeView } from './account-notice.types.js';
import { dismissNotice, myNotices } from './account-notices.service.js';

@Resolver()
export class AccountNoticesResolver {
  @Query(() => [AccountNoticeType], { description: 'What happened to the caller’s account, newest first.' })
  myNotices(@Ctx() context: RequestContext): Promise<AccountNoticeView[]> {
    return context.execute(myNotices, {});
  }

  @Mutation(() => Boolean)
  dismissNotice(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(dismissNotice, { id });
  }
}
