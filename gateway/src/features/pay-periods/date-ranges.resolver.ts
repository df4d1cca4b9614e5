import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/server/request-context.js';
import { DateRangeType, type LabeledDateRange } from './date-range.types.js';
import type { PayPeriodUseCases } from './pay-period-use-cases.service.js';

export function dateRangesResolver({ dateRanges }: PayPeriodUseCases) {
  @Resolver()
  class DateRangesResolver {
    @Query(() => [DateRangeType], {
      description:
        'This and last week, month and pay period, as the organization’s time zone, workweek and pay period plan have ' +
        'them today. A last pay period that ended before the organization existed is left out.',
    })
    dateRanges(@Ctx() context: RequestContext): Promise<LabeledDateRange[]> {
      return context.execute(dateRanges, {});
    }
  }
  return DateRangesResolver;
}
