import { mutationsOf, payloadMutation } from '../../../platform/graphql/schema/payload-mutation.builder.js';
import { resetCalendarFeed } from './calendar.service.js';
import { CalendarFeedType } from './calendar.types.js';

export const CalendarMutations = mutationsOf(
  payloadMutation('calendarFeedReset', resetCalendarFeed, {
    description: 'Creates a new address of the caller’s calendar feed. The old one stops working immediately.',
    payload: {
      calendarFeed: {
        type: () => CalendarFeedType,
        description: 'The feed at its new address.',
      },
    },
  }),
);
