import { z } from 'zod';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.js';
import { calendarDate } from '../../../platform/inputs/date.inputs.js';

/** Each date selects its calendar week. */
export const copyScheduleWeekInput = z.object({ fromDate: calendarDate('From date'), toDate: calendarDate('To date') });

export const publishSchedulesInput = z.object({ weekOf: calendarDate('Week') });

export const CopyScheduleWeekInput = inputFromZod('CopyScheduleWeekInput', copyScheduleWeekInput);
export const PublishSchedulesInput = inputFromZod('PublishSchedulesInput', publishSchedulesInput);
