import { z } from 'zod';
import { calendarDate } from '../../../platform/inputs/date.js';

export const closingCheckInput = z.object({
  startDate: calendarDate('Start date').meta({ description: 'The first day of the pay period.' }),
});
