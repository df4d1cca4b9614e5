import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.builder.js';
import { CreateApiKeyInput } from './api-key.inputs.js';
import { apiKeys, createApiKey, revokeApiKey } from './api-key.service.js';
import { ApiKeyPayload, ApiKeyType, type ApiKeyView, type NewApiKey } from './api-key.types.js';

@Resolver()
export class ApiKeyResolver {
  @Query(() => [ApiKeyType], { description: 'The API keys that are not revoked, newest first.' })
  apiKeys(@Ctx() context: RequestContext): Promise<ApiKeyView[]> {
    return context.execute(apiKeys, {});
  }

  @Mutation(() => ApiKeyPayload, { description: 'Creates an API key. Only this response contains its secret.' })
  createApiKey(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateApiKeyInput) input: InstanceType<typeof CreateApiKeyInput>,
  ): Promise<NewApiKey> {
    return context.execute(createApiKey, input);
  }

  @Mutation(() => Boolean, { description: 'Revokes an API key, which stops working immediately.' })
  revokeApiKey(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(revokeApiKey, { id });
  }
}
