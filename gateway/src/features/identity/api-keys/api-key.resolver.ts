import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { ApiKey } from './api-key.entity.js';
import { CreateApiKeyInput } from './api-key.inputs.js';
import { apiKeys, createApiKey, type NewApiKey, revokeApiKey } from './api-key.service.js';

@ObjectType({ description: 'A new API key, with the only sight of its secret.' })
export class ApiKeyPayload {
  @Field(() => ApiKey)
  apiKey!: ApiKey;

  @Field(() => String)
  secret!: string;
}

@Resolver()
export class ApiKeyResolver {
  @Query(() => [ApiKey], { description: 'Those that are not revoked, the newest first.' })
  apiKeys(@Ctx() context: RequestContext): Promise<ApiKey[]> {
    return context.execute(apiKeys, {});
  }

  @Mutation(() => ApiKeyPayload, { description: 'The secret is told in this answer and never again.' })
  createApiKey(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateApiKeyInput) input: InstanceType<typeof CreateApiKeyInput>,
  ): Promise<NewApiKey> {
    return context.execute(createApiKey, input);
  }

  @Mutation(() => Boolean, { description: 'It opens nothing from now on.' })
  revokeApiKey(@Ctx() context: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    return context.execute(revokeApiKey, { id });
  }
}
