import { Int } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../platform/graphql/schema/payload-mutation.builder.js';
import { reportClientErrors } from './client-error.service.js';

export const ClientErrorMutations = mutationsOf(
  payloadMutation('clientErrorsReport', reportClientErrors, {
    description:
      'Reports errors of the browser. Reports of the same error are counted. Without a session, errors are counted and logged only.',
    payload: {
      accepted: {
        type: () => Int,
        description: 'How many errors were accepted.',
        value: ({ accepted }) => accepted,
      },
    },
  }),
);
