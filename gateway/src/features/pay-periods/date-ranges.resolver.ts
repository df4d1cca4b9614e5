import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { DateRangeType, type LabeledDateRange } from './date-range.types.js';
import type { PayPeriodUseCases } from './pay-period-use-cases.service.js';

export function createDateRangesResolver({ dateRanges }: PayPeriodUseCases) {
  @Resolver()
  class DateRangesResolver {
    @Query(() => [DateRangeType], {
      description:
        'The current and the last week, month and pay period, in the organization’s time zone and with its workweek and ' +
        'pay period plan. The last pay period is left out if it ended before the organization was created.',
    })
    dateRanges(@Ctx() context: RequestContext): Promise<LabeledDateRange[]> {
      return context.execute(dateRanges, {});
    }
  }
  return DateRangesResolver;
}
