import { z } from 'zod';
import { type Operation, operation } from '../../../platform/api/operation.js';
import { connectionOf } from '../../../platform/graphql/schema/connection.js';
import { route } from '../../../platform/http/routes/route.js';
import { createPtoPolicy, deletePtoPolicy, ptoPolicies, ptoPolicyPage, updatePtoPolicy } from './pto-policy.service.js';
import { PtoPolicyType, ptoPolicyView } from './pto-policy.types.js';

export const ptoPolicyApi: readonly Operation[] = [
  operation(ptoPolicyPage, {
    description: 'Active policies with the caller’s balances, or all with `includeRetired`.',
    route: route(ptoPolicies, {
      method: 'GET',
      path: '/api/pto-policies',
      status: 200,
      response: z.array(ptoPolicyView),
    }),
    viewer: connectionOf('PtoPolicy', () => PtoPolicyType),
  }),
  operation(createPtoPolicy, {
    description: 'Creates a policy. Names of active ones are unique, ignoring case.',
    rest: { method: 'POST', path: '/api/pto-policies', status: 201, response: ptoPolicyView },
    mutation: { name: 'ptoPolicyCreate', payload: { ptoPolicy: ptoPolicyView.describe('The new policy.') } },
  }),
  operation(updatePtoPolicy, {
    description: 'Renames, retires, or reinstates a policy, or changes its allowance (null: no limit).',
    rest: { method: 'PATCH', path: '/api/pto-policies/:id', status: 200, response: ptoPolicyView },
    mutation: {
      name: 'ptoPolicyUpdate',
      payload: { ptoPolicy: ptoPolicyView.describe('The policy after the change.') },
    },
  }),
  operation(deletePtoPolicy, {
    description: 'Deletes a policy. A policy in use is retired instead.',
    rest: { method: 'DELETE', path: '/api/pto-policies/:id', status: 204 },
    mutation: {
      name: 'ptoPolicyDelete',
      payload: {
        deletedPtoPolicyId: {
          schema: z.uuid().describe('The id of the deleted policy. Null if it was retired instead.'),
          value: (retired, { input }) => (retired ? null : input.id),
        },
        ptoPolicy: ptoPolicyView.describe('The policy if it was retired, because it is in use.'),
      },
    },
  }),
];
