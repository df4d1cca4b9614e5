import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { TimesheetType, type TimesheetView } from '../timesheets/timesheet.types.js';
import { CloseForgottenInput } from './forgotten.inputs.js';
import { closeForgotten } from './forgotten.service.js';

const description =
  'Ends the caller’s timesheet in progress at the time that the caller enters, if it has been open for more than 12 hours or since an earlier workday. It is flagged SELF_REPORTED.';

@Resolver()
export class ForgottenResolver {
  @Mutation(() => TimesheetType, { description })
  closeForgotten(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CloseForgottenInput) input: InstanceType<typeof CloseForgottenInput>,
  ): Promise<TimesheetView> {
    return context.execute(closeForgotten, input, info);
  }
}

export const ForgottenMutations = mutationsOf(
  payloadMutation('timesheetCloseForgotten', closeForgotten, {
    description,
    payload: { timesheet: { type: () => TimesheetType, description: 'The timesheet that has ended.' } },
  }),
);
