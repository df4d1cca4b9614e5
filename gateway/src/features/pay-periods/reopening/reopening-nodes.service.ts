import { query } from '../../../access/index.js';
import { arrayLiteral } from '../../../platform/database/tenant-sql.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { type NodeReader, nodesInput } from '../../../platform/use-case/index.js';
import { presentReopeningRequest } from './reopening.presenter.js';
import { chooseReopeningParts, reopeningOfRow, reopeningReads } from './reopening-request.reads.js';

const reopeningRequestsById = query('reopeningRequests', nodesInput, async ({ em, viewer, selection }, { ids }) => {
  const parts = chooseReopeningParts(selection);
  const rows = await readRows(em, reopeningReads, where`id = any(${arrayLiteral(ids)}::uuid[])`, { parts });
  return rows.map((row) => presentReopeningRequest(viewer, reopeningOfRow(row)));
});

export const reopeningNodes: readonly NodeReader[] = [{ type: 'ReopeningRequest', useCase: reopeningRequestsById }];
