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
import { ClockState, type ClockStatusMessage, clockStatusTopic } from './clock-status.events.js';
import { clockStatus } from './clock-status.service.js';

registerEnumType(ClockState, { name: 'ClockState', description: 'What somebody does right now.' });

@ObjectType({ description: 'Who is out, working or on a break from now on.' })
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
    description: 'Every change of somebody’s state within the organization, from now on.',
    subscribe: ({ context }: { context: RequestContext }) => {
      const { organizationId } = context.authorize('clockStatusChanged');
      return context.subscribe(clockStatusTopic(organizationId));
    },
  })
  clockStatusChanged(@Root() message: ClockStatusMessage, @Ctx() context: RequestContext): Promise<ClockStatus> {
    return context.execute(clockStatus, message);
  }
}
