import {
  Ctx,
  Field,
  GraphQLISODateTime,
  ObjectType,
  Resolver,
  Root,
  registerEnumType,
  Subscription,
} from 'type-graphql';
import type { RequestContext } from '../../../platform/graphql/server/request-context.js';
import { User } from '../../identity/index.js';
import { ClockState, type ClockStatusMessage, clockStatus, clockStatusTopic } from './clock-status.service.js';

registerEnumType(ClockState, { name: 'ClockState', description: 'Whether a person is out, working or on a break.' });

@ObjectType({ description: 'The new state of a person: out, working or on a break.' })
class ClockStatus {
  @Field(() => User)
  user!: User;

  @Field(() => ClockState)
  state!: ClockState;

  @Field(() => GraphQLISODateTime)
  since!: Date;
}

@Resolver()
export class ClockStatusResolver {
  @Subscription(() => ClockStatus, {
    description: 'Every change of a person’s clock state in the organization, from the moment of subscribing.',
    subscribe: ({ context }: { context: RequestContext }) => {
      const { organizationId } = context.authorize('clockStatusChanged');
      return context.subscribe(clockStatusTopic(organizationId));
    },
  })
  clockStatusChanged(@Root() message: ClockStatusMessage, @Ctx() context: RequestContext): Promise<ClockStatus> {
    return context.execute(clockStatus, message);
  }
}
