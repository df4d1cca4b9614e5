import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { TimesheetType, type TimesheetView } from '../timesheets/timesheet.types.js';
import { SwitchJobInput } from './switch-job.inputs.js';
import { switchJob } from './switch-job.service.js';

const description =
  'Ends the timesheet in progress and starts the next one at the same instant, for another job. Notes and photos stay with the first.';

@Resolver()
export class SwitchJobResolver {
  @Mutation(() => TimesheetType, { description })
  switchJob(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SwitchJobInput) input: InstanceType<typeof SwitchJobInput>,
  ): Promise<TimesheetView> {
    return context.execute(switchJob, input, info);
  }
}

export const SwitchJobMutations = mutationsOf(
  payloadMutation('timesheetJobSwitch', switchJob, {
    description,
    payload: { timesheet: { type: () => TimesheetType, description: 'The timesheet that has begun.' } },
    selects: 'timesheet',
  }),
);
