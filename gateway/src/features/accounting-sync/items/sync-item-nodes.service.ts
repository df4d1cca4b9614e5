import { query } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { presentSyncRow, syncItemReads } from './sync-item.reads.js';

const syncItemsById = query('syncQueue', nodesInput, async ({ em }, { ids }) =>
  (await readRows(em, syncItemReads, where`id = any(${arrayLiteral(ids)}::uuid[])`)).map(presentSyncRow),
);

export const syncItemNodes: readonly NodeReader[] = [{ type: 'SyncItem', useCase: syncItemsById }];
