import { failures } from '../../../platform/errors/index.js';
import { readRows, where } from '../../../platform/read-model/index.js';
import { replayFor } from '../../../platform/use-case/index.js';
import { presentPtoRequest } from './pto-request.presenter.js';
import { ptoRequestReads, readFactsOfRequests } from './pto-request.reads.js';

const operations = ['requestPto', 'cancelPtoRequest', 'approvePtoRequest', 'denyPtoRequest', 'revokePtoRequest'];

export const ptoRequestReplays = replayFor(operations, async (context, id) => {
  const rows = await readRows(context.em, ptoRequestReads, where`id = ${id}::uuid`);
  const [request] = await readFactsOfRequests(context.em, rows);
  if (!request) throw failures.notFound('PTO request');
  return presentPtoRequest(context, request);
});
