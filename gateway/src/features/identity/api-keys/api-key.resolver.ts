import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/context/request-context.builder.js';
import { CreateApiKeyInput } from './api-key.inputs.js';
import { apiKeys, createApiKey, reassignApiKey, revokeApiKey } from './api-key.service.js';
import { ApiKeyPayload, ApiKeyType, type ApiKeyView, type NewApiKey } from './api-key.types.js';

@Resolver()
export class ApiKeyResolver {
  @Query(() => [ApiKeyType], {
    description: 'The API keys that are not revoked, newest first. includeRevoked adds those that were revoked last.',
  })
  apiKeys(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('includeRevoked', () => Boolean, { nullable: true, description: 'Whether to include revoked keys.' })
    includeRevoked?: boolean,
  ): Promise<ApiKeyView[]> {
    return context.execute(apiKeys, { includeRevoked }, info);
  }

  @Mutation(() => ApiKeyPayload)
  createApiKey(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateApiKeyInput) input: InstanceType<typeof CreateApiKeyInput>,
  ): Promise<NewApiKey> {
    return context.execute(createApiKey, input);
  }

  @Mutation(() => Boolean)
  async revokeApiKey(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<true> {
    await context.execute(revokeApiKey, { id });
    return true;
  }

  @Mutation(() => ApiKeyType)
  reassignApiKey(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<ApiKeyView> {
    return context.execute(reassignApiKey, { id });
  }
}
