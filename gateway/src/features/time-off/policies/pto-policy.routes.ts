import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.js';
import { presentPtoPolicy, ptoPolicyJson } from './pto-policy.presenter.js';
import { createPtoPolicy, deletePtoPolicy, ptoPolicies, updatePtoPolicy } from './pto-policy.service.js';

export const ptoPolicyRoutes: readonly Route[] = [
  route(ptoPolicies, {
    method: 'GET',
    path: '/api/pto-policies',
    status: 200,
    summary: 'PTO policies with your balances, the oldest first: the active ones, or the retired ones too',
    response: z.array(ptoPolicyJson),
    present: (found) => found.map(presentPtoPolicy),
  }),
  route(createPtoPolicy, {
    method: 'POST',
    path: '/api/pto-policies',
    status: 201,
    summary: 'Make a PTO policy; its name is taken once among active ones, whatever its case',
    response: ptoPolicyJson,
    present: presentPtoPolicy,
  }),
  route(updatePtoPolicy, {
    method: 'PATCH',
    path: '/api/pto-policies/:id',
    status: 200,
    summary: 'Rename, retire or reinstate a PTO policy, or change its yearly allowance (null: no limit)',
    response: ptoPolicyJson,
    present: presentPtoPolicy,
  }),
  route(deletePtoPolicy, {
    method: 'DELETE',
    path: '/api/pto-policies/:id',
    status: 204,
    summary: 'Take a PTO policy away; one in use is retired, not lost',
  }),
];
