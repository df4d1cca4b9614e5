import { query } from '../../access/index.js';
import { arrayLiteral } from '../../platform/database/tenant-sql.js';
import { allOf, readRows, where } from '../../platform/read-model/index.js';
import { type NodeReader, nodesInput } from '../../platform/use-case/index.js';
import { presentPtoPolicies } from './policies/pto-policy.presenter.js';
import { readPolicies } from './policies/pto-policy.reads.js';
import { requestsVisibleTo } from './requests/pto-request.policy.js';
import { presentPtoRequests } from './requests/pto-request.presenter.js';
import { ptoRequestReads, readFactsOfRequests } from './requests/pto-request.reads.js';

const policiesById = query('ptoPolicies', nodesInput, async (context, { ids }) =>
  presentPtoPolicies(context, [...(await readPolicies(context.em, ids)).values()]),
);

/** The requests with these ids: for managers everyone's, otherwise the caller's own. */
const requestsById = query('myPtoRequests', nodesInput, async (context, { ids }) => {
  const { em, viewer } = context;
  const rows = await readRows(
    em,
    ptoRequestReads,
    allOf(where`id = any(${arrayLiteral(ids)}::uuid[])`, requestsVisibleTo(viewer)),
  );
  return presentPtoRequests(context, await readFactsOfRequests(em, rows));
});

export const timeOffNodes: readonly NodeReader[] = [
  { type: 'PtoPolicy', useCase: policiesById },
  { type: 'PtoRequest', useCase: requestsById },
];
