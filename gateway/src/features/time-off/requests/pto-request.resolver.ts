import { GraphQLNonNull } from 'graphql';
import { lookUp } from '../../../platform/graphql/schema/batch.js';
import { fieldsOf } from '../../../platform/graphql/schema/type-fields.js';
import { listOf } from '../../../platform/graphql/schema/types-from-zod.js';
import { othersOffOfRequests } from './others-off.service.js';
import { PtoRequestType, type PtoRequestView, TimeOffType } from './pto-request.types.js';

export const ptoRequestFields = fieldsOf(PtoRequestType, {
  othersOff: {
    type: new GraphQLNonNull(listOf(TimeOffType)),
    description: 'Approved time off of other people on these days. Empty for roles that cannot approve time off.',
    resolve: ({ id, othersOff }: PtoRequestView, _args, context) =>
      othersOff ?? lookUp(context, othersOffOfRequests, id),
  },
});
