import { z } from 'zod';
import { idInput } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { calendarDate } from '../../../platform/inputs/date.js';
import { pageInput } from '../../../platform/paging/index.js';
import { syncType, syncTypes } from './sync-item.types.js';

const type = graphqlTypeOf(
  z.enum(syncTypes, { error: 'Type must be EXPORT_TIMESHEETS or IMPORT_LISTS' }),
  () => syncType.enum,
).meta({
  description: 'EXPORT_TIMESHEETS sends settled hours; IMPORT_LISTS reads employees and jobs.',
});

export const syncQueueInput = z.object(pageInput);

export const queueSyncInput = z
  .object({
    type,
    startDate: calendarDate('Start date').nullish().meta({
      description: 'The first day of the closed pay period, by default of the latest.',
    }),
  })
  .meta({ description: 'The exchange to queue.' });

export const syncFileInput = z.object({ id: idInput });
