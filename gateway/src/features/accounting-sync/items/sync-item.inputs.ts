import { z } from 'zod';
import { idOrNobodys } from '../../../platform/database/ids.js';
import { graphqlTypeOf } from '../../../platform/graphql/schema/graphql-types.js';
import { inputFromZod } from '../../../platform/graphql/schema/input-from-zod.js';
import { pageInput } from '../../../platform/paging/index.js';
import { SyncType } from './sync-item.enums.js';

const type = graphqlTypeOf(
  z.enum(SyncType, { error: 'Type must be EXPORT_TIMESHEETS or IMPORT_LISTS' }),
  () => SyncType,
);

export const syncQueueInput = z.object(pageInput);

export const queueSyncInput = z.object({ type });

export const syncFileInput = z.object({ id: idOrNobodys });

export const QueueSyncInput = inputFromZod('QueueSyncInput', queueSyncInput);
