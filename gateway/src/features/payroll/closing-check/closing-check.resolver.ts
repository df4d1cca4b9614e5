import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { CalendarDate } from '../../../platform/graphql/schema/date.scalar.js';
import type { closingCheckQuery } from './closing-check.service.js';
import { type ClosingCheck, ClosingCheckType } from './closing-check.types.js';

export function createClosingCheckResolver(closingCheck: ReturnType<typeof closingCheckQuery>) {
  @Resolver()
  class ClosingCheckResolver {
    @Query(() => ClosingCheckType, {
      description:
        'What to review before the pay period that starts on this date is closed, and what closing it settles. Changes nothing.',
    })
    closingCheck(
      @Ctx() context: RequestContext,
      @Arg('startDate', () => CalendarDate, { description: 'The first day of the pay period.' }) startDate: string,
    ): Promise<ClosingCheck> {
      return context.execute(closingCheck, { startDate });
    }
  }
  return ClosingCheckResolver;
}
