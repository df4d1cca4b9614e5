import { failures } from '../../../platform/errors/index.js';
import { rereadFor } from '../../../platform/use-case/index.js';
import { PtoRequest } from './pto-request.entity.js';
import { presentedRelations, presentPtoRequest } from './pto-request.presenter.js';

const operations = ['requestPto', 'cancelPtoRequest', 'approvePtoRequest', 'denyPtoRequest'];

/** How to read the results of the commands that return a request again. */
export const ptoRequestRereads = rereadFor(operations, async (context, id) => {
  const request = await context.em.findOne(PtoRequest, id, { populate: presentedRelations });
  if (!request) throw failures.notFound('PTO request');
  return presentPtoRequest(context, request);
});
