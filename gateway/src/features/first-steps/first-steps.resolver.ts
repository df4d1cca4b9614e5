import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { firstSteps } from './first-steps.service.js';
import { type FirstSteps, FirstStepsType } from './first-steps.types.js';

@Resolver()
export class FirstStepsResolver {
  @Query(() => FirstStepsType, { description: 'What the organization still has to set up, for administrators.' })
  firstSteps(@Ctx() context: RequestContext): Promise<FirstSteps> {
    return context.execute(firstSteps, {});
  }
}
