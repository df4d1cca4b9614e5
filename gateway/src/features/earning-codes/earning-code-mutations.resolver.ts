import { mutationsOf, payloadMutation } from '../../platform/graphql/schema/payload-mutation.builder.js';
import { setEarningCode } from './earning-code.service.js';
import { EarningCodeType } from './earning-code.types.js';

export const EarningCodeMutations = mutationsOf(
  payloadMutation('earningCodeSet', setEarningCode, {
    description: 'Chooses one earning code, or restores its default with null.',
    payload: {
      earningCodes: {
        type: () => [EarningCodeType],
        description: 'All earning codes after the change, since one can hold for several rows.',
      },
    },
  }),
);
