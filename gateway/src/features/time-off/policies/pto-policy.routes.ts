import { z } from 'zod';
import { type Route, route } from '../../../platform/http/routes/route.builder.js';
import { createPtoPolicy, deletePtoPolicy, ptoPolicies, updatePtoPolicy } from './pto-policy.service.js';
import { ptoPolicyView } from './pto-policy.types.js';

export const ptoPolicyRoutes: readonly Route[] = [
  route(ptoPolicies, {
    method: 'GET',
    path: '/api/pto-policies',
    status: 200,
    summary: 'PTO policies with your balances, oldest first, with the retired ones if `includeRetired` is true',
    response: z.array(ptoPolicyView),
  }),
  route(createPtoPolicy, {
    method: 'POST',
    path: '/api/pto-policies',
    status: 201,
    summary: 'Create a PTO policy; the names of active policies are unique, ignoring case',
    response: ptoPolicyView,
  }),
  route(updatePtoPolicy, {
    method: 'PATCH',
    path: '/api/pto-policies/:id',
    status: 200,
    summary: 'Rename, retire, or reinstate a PTO policy, or change its yearly allowance (null: no limit)',
    response: ptoPolicyView,
  }),
  route(deletePtoPolicy, {
    method: 'DELETE',
    path: '/api/pto-policies/:id',
    status: 204,
    summary: 'Delete a PTO policy; a policy in use is retired instead',
  }),
];
