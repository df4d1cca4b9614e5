import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, Info, Resolver, Root, Subscription } from 'type-graphql';
import { z } from 'zod';
import type { RequestContext } from '../../../platform/graphql/context/request-context.js';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import { enumFromZod } from '../../../platform/graphql/schema/types-from-zod.js';
import { userView } from '../../identity/index.js';
import {
  ClockState,
  type ClockStatusMessage,
  clockStatus,
  clockStatusTopic,
  ownClock,
  ownClockTopic,
} from '../timesheets/clock-status.service.js';
import { timesheetView } from '../timesheets/timesheet.types.js';

const clockStatusView = z.object({
  user: userView.describe('The person.'),
  state: enumFromZod('ClockState', z.enum(ClockState), 'Whether a person is out, working or on a break.', {
    ON_BREAK: 'Clocked in, with a break in progress.',
    OUT: 'Not clocked in.',
    WORKING: 'Clocked in and not on a break.',
  }).describe('Whether the person works, has a break, or is clocked out.'),
  since: z.date().describe('Since when the person is in this state.'),
});
const ClockStatus = objectFromZod(
  'ClockStatus',
  clockStatusView,
  'The new state of a person: out, working or on a break.',
);

const ownClockView = z.object({
  timesheet: timesheetView.nullable().describe('The caller’s timesheet in progress. Null without one.'),
});
const OwnClock = objectFromZod('OwnClock', ownClockView, 'The caller’s clock after a change.');

@Resolver()
export class ClockStatusResolver {
  @Subscription(() => ClockStatus, {
    description: 'Every change of a clock state in the organization from now on.',
    subscribe: ({ context }: { context: RequestContext }) => {
      const { organizationId } = context.authorize('clockStatusChanged');
      return context.subscribe(clockStatusTopic(organizationId));
    },
  })
  clockStatusChanged(
    @Root() message: ClockStatusMessage,
    @Ctx() context: RequestContext,
  ): Promise<z.infer<typeof clockStatusView>> {
    return context.execute(clockStatus, message);
  }

  @Subscription(() => OwnClock, {
    description:
      'Every change of the caller’s own timesheet in progress, whichever device or manager makes it, from the moment of subscribing. The first event is the current state.',
    // A message at once, so that a screen that reconnects learns what it has missed.
    subscribe: ({ context }: { context: RequestContext }) =>
      context.subscribe(ownClockTopic(context.authorize('myClockChanged')), {}),
  })
  myClockChanged(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<z.infer<typeof ownClockView>> {
    return context.execute(ownClock, {}, info);
  }
}
