import { GraphQLNonNull } from 'graphql';
import { z } from 'zod';
import { objectFromZod } from '../../../platform/graphql/schema/object-from-zod.js';
import type { SubscriptionField } from '../../../platform/graphql/schema/type-fields.js';
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

export const clockStatusChanged: SubscriptionField<ClockStatusMessage> = {
  type: new GraphQLNonNull(ClockStatus),
  description: 'Every change of a clock state in the organization from now on.',
  subscribe: (_source, _args, context) => {
    const { organizationId } = context.authorize('clockStatusChanged');
    return context.subscribe(clockStatusTopic(organizationId));
  },
  resolve: (message, _args, context) => context.execute(clockStatus, message),
};

export const myClockChanged: SubscriptionField<unknown> = {
  type: new GraphQLNonNull(OwnClock),
  description:
    'Every change of the caller’s own timesheet in progress, whichever device or manager makes it, from the moment of subscribing. The first event is the current state.',
  // A message at once, so that a screen that reconnects learns what it has missed.
  subscribe: (_source, _args, context) => context.subscribe(ownClockTopic(context.authorize('myClockChanged')), {}),
  resolve: (_message, _args, context, info) => context.execute(ownClock, {}, info),
};
