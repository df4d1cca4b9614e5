import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { PtoPolicy } from './pto-policy.entity.js';
import { PtoPolicyInput, UpdatePtoPolicyInput } from './pto-policy.inputs.js';
import { createPtoPolicy, deletePtoPolicy, ptoPolicies, updatePtoPolicy } from './pto-policy.service.js';

@Resolver()
export class PtoPolicyResolver {
  @Query(() => [PtoPolicy], { description: 'The oldest first: the active ones, or the retired ones too.' })
  ptoPolicies(
    @Ctx() context: RequestContext,
    @Arg('includeRetired', () => Boolean, { nullable: true }) includeRetired?: boolean,
  ): Promise<PtoPolicy[]> {
    return context.execute(ptoPolicies, { includeRetired });
  }

  @Mutation(() => PtoPolicy, { description: 'A name is taken once among active policies, whatever its case.' })
  createPtoPolicy(
    @Ctx() context: RequestContext,
    @Arg('input', () => PtoPolicyInput) input: InstanceType<typeof PtoPolicyInput>,
  ): Promise<PtoPolicy> {
    return context.execute(createPtoPolicy, input);
  }

  @Mutation(() => PtoPolicy, {
    description: 'Renames, retires, reinstates, changes the allowance (null: no limit). What is absent stays.',
  })
  updatePtoPolicy(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdatePtoPolicyInput) input: InstanceType<typeof UpdatePtoPolicyInput>,
  ): Promise<PtoPolicy> {
    return context.execute(updatePtoPolicy, { ...input, id });
  }

  @Mutation(() => Boolean, { description: 'A policy in use is retired, not lost.' })
  deletePtoPolicy(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(deletePtoPolicy, { id });
  }
}
