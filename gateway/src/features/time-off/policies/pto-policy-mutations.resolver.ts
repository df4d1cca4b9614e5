import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { createPtoPolicy, deletePtoPolicy, updatePtoPolicy } from './pto-policy.service.js';
import { PtoPolicyType } from './pto-policy.types.js';

export const PtoPolicyMutations = mutationsOf(
  payloadMutation('ptoPolicyCreate', createPtoPolicy, {
    description: 'Creates a policy. The names of active policies are unique, ignoring case.',
    payload: {
      ptoPolicy: {
        type: () => PtoPolicyType,
        description: 'The new policy.',
      },
    },
  }),
  payloadMutation('ptoPolicyUpdate', updatePtoPolicy, {
    description: 'Renames, retires, or reinstates a policy, or changes its allowance (null: no limit).',
    payload: {
      ptoPolicy: {
        type: () => PtoPolicyType,
        description: 'The policy after the change.',
      },
    },
  }),
  payloadMutation('ptoPolicyDelete', deletePtoPolicy, {
    description: 'Deletes a policy. A policy in use is retired instead.',
    payload: {
      deletedPtoPolicyId: {
        type: () => ID,
        description: 'The id of the policy that is gone. Null if the policy was retired instead.',
        value: (retired, { input }) => (retired ? null : input.id),
      },
      ptoPolicy: {
        type: () => PtoPolicyType,
        description: 'The policy if it was retired, because it is in use.',
      },
    },
  }),
);
