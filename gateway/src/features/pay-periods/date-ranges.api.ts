import { z } from 'zod';
import { type Operation, operation } from '../../platform/api/operation.js';
import { DateRangeType, labeledDateRange } from './date-range.types.js';
import { type PayPeriodUseCases } from './pay-period-use-cases.service.js';

export function dateRangesApi({ dateRanges }: PayPeriodUseCases): readonly Operation[] {
  return [
    operation(dateRanges, {
      description:
        'The current and the last week, month and pay period, in the organization’s time zone and with its workweek and ' +
        'pay period plan. The last pay period is left out if it ended before the organization was created.',
      rest: { method: 'GET', path: '/api/date-ranges', status: 200, response: z.array(labeledDateRange) },
      viewer: () => [DateRangeType],
    }),
  ];
}
