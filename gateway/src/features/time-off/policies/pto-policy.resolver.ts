import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { PtoPolicyInput, UpdatePtoPolicyInput } from './pto-policy.inputs.js';
import { createPtoPolicy, deletePtoPolicy, ptoPolicies, updatePtoPolicy } from './pto-policy.service.js';
import { PtoPolicyType, type PtoPolicyView } from './pto-policy.types.js';

@Resolver()
export class PtoPolicyResolver {
  @Query(() => [PtoPolicyType], {
    description: 'The active policies, oldest first, with the retired ones if `includeRetired` is true.',
  })
  ptoPolicies(
    @Ctx() context: RequestContext,
    @Arg('includeRetired', () => Boolean, { nullable: true, description: 'Whether to include retired policies.' })
    includeRetired?: boolean,
  ): Promise<PtoPolicyView[]> {
    return context.execute(ptoPolicies, { includeRetired });
  }

  @Mutation(() => PtoPolicyType)
  createPtoPolicy(
    @Ctx() context: RequestContext,
    @Arg('input', () => PtoPolicyInput) input: InstanceType<typeof PtoPolicyInput>,
  ): Promise<PtoPolicyView> {
    return context.execute(createPtoPolicy, input);
  }

  @Mutation(() => PtoPolicyType)
  updatePtoPolicy(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdatePtoPolicyInput) input: InstanceType<typeof UpdatePtoPolicyInput>,
  ): Promise<PtoPolicyView> {
    return context.execute(updatePtoPolicy, { ...input, id });
  }

  @Mutation(() => Boolean)
  async deletePtoPolicy(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<true> {
    await context.execute(deletePtoPolicy, { id });
    return true;
  }
}
