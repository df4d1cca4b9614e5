import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, GraphQLISODateTime, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { scheduleBoard } from './board.service.js';
import { ScheduleBoardType, type ScheduleBoardView } from './board.types.js';

@Resolver()
export class BoardResolver {
  @Query(() => ScheduleBoardType, {
    description: 'The data of the schedule views. Planners see all active members; workers see only their own row.',
  })
  scheduleBoard(
    @Ctx() context: RequestContext,
    @Arg('from', () => GraphQLISODateTime, { description: 'The start of the range.' }) from: Date,
    @Arg('to', () => GraphQLISODateTime, { description: 'The end of the range, not included.' }) to: Date,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ScheduleBoardView> {
    return context.execute(scheduleBoard, { from, to }, info);
  }
}
