import { z } from 'zod';
import { type Route, route } from '../../platform/http/routes/route.builder.js';
import { labeledDateRange } from './date-range.types.js';
import type { PayPeriodUseCases } from './pay-period-use-cases.service.js';

export function createDateRangesRoutes({ dateRanges }: PayPeriodUseCases): readonly Route[] {
  return [
    route(dateRanges, {
      method: 'GET',
      path: '/api/date-ranges',
      status: 200,
      summary:
        'The date ranges that reports and timesheet lists offer today: the current and the last week, month and pay period',
      response: z.array(labeledDateRange),
    }),
  ];
}
