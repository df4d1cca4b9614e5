import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/graphql/context/request-context.builder.js';
import { EarningCodeInput } from './earning-code.inputs.js';
import { earningCodes, setEarningCode } from './earning-code.service.js';
import { EarningCodeType, type EarningCodeView } from './earning-code.types.js';

@Resolver()
export class EarningCodeResolver {
  @Query(() => [EarningCodeType], {
    description: 'The earning codes of every kind and category, then those of jobs and policies by name.',
  })
  earningCodes(@Ctx() context: RequestContext): Promise<EarningCodeView[]> {
    return context.execute(earningCodes, {});
  }

  @Mutation(() => [EarningCodeType])
  setEarningCode(
    @Ctx() context: RequestContext,
    @Arg('input', () => EarningCodeInput) input: InstanceType<typeof EarningCodeInput>,
  ): Promise<EarningCodeView[]> {
    return context.execute(setEarningCode, input);
  }
}
