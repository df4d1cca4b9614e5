import { ID } from 'type-graphql';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { dismissNotice } from './account-notices.service.js';

export const AccountNoticeMutations = mutationsOf(
  payloadMutation('accountNoticeDismiss', dismissNotice, {
    description: 'Removes one of the caller’s notices.',
    payload: {
      dismissedNoticeId: {
        type: () => ID,
        description: 'The id of the notice that is gone.',
        value: (_result, { input }) => input.id,
      },
    },
  }),
);
